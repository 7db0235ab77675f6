import { type Kysely, sql } from 'kysely';
import { isPostgres, strict, textType } from '#server/db/driver/dialect.ts';

/** Every table of the first release. Migrations see no schema type: they must keep working when it has moved on. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const table = (name: string) => strict(db, db.schema.createTable(name));

  const person = (name: string) =>
    table(name)
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('first_name', text, (c) => c.notNull())
      .addColumn('last_name', text, (c) => c.notNull())
      .addColumn('search_text', text, (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull());

  await person('students')
    .addColumn('enrollment_number', text, (c) => c.notNull().unique())
    .addColumn('profile_pic', text)
    .addColumn('father_first_name', text, (c) => c.notNull())
    .addColumn('father_last_name', text, (c) => c.notNull())
    .addColumn('mother_first_name', text, (c) => c.notNull())
    .addColumn('mother_last_name', text, (c) => c.notNull())
    .addColumn('year', text, (c) => c.notNull())
    .execute();

  await person('faculty')
    .addColumn('designation', text, (c) => c.notNull())
    .addColumn('specialization', text, (c) => c.notNull())
    .addColumn('experience_years', 'integer', (c) => c.notNull())
    .addColumn('year_of_joining', text, (c) => c.notNull())
    .execute();

  const ownedByPerson = (name: string) =>
    table(name)
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('student_id', text, (c) => c.unique().references('students.id').onDelete('cascade'))
      .addColumn('faculty_id', text, (c) => c.unique().references('faculty.id').onDelete('cascade'));

  await ownedByPerson('personal_info')
    .addColumn('dob', text)
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('gender', text, (c) => c.notNull())
    .addColumn('nationality', text, (c) => c.notNull())
    .addColumn('religion', text, (c) => c.notNull())
    .execute();

  await ownedByPerson('contact_info')
    .addColumn('email', text, (c) => c.notNull().unique())
    .addColumn('phone', text, (c) => c.notNull())
    .execute();

  await table('subjects')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('code', text, (c) => c.notNull().unique())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('year', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  const ownedByStudent = (name: string) =>
    table(name)
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('student_id', text, (c) => c.notNull().references('students.id').onDelete('cascade'));

  await ownedByStudent('fees')
    .addColumn('label', text, (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('paid', 'integer', (c) => c.notNull())
    .addColumn('due_on', text, (c) => c.notNull())
    .addColumn('paid_on', text)
    .execute();

  await ownedByStudent('results')
    .addColumn('subject_id', text, (c) => c.notNull().references('subjects.id').onDelete('restrict'))
    .addColumn('exam', text, (c) => c.notNull())
    .addColumn('marks', 'real', (c) => c.notNull())
    .addColumn('max_marks', 'real', (c) => c.notNull())
    .addColumn('held_on', text, (c) => c.notNull())
    .execute();

  await ownedByStudent('grade_info')
    .addColumn('subject_id', text, (c) => c.notNull().references('subjects.id').onDelete('restrict'))
    .addColumn('grade', text, (c) => c.notNull())
    .addColumn('grade_point', 'real', (c) => c.notNull())
    .addColumn('term', text, (c) => c.notNull())
    .execute();

  await table('events')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('event_title', text, (c) => c.notNull())
    .addColumn('event_date', text, (c) => c.notNull())
    .addColumn('event_photo', text)
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  await table('academic_calendar')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('year', text, (c) => c.notNull())
    .addColumn('event', text, (c) => c.notNull())
    .addColumn('date', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  // A search reads every row of this index, which is far smaller than the table. PostgreSQL allows no entries that long.
  const searched = isPostgres(db) ? [] : ['search_text'];
  await index('students_by_last_name', 'students', ['last_name', 'first_name', 'id', ...searched]);
  await index('students_by_first_name', 'students', ['first_name', 'last_name', 'id']);
  await index('students_by_year', 'students', ['year', 'last_name', 'first_name', 'id']);
  // Must be the same expression as in the list's order by year.
  await sql`create index students_by_year_order on students (
    (case year when 'FIRST' then 1 when 'SECOND' then 2 when 'THIRD' then 3 else 4 end), last_name, first_name, id
  )`.execute(db);
  await index('faculty_by_last_name', 'faculty', ['last_name', 'first_name', 'id']);
  await index('fees_by_student', 'fees', ['student_id', 'due_on']);
  await index('results_by_student', 'results', ['student_id', 'held_on']);
  await index('results_by_subject', 'results', ['subject_id']);
  await index('grade_info_by_student', 'grade_info', ['student_id', 'term']);
  await index('grade_info_by_subject', 'grade_info', ['subject_id']);
  await index('subjects_by_year', 'subjects', ['year', 'code']);
  await index('events_by_date', 'events', ['event_date']);
  await index('academic_calendar_by_date', 'academic_calendar', ['date']);
  await index('academic_calendar_by_year', 'academic_calendar', ['year', 'date']);
  await index('contact_info_by_phone', 'contact_info', ['phone', 'student_id']);
}
