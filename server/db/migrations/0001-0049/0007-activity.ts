import type { Kysely } from 'kysely';

/** For the audit log of the whole college: indexes by time, and for the names of deleted records. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('audit_log_by_time').on('audit_log').columns(['at', 'id']).execute();
  await db.schema.createIndex('deleted_records_by_id').on('deleted_records').columns(['record_id']).execute();
}
