import { type Kysely, sql } from 'kysely';

/** Hall tickets carry a number and a code like certificates; a student has one valid ticket for an exam session. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create unique index hall_tickets_once on certificates (about, student_id)
    where kind = 'hall-ticket' and withdrawn_on is null`.execute(db);
}
