import { type Kysely, sql } from 'kysely';

/** Enrolment numbers are compared without regard to case: people read them aloud and type them either way. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ first: string; second: string }>`
    select one.enrollment_number as first, other.enrollment_number as second
    from students as one join students as other
      on lower(one.enrollment_number) = lower(other.enrollment_number) and one.id < other.id
    order by 1, 2 limit 10`.execute(db);
  if (rows.length > 0) {
    const pairs = rows.map(({ first, second }) => `${first} and ${second}`).join(', ');
    throw new Error(
      `Two students have one enrolment number but for capital letters: ${pairs}. Change one of each with the version before, then start again.`,
    );
  }
  await sql`create unique index students_enrollment_number_any_case on students (lower(enrollment_number))`.execute(
    db,
  );
}
