import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { NodeSqliteDialect } from './driver/sqlite-dialect.ts';
import type { Database, Schema } from './schema.ts';

const tenMinutes = 600_000;

export interface ConnectOptions {
  /** PostgreSQL address; without it the file is opened. */
  databaseUrl?: string | undefined;
  /** SQLite file, or ':memory:'. */
  file: string;
  /** For migrations: no limit on waiting for another process or a statement. */
  isPatient?: boolean;
  /** Called with errors on open connections, which would otherwise end the process. */
  onError?: (error: Error) => void;
}

export function connect(options: ConnectOptions): Database {
  const { databaseUrl, file, isPatient } = options;
  if (!databaseUrl) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    return new Kysely<Schema>({ dialect: new NodeSqliteDialect(file, isPatient ? tenMinutes : undefined) });
  }
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: () => openPool(databaseUrl, options) }),
  });
}

/** A database server that was cut off never answers, so its own statement timeout cannot help. */
const limits = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 5000,
  query_timeout: 7000,
  // A process that is stopped in the middle of a transaction would hold its row locks for ever.
  idle_in_transaction_session_timeout: 30_000,
};

/** The driver is loaded only where PostgreSQL is used. */
async function openPool(connectionString: string, { isPatient, onError = () => {} }: ConnectOptions) {
  const { default: pg } = await import('pg');
  // Counts and sums of integers: the driver would give them as text, since they may be larger than a number can say.
  for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC])
    pg.types.setTypeParser(type, Number);
  // One connection stays open: a restore then sees that the database is in use.
  const pool = new pg.Pool({ connectionString, max: 10, min: 1, keepAlive: true, ...(!isPatient && limits) });
  // A restart of the database raises an error on every connection; the pool replaces them by itself. Its own error event covers
  // only idle connections: an error on one that a transaction uses would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return pool;
}
