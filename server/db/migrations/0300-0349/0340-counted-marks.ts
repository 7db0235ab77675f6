import type { Kysely } from 'kysely';

/** The marks of a month are counted in an index of class and mark, small on PostgreSQL, which keeps equal entries once. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('attendance_marks').on('attendance').columns(['class_id', 'mark']).execute();
  await db.schema.dropIndex('attendance_missed').execute();
}
