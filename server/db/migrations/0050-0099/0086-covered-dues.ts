import { type Kysely, sql } from 'kysely';

/** The index of open fees by student also has what the sums of dues read: they are computed from it alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index fees_open_by_student`.execute(db);
  await sql`create index fees_open_by_student on fees (student_id, due_on, id, amount, paid, conceded)
    where amount > paid + conceded`.execute(db);
}
