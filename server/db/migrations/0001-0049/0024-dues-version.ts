import { type Kysely, sql } from 'kysely';
import { isPostgres, strict } from '#server/db/driver/dialect.ts';

/**
 * A number that grows with every change of what the sums of dues depend on: fees, and a student's name, year and quota. While
 * it stays the same, a process may answer the sums that it has computed. On PostgreSQL each change inserts a row, since
 * writers would wait for a single shared row; the version is the sum of the rows.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await strict(db, db.schema.createTable('dues_version'))
    .addColumn('change', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into dues_version (change) values (1)`.execute(db);
  const differs = ['search_text', 'year', 'quota']
    .map((column) => `old.${column} is distinct from new.${column}`)
    .join(' or ');
  await (isPostgres(db) ? onPostgres(db, differs) : onSqlite(db, differs));
}

async function onSqlite(db: Kysely<never>, differs: string): Promise<void> {
  const trigger = (name: string, when: string) =>
    sql
      .raw(`create trigger ${name} after ${when} begin update dues_version set change = change + 1; end`)
      .execute(db);
  await trigger('fees_inserted', 'insert on fees');
  await trigger('fees_updated', 'update on fees');
  await trigger('fees_deleted', 'delete on fees');
  await trigger('students_owe_otherwise', `update on students when ${differs}`);
}

async function onPostgres(db: Kysely<never>, differs: string): Promise<void> {
  await sql
    .raw(`create function note_dues() returns trigger language plpgsql as $$ begin
      insert into dues_version (change) values (1);
      return null; end $$`)
    .execute(db);
  await sql`create trigger fees_changed after insert or update or delete on fees
    for each statement execute function note_dues()`.execute(db);
  await sql
    .raw(`create trigger students_owe_otherwise after update on students
      for each row when (${differs}) execute function note_dues()`)
    .execute(db);
}
