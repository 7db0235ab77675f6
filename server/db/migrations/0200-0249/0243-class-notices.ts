import type { Kysely } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

/** The teacher who has written a notice to an own class. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('notices')
    .addColumn('faculty_id', textType(db), (c) => c.references('faculty.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('notices_by_faculty').on('notices').column('faculty_id').execute();
}
