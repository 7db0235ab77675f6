import { type Kysely, sql } from 'kysely';
import { isPostgres, strict, textType } from '#server/db/driver/dialect.ts';

/** Accounts, sessions, invites and the audit log. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const table = (name: string) => strict(db, db.schema.createTable(name));

  await table('accounts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('role', text, (c) => c.notNull())
    .addColumn('username', text, (c) => c.unique())
    .addColumn('student_id', text, (c) => c.unique().references('students.id').onDelete('cascade'))
    .addColumn('faculty_id', text, (c) => c.unique().references('faculty.id').onDelete('cascade'))
    .addColumn('password_hash', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();

  await table('sessions')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('token_hash', text, (c) => c.notNull().unique())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('last_seen_at', text, (c) => c.notNull())
    .addColumn('idle_expires_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addColumn('ip', text, (c) => c.notNull())
    .addColumn('user_agent', text, (c) => c.notNull())
    .execute();

  await table('invites')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', text, (c) => c.notNull())
    .addColumn('used_at', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();

  await table('login_failures')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('window_started_at', text, (c) => c.notNull())
    .addColumn('blocked_until', text, (c) => c.notNull())
    .execute();

  await table('deleted_records')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('noun', text, (c) => c.notNull())
    .addColumn('record_id', text, (c) => c.notNull())
    .addColumn('label', text, (c) => c.notNull())
    .addColumn('data', text, (c) => c.notNull())
    .addColumn('deleted_at', text, (c) => c.notNull())
    .addColumn('deleted_by', text)
    .execute();

  await table('audit_log')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('account_id', text)
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('noun', text, (c) => c.notNull())
    .addColumn('record_id', text, (c) => c.notNull())
    .addColumn('changes', text, (c) => c.notNull())
    .addColumn('request_id', text, (c) => c.notNull())
    .execute();

  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index('sessions_by_account', 'sessions', ['account_id', 'created_at']);
  await index('invites_by_account', 'invites', ['account_id']);
  await index('deleted_records_by_record', 'deleted_records', ['noun', 'record_id']);
  await index('deleted_records_by_time', 'deleted_records', ['deleted_at']);
  await index('audit_log_by_record', 'audit_log', ['noun', 'record_id', 'at']);

  await forbidRewriting(db);
}

/** Triggers refuse every update and delete of audit rows, also by our own code. */
async function forbidRewriting(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create function audit_log_is_append_only() returns trigger language plpgsql
      as $$ begin raise exception 'the audit log is append-only'; end $$`.execute(db);
    await sql`create trigger audit_log_no_change before update or delete or truncate on audit_log
      for each statement execute function audit_log_is_append_only()`.execute(db);
    return;
  }
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.raw(`audit_log_no_${change}`)} before ${sql.raw(change)} on audit_log
      begin select raise(abort, 'the audit log is append-only'); end`.execute(db);
  }
}
