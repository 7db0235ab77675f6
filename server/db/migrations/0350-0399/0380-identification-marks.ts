import type { Kysely } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

/** The marks by which a student is known, as the school's certificate has them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('students').addColumn('identification_marks', textType(db)).execute();
}
