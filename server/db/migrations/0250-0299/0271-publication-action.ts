import { type Kysely, sql } from 'kysely';

/** What was done is called as in the audit log. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table publications rename column deed to action`.execute(db);
}
