import { type Kysely, sql } from 'kysely';

/** Few marks are not 'present': those of a month are counted in an index of them alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('attendance_missed')
    .on('attendance')
    .columns(['class_id', 'mark'])
    .where(sql.ref('mark'), '<>', sql.lit('present'))
    .execute();
}
