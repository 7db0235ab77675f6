import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/dialect.ts';

/** What the office words its own way, and fees, results and grades that tell two editors apart. */
export async function up(db: Kysely<{ college_settings: { id: string } }>): Promise<void> {
  const untyped = db as unknown as Kysely<never>; // as the helpers of all migrations take it
  await strict(untyped, untyped.schema.createTable('college_settings'))
    .addColumn('id', textType(untyped), (c) => c.primaryKey())
    .addColumn('invite_message', textType(untyped))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.insertInto('college_settings').values({ id: 'college' }).execute();

  for (const table of ['fees', 'results', 'grade_info']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  }
}
