import type { Kysely } from 'kysely';

/** What the office's list of everything that happened needs: newest first, with the names of what is gone. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('audit_log_by_time').on('audit_log').columns(['at', 'id']).execute();
  await db.schema.createIndex('deleted_records_by_id').on('deleted_records').columns(['record_id']).execute();
}
