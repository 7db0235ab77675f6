import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Classes that were held, their registers, and the sums of the registers for each student and subject. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const table = (name: string) => strict(db, db.schema.createTable(name));
  const student = (name: string) =>
    table(name).addColumn('student_id', text, (c) =>
      c.notNull().references('students.id').onDelete('cascade'),
    );

  await table('classes')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('academic_year', text, (c) => c.notNull())
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('period', 'integer', (c) => c.notNull())
    .addColumn('year', text, (c) => c.notNull())
    .addColumn('subject_id', text, (c) => c.notNull().references('subjects.id').onDelete('restrict'))
    .addColumn('faculty_id', text, (c) => c.references('faculty.id').onDelete('set null'))
    .addColumn('room', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('account_id', text)
    .addColumn('taken_by', text, (c) => c.notNull())
    .addColumn('taken_at', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint('classes_once', ['day', 'period', 'year'])
    .execute();

  await student('attendance')
    .addColumn('class_id', text, (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('mark', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('attendance_once', ['class_id', 'student_id'])
    .execute();

  // One row for each student, subject and kind: the list of all students at risk must not read every register of the year.
  const sums = student('attendance_sums')
    .addColumn('academic_year', text, (c) => c.notNull())
    .addColumn('subject_id', text, (c) => c.notNull().references('subjects.id').onDelete('restrict'))
    .addColumn('kind', text, (c) => c.notNull());
  let counted = sums;
  for (const column of ['present', 'absent', 'late', 'duty', 'leave', 'earlier_held', 'earlier_attended'])
    counted = counted.addColumn(column as never, 'integer', (c) => c.notNull().defaultTo(0));
  await counted
    .addPrimaryKeyConstraint('attendance_sums_once', ['student_id', 'academic_year', 'subject_id', 'kind'])
    .execute();

  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index('attendance_by_student', 'attendance', ['student_id']);
  await index('classes_by_subject', 'classes', ['subject_id', 'academic_year', 'kind']);
  await index('classes_by_faculty', 'classes', ['faculty_id', 'day']);
  await index('attendance_sums_by_subject', 'attendance_sums', ['subject_id', 'academic_year']);
}
