import { type Kysely, sql } from 'kysely';
import { isPostgres, textType } from '#server/db/driver/dialect.ts';

/** The enrolment numbers of deleted students, in a column, so that the next number is found without reading the stored JSON. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('deleted_records').addColumn('enrollment_number', textType(db)).execute();
  const number = isPostgres(db)
    ? sql`data::json #>> '{students,0,enrollment_number}'`
    : sql`json_extract(data, '$.students[0].enrollment_number')`;
  await sql`update deleted_records set enrollment_number = ${number} where noun = 'student'`.execute(db);
  await sql`create index deleted_records_by_number_length on deleted_records
    (length(enrollment_number), enrollment_number)`.execute(db);
}
