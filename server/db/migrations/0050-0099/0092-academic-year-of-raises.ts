import { type Kysely, sql } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

/**
 * A raise keeps the academic year of its plan, which its fees then belong to; until now it stood only at the end of the plan
 * in words. Null where the fee was raised for chosen students, who have no plan.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('fee_raises').addColumn('academic_year', textType(db)).execute();
  await sql`update fee_raises set academic_year = substr(plan, length(plan) - 8)
    where plan not like '%, chosen students'`.execute(db);
}
