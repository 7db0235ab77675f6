import { sql } from 'kysely';
import { isPostgres } from './driver/dialect.ts';
import type { Database } from './schema.ts';

/** The database's own name and version, its size and its newest migration. */
export async function describeDatabase(
  db: Database,
): Promise<{ name: string; bytes: number; migration: string }> {
  const query = isPostgres(db)
    ? sql<Row>`select 'PostgreSQL ' || split_part(current_setting('server_version'), ' ', 1) as name,
        pg_database_size(current_database()) as bytes, max(name) as migration from kysely_migration`
    : sql<Row>`select 'SQLite ' || sqlite_version() as name,
        (select page_count from pragma_page_count) * (select page_size from pragma_page_size) as bytes,
        max(name) as migration from kysely_migration`;
  const { rows } = await query.execute(db);
  return rows[0] as Row; // an aggregate has one row
}

interface Row {
  name: string;
  bytes: number;
  migration: string;
}

/** When its first migration ran. Its backups share it; no other database has it. */
export async function readMadeAt(db: Database): Promise<string> {
  const { rows } = await sql<{
    at: string | null;
  }>`select min(timestamp) as at from kysely_migration`.execute(db);
  return rows[0]?.at ?? '';
}
