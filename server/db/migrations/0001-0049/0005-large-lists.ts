import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/driver/dialect.ts';

/** Indexes and counts for lists and new numbers in a college with 100,000 students. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index contact_info_by_email on contact_info (email, student_id)`.execute(db);
  await sql`create index students_by_number_length on students (length(enrollment_number), enrollment_number)`.execute(
    db,
  );
  if (isPostgres(db)) await keepStudentCount(db);
}

/** Each row holds the change of the count by one statement: see student-count.ts. */
async function keepStudentCount(db: Kysely<never>): Promise<void> {
  await sql`create table student_count (change bigint not null)`.execute(db);
  await sql`create function note_student_count() returns trigger language plpgsql as $$
    begin
      insert into student_count select case tg_op when 'INSERT' then count(*) else -count(*) end from changed;
      return null;
    end $$`.execute(db);
  for (const [change, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`create trigger ${sql.raw(`students_note_${change}`)} after ${sql.raw(change)} on students
      referencing ${sql.raw(rows)} table as changed for each statement execute function note_student_count()`.execute(
      db,
    );
  }
  await sql`insert into student_count select count(*) from students`.execute(db);
}
