import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Facts that the office has entered, as JSON; all others have their start values. What is published is in `publications`. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('facts'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
