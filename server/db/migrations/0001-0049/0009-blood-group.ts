import type { Kysely } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

/** Needed for practical classes and to find blood donors: the list can be filtered by it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('students').addColumn('blood_group', textType(db)).execute();
  await db.schema
    .createIndex('students_by_blood_group')
    .on('students')
    .columns(['blood_group', 'last_name', 'first_name', 'id'])
    .execute();
}
