// The differences between SQLite and PostgreSQL.
import { type CreateTableBuilder, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';

export function isPostgres(db: Pick<Kysely<never>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * The type of a text column in a migration: it compares byte by byte on both databases.
 * @public
 */
export const textType = (db: Kysely<never>) => (isPostgres(db) ? sql`text collate "C"` : sql`text`);

/**
 * For a table in a migration: STRICT makes SQLite refuse a wrong type, as PostgreSQL does by itself.
 * @public
 */
export function strict<T extends string, C extends string>(
  db: Kysely<never>,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C> {
  return isPostgres(db) ? table : table.modifyEnd(sql`strict`);
}

/** The texts of a JSON array, to be used after `in`: the query's text is the same for any number of them. */
export function textsOf(db: Parameters<typeof isPostgres>[0], json: string): RawBuilder<string> {
  return isPostgres(db)
    ? sql`(select jsonb_array_elements_text(${json}::jsonb))`
    : sql`(select value from json_each(${json}))`;
}

/**
 * Another transaction that locks the same name waits until this one ends. On SQLite this does nothing: it has one writer.
 * @param name of the data that one transaction at a time may read and write
 */
export async function lockUntilCommit(tx: Tx, name: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx);
}

/** Many transactions may hold it together; only one that holds it by `lockUntilCommit` waits for them, and they for it. */
export async function shareLockUntilCommit(tx: Tx, name: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock_shared(hashtext(${name}))`.execute(tx);
}

/** Makes a function that knows an error by the codes of PostgreSQL and SQLite. */
const hasCode = (codes: readonly unknown[]) => (error: unknown) => {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return codes.includes(code) || codes.includes(errcode);
};

/** unique_violation, SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY */
export const isUniqueViolation = hasCode(['23505', 2067, 1555]);
/** The row refers to a record that another request has deleted in the meantime: foreign_key_violation, SQLITE_CONSTRAINT_FOREIGNKEY. */
export const isForeignKeyViolation = hasCode(['23503', 787]);

/** The database exists but cannot take the statement now: full disk, locked, deadlocked, restarting, out of connections, a standby that follows. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string };
  if (errcode !== undefined) return [5, 6, 10, 13].includes(errcode & 0xff); // busy, locked, I/O error, full
  if (
    code &&
    /^(57P0[1-3]|25006|25P03|08...|40001|40P01|53...|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|57014)$/.test(code)
  )
    return true;
  return /Connection terminated|is not queryable|Query read timeout|timeout exceeded when trying to connect/.test(
    message ?? '',
  );
}
