import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** The ids of the sample records, so that they can be removed without touching the college's own. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('sample_records'))
    .addColumn('table_name', text, (c) => c.notNull())
    .addColumn('record_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('sample_records_key', ['table_name', 'record_id'])
    .execute();
}
