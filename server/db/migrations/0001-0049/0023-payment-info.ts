import type { Kysely } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

/** How the college wants to be paid, as JSON; null until the office has entered it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('college_settings').addColumn('payment_info', textType(db)).execute();
}
