// Guardians that were made of the parents in the students' records, for the undo.
import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('guardian_imports'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('created', 'integer', (c) => c.notNull())
    .addColumn('linked', 'integer', (c) => c.notNull())
    .addColumn('undone_at', text)
    .execute();
  // Without foreign keys: a guardian or a student may be deleted and restored.
  await strict(db, db.schema.createTable('guardian_import_rows'))
    .addColumn('import_id', text, (c) => c.notNull().references('guardian_imports.id').onDelete('cascade'))
    .addColumn('guardian_id', text, (c) => c.notNull())
    .addColumn('student_id', text, (c) => c.notNull())
    .addColumn('is_new', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('guardian_import_rows_key', ['import_id', 'guardian_id', 'student_id'])
    .execute();
}
