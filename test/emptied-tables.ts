// A PostgreSQL database that a test has used becomes again what it was after the migrations.
import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Above this many bytes the room that deleted rows take slows the next test down: nothing vacuums these databases. */
const mostLeft = 256 * 1024;

/** Called once in the migrated database, which is then copied: keeps the rows that migrations insert, and the way back to them. */
export async function keepStart(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(db);
  const lines = (line: (table: string) => string) => rows.map(({ name }) => line(name)).join('\n');
  await sql
    .raw(`create schema start; ${lines((table) => `create table start.${table} as table public.${table};`)}`)
    .execute(db);
  // A procedure: its statements are compiled once for a connection.
  await sql
    .raw(
      `create procedure start.again() language plpgsql as $$ begin
        ${lines(
          (
            table,
          ) => `if pg_relation_size('public.${table}') > ${mostLeft} then truncate public.${table} cascade;
            elsif exists (select from public.${table}) then delete from public.${table}; end if;`,
        )}
        ${lines((table) => `insert into public.${table} select * from start.${table};`)}
      end $$`,
    )
    .execute(db);
}

/**
 * As after the migrations.
 * @returns whether it could be done: not where a test has renamed or removed a table, or has left a row locked
 */
export async function emptyTables(db: Database): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      // Neither triggers nor foreign keys, which refuse deletions.
      await sql`select set_config('session_replication_role', 'replica', true), set_config('lock_timeout', '1s', true)`.execute(
        tx,
      );
      await sql`call start.again()`.execute(tx);
    });
    return true;
  } catch {
    return false;
  }
}
