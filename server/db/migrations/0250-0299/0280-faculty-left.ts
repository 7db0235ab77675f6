import type { Kysely } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

/** The day on which a teacher left the college. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('faculty').addColumn('left_on', textType(db)).execute();
}
