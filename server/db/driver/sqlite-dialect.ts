// SQLite through Node's own driver, adapted to the interface of better-sqlite3 that Kysely expects. It prevents three
// errors: values of a wrong type, a failed migration that leaves part of its DDL, two processes that migrate at once.

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  LimitNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely';
import { objectMaker } from '#server/db/object-maker.ts';
import { isUnavailable } from './dialect.ts';
import { registerTextFunctions } from './text-functions.ts';

/** Compiling a statement costs more than running it; the app has a few hundred distinct ones. */
const cachedStatements = 500;

/**
 * `node:sqlite` takes an object as first argument for named parameters and shifts the others, without an error.
 * So only plain values are passed on: Date becomes ISO text, boolean 0/1, any other object is a programming error.
 */
export function toSqliteValue(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`a ${typeof value} cannot be stored in SQLite`);
}

/** Processes that make the file at the same time get SQLITE_BUSY here, since SQLite's busy timeout does not apply. */
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
  registerTextFunctions(database);
  await enterWalMode(database);
  return database;
}

type Row = Record<string, unknown>;

interface Prepared {
  statement: StatementSync;
  /** Whether the statement returns rows. */
  reader: boolean;
  toRow: (answer: unknown) => Row;
}

/**
 * Rows come as arrays and become objects here: the driver's own objects cost thrice as much. A statement that does not
 * name its columns (`select *`) uses the driver's objects: its columns change when another process migrates the table.
 */
function prepare(database: DatabaseSync, sql: string): Prepared {
  const statement = database.prepare(sql);
  const names = statement.columns().map(({ name }) => name);
  const reader = names.length > 0;
  if (/[^(]\*/.test(sql)) return { statement, reader, toRow: (answer) => answer as Row };
  statement.setReturnArrays(true);
  const toRow = objectMaker(names.map((name, index) => [name, index])) as Prepared['toRow']; // arrays, as just set
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
      // Open cached statements would prevent the checkpoint of the write-ahead log.
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

/** Takes the write lock at the start: a second process then waits (up to 5 s) instead of failing in mid-transaction. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back by itself; a second rollback would fail and hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  }
}

/**
 * Writes limits into the text, not as parameters: SQLite plans with the value of a bound limit, and so compiles the
 * statement again each time it is run. Limits are constants and page sizes up to 100.
 */
class WrittenLimits extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    super.visitLimit(ValueNode.is(limit) ? LimitNode.create(ValueNode.createImmediate(limit.value)) : node);
  }
}

/** SQLite can roll back DDL. Kysely's adapter says it cannot, and a failed migration would leave part of its changes. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<ReturnType<typeof betterSqliteShape>>;

  /**
   * @param file path of the database, or ':memory:'
   * @param patience milliseconds that a statement waits while another process writes
   */
  constructor(file: string, patience = 5000) {
    const open = async () => betterSqliteShape(await openSqlite(file, patience));
    super({ database: open });
    this.#open = open;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#open });
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new WrittenLimits();
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
