import { type Kysely, sql } from 'kysely';
import { textType } from '#server/db/dialect.ts';

/** Hall tickets carry a number and a code like certificates; a student has one valid ticket for an exam session. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('session_id', textType(db)).execute();
  await sql`create unique index certificates_by_session on certificates (session_id, student_id)
    where session_id is not null and withdrawn_on is null`.execute(db);
}
