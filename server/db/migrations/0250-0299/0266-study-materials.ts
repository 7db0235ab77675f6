import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** What teachers give the students of a subject; the PDFs lie with those of notices. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('study_materials'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('subject_id', text, (c) => c.notNull().references('subjects.id').onDelete('cascade'))
    .addColumn('file_id', text, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('added_by', text, (c) => c.notNull())
    .addColumn('added_at', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('study_materials_by_subject')
    .on('study_materials')
    .columns(['subject_id'])
    .execute();
}
