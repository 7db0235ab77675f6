import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Changes of many students at once, which can be undone as a whole. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('bulk_changes'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('label', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('changed', 'integer', (c) => c.notNull())
    .addColumn('undone_at', text)
    .addColumn('snapshot', text)
    .execute();
  await db.schema.createIndex('bulk_changes_by_at').on('bulk_changes').columns(['at', 'id']).execute();
  await strict(db, db.schema.createTable('bulk_change_rows'))
    .addColumn('change_id', text, (c) => c.notNull().references('bulk_changes.id').onDelete('cascade'))
    .addColumn('student_id', text, (c) => c.notNull())
    .addColumn('before', text, (c) => c.notNull())
    .addColumn('after', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('bulk_change_rows_key', ['change_id', 'student_id'])
    .execute();
}
