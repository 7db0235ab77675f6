import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Who teaches what. It ends with the faculty member and with the subject. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('teaching'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('faculty_id', text, (c) => c.notNull().references('faculty.id').onDelete('cascade'))
    .addColumn('subject_id', text, (c) => c.notNull().references('subjects.id').onDelete('cascade'))
    .addColumn('academic_year', text, (c) => c.notNull())
    .addUniqueConstraint('teaching_once', ['faculty_id', 'subject_id', 'academic_year'])
    .execute();
  await db.schema
    .createIndex('teaching_by_subject')
    .on('teaching')
    .columns(['subject_id', 'academic_year'])
    .execute();
  await db.schema.createIndex('teaching_by_year').on('teaching').column('academic_year').execute();
}
