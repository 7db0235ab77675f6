import { type Kysely, sql } from 'kysely';

/** Before a payment is entered, an earlier one with its reference is looked for. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index payments_by_reference on payments (lower(replace(replace(reference, ' ', ''), '-', '')))`.execute(
    db,
  );
}
