import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Exam sessions, their papers (one a subject), and the marks of each student. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('exam_sessions'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('academic_year', text, (c) => c.notNull())
    .addColumn('year', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('is_public', 'integer', (c) => c.notNull())
    .addColumn('first_date', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await strict(db, db.schema.createTable('exam_papers'))
    .addColumn('session_id', text, (c) => c.notNull().references('exam_sessions.id').onDelete('cascade'))
    .addColumn('subject_id', text, (c) => c.notNull().references('subjects.id').onDelete('restrict'))
    .addColumn('held_on', text, (c) => c.notNull())
    .addColumn('starts_at', text, (c) => c.notNull())
    .addColumn('room', text, (c) => c.notNull())
    .addColumn('max_marks', 'real', (c) => c.notNull())
    .addColumn('entered_by_id', text, (c) => c.references('faculty.id').onDelete('set null'))
    .addPrimaryKeyConstraint('exam_papers_key', ['session_id', 'subject_id'])
    .execute();
  await strict(db, db.schema.createTable('exam_marks'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('session_id', text, (c) => c.notNull().references('exam_sessions.id').onDelete('cascade'))
    .addColumn('subject_id', text, (c) => c.notNull().references('subjects.id').onDelete('restrict'))
    .addColumn('student_id', text, (c) => c.notNull().references('students.id').onDelete('cascade'))
    .addColumn('marks', 'real')
    .addColumn('is_absent', 'integer', (c) => c.notNull())
    .addColumn('entered_by', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint('exam_marks_cell', ['session_id', 'subject_id', 'student_id'])
    .execute();
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  await index('exam_sessions_by_year', 'exam_sessions', ['academic_year', 'year']);
  await index('exam_papers_by_subject', 'exam_papers', ['subject_id']);
  await index('exam_papers_by_teacher', 'exam_papers', ['entered_by_id']);
  await index('exam_marks_by_student', 'exam_marks', ['student_id']);
  await index('exam_marks_by_subject', 'exam_marks', ['subject_id']);
}
