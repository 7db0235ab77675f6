import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** When housekeeping last ran, in one row: a clock that is days after it may be wrong. */
export async function up(db: Kysely<never>): Promise<void> {
  await strict(db, db.schema.createTable('clock'))
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('seen_at', textType(db), (c) => c.notNull())
    .execute();
}
