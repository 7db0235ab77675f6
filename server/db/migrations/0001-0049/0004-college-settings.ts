import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Texts that the office can change, and versions of fees, results and grades, which tell two editors apart. */
export async function up(db: Kysely<{ college_settings: { id: string } }>): Promise<void> {
  const untyped = db as unknown as Kysely<never>; // the functions of dialect.ts take any schema
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
