import { type Kysely, sql } from 'kysely';
import { isPostgres, strict, textType } from '#server/db/driver/dialect.ts';

/**
 * The audit log stays append-only with one exception: while a redaction is open, within its transaction, names and values
 * may be removed from entries, and entries may be deleted. The redaction's time, person and number of entries are kept.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('audit_redactions'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('record_id', text)
    .addColumn('entries', 'integer')
    .execute();
  await db.schema
    .createIndex('audit_redactions_by_record')
    .on('audit_redactions')
    .column('record_id')
    .execute();
  await db.schema.createIndex('audit_log_by_action').on('audit_log').columns(['action', 'at']).execute();
  await (isPostgres(db) ? onPostgres(db) : onSqlite(db));
}

/** A redaction without a count of entries is open. It is never committed in this state, so only its own transaction sees it. */
const isOpen = `exists (select 1 from audit_redactions where entries is null)`;
/** What happened, when and to which record is never rewritten. */
const isKept = `new.id = old.id and new.at = old.at and new.action = old.action and new.noun = old.noun
  and new.record_id = old.record_id and new.request_id = old.request_id
  and new.changes = '{}' and new.label = '' and new.about = '' and new.search_text = ''
  and (new.actor = old.actor or new.actor = 'deleted person')`;

async function onPostgres(db: Kysely<never>): Promise<void> {
  await sql`drop trigger audit_log_no_change on audit_log`.execute(db);
  await sql
    .raw(`create function audit_log_redaction() returns trigger language plpgsql as $$ begin
      if not ${isOpen} then raise exception 'the audit log is append-only'; end if;
      if tg_op = 'DELETE' then return old; end if;
      if not (${isKept}) then raise exception 'the audit log is append-only'; end if;
      return new; end $$`)
    .execute(db);
  await sql`create trigger audit_log_no_change before update or delete on audit_log
    for each row execute function audit_log_redaction()`.execute(db);
  await sql`create trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function audit_log_is_append_only()`.execute(db);
  // Redactions themselves cannot be changed or deleted.
  await sql
    .raw(`create function audit_redactions_are_final() returns trigger language plpgsql as $$ begin
      if tg_op <> 'UPDATE' or old.entries is not null then raise exception 'redactions are final'; end if;
      return new; end $$`)
    .execute(db);
  await sql`create trigger audit_redactions_no_change before update or delete on audit_redactions
    for each row execute function audit_redactions_are_final()`.execute(db);
}

async function onSqlite(db: Kysely<never>): Promise<void> {
  await sql`drop trigger audit_log_no_update`.execute(db);
  await sql`drop trigger audit_log_no_delete`.execute(db);
  const refuse = (name: string, when: string, condition: string, message: string) =>
    sql
      .raw(
        `create trigger ${name} before ${when} when ${condition} begin select raise(abort, '${message}'); end`,
      )
      .execute(db);
  const appendOnly = 'the audit log is append-only';
  await refuse('audit_log_no_update', 'update on audit_log', `not (${isOpen} and ${isKept})`, appendOnly);
  await refuse('audit_log_no_delete', 'delete on audit_log', `not ${isOpen}`, appendOnly);
  const final = 'redactions are final';
  await refuse('audit_redactions_no_update', 'update on audit_redactions', 'old.entries is not null', final);
  await refuse('audit_redactions_no_delete', 'delete on audit_redactions', '1', final);
}
