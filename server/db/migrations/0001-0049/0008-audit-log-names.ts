import { type Kysely, sql } from 'kysely';
import { isPostgres, textType } from '#server/db/driver/dialect.ts';

/** Stores the record's name and a search text in each audit row: looking both up took seconds in a long log. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['about', 'search_text']) {
    await db.schema
      .alterTable('audit_log')
      .addColumn(column, textType(db), (c) => c.notNull().defaultTo(''))
      .execute();
  }
  await allowUpdates(db);
  await sql`update audit_log set about = coalesce(
    (select first_name || ' ' || last_name from students where id = record_id),
    (select first_name || ' ' || last_name from faculty where id = record_id),
    (select code || ' ' || name from subjects where id = record_id),
    (select event_title from events where id = record_id),
    (select event || ', ' || date from academic_calendar where id = record_id),
    (select coalesce(
        students.first_name || ' ' || students.last_name, faculty.first_name || ' ' || faculty.last_name, username)
      from accounts left join students on students.id = student_id left join faculty on faculty.id = faculty_id
      where accounts.id = record_id),
    (select max(label) from deleted_records where deleted_records.record_id = audit_log.record_id),
    '')`.execute(db);
  const text = sql`about || ' ' || actor || ' ' || action || ' ' || label || ' ' || changes`;
  await sql`update audit_log set search_text = ${isPostgres(db) ? sql`lower(normalize(${text}, nfc) collate "und-x-icu")` : sql`plain(${text})`}`.execute(
    db,
  );
  await forbidUpdates(db);
}

async function allowUpdates(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table audit_log disable trigger audit_log_no_change`.execute(db);
    // Every row is written twice: in a long log that takes longer than a request may.
    await sql`set local statement_timeout = 0`.execute(db);
  } else {
    await sql`drop trigger audit_log_no_update`.execute(db);
  }
}

async function forbidUpdates(db: Kysely<never>): Promise<void> {
  await (isPostgres(db)
    ? sql`alter table audit_log enable trigger audit_log_no_change`
    : sql`create trigger audit_log_no_update before update on audit_log
        begin select raise(abort, 'the audit log is append-only'); end`
  ).execute(db);
}
