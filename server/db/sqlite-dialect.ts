// SQLite through Node's own driver. Kysely expects better-sqlite3's shape; this shim gives it, and closes three traps:
// values SQLite would take for something else, a migration that leaves half its DDL, two processes migrating at once.

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { isUnavailable } from './dialect.ts';
import { searchText } from './list-page.ts';

/** Compiling a statement costs more than running it; the app has a few hundred distinct ones. */
const cachedStatements = 500;

/**
 * `node:sqlite` reads an object as first argument as a bag of named parameters and shifts the rest, without an error.
 * So nothing but plain values may pass: Date becomes ISO text, boolean 0/1, anything else is a programming error.
 */
export function toSqliteValue(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`a ${typeof value} cannot be stored in SQLite`);
}

/** Processes that make the file at the same moment collide here, and for once SQLite does not wait by itself. */
async function enterWalMode(database: DatabaseSync): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (tries === 100 || !isUnavailable(error)) throw error;
      await wait(50);
    }
  }
}

async function openSqlite(file: string, timeout: number): Promise<DatabaseSync> {
  const database = new DatabaseSync(file, { timeout, enableForeignKeyConstraints: true });
  // FULL: an acknowledged write survives a power cut, not only a killed process.
  database.exec('pragma synchronous = full; pragma cache_size = -32000');
  // SQLite's own lower() knows the English letters only.
  database.function('plain', { deterministic: true }, (text) => searchText([String(text)]));
  await enterWalMode(database);
  return database;
}

type Row = Record<string, unknown>;

interface Prepared {
  statement: StatementSync;
  /** Whether it answers rows. */
  reader: boolean;
  toRow: (answer: unknown) => Row;
}

/**
 * Rows come as arrays and become objects here: the driver's own objects cost thrice as much. A statement that does not
 * name its columns (`select *`) is left alone: they change when another process migrates the table.
 */
function prepare(database: DatabaseSync, sql: string): Prepared {
  const statement = database.prepare(sql);
  const names = statement.columns().map(({ name }) => name);
  const reader = names.length > 0;
  if (/[^(]\*/.test(sql)) return { statement, reader, toRow: (answer) => answer as Row };
  statement.setReturnArrays(true);
  const toRow = (answer: unknown) => {
    const values = answer as unknown[]; // as just set
    const row: Row = {};
    for (let i = 0; i < names.length; i += 1) row[names[i] as string] = values[i]; // within its length
    return row;
  };
  return { statement, reader, toRow };
}

function betterSqliteShape(database: DatabaseSync) {
  const cache = new Map<string, Prepared>();
  const prepared = (sql: string) => {
    let found = cache.get(sql);
    if (!found) {
      if (cache.size >= cachedStatements) cache.clear();
      found = prepare(database, sql);
      cache.set(sql, found);
    }
    return found;
  };
  return {
    close: () => {
      // Cached statements would keep the write-ahead log from being folded into the file.
      cache.clear();
      database.close();
    },
    prepare: (sql: string) => {
      const { statement, reader, toRow } = prepared(sql);
      return {
        reader,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(toSqliteValue)).map(toRow),
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(toSqliteValue)),
        iterate: (parameters: readonly unknown[]) =>
          statement.iterate(...parameters.map(toSqliteValue)).map(toRow),
      };
    },
  };
}

/** Takes the write lock at the start: a second process waits (up to 5 s) instead of failing half-way. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has undone the transaction by itself; a second rollback would hide what went wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  }
}

/** SQLite does roll back DDL; Kysely's own adapter says it does not, and then a failed migration leaves half a schema. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<ReturnType<typeof betterSqliteShape>>;

  /**
   * @param file path of the database, or ':memory:'
   * @param patience milliseconds that a statement waits for another process that writes
   */
  constructor(file: string, patience = 5000) {
    const open = async () => betterSqliteShape(await openSqlite(file, patience));
    super({ database: open });
    this.#open = open;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#open });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
