import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database, Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

const tenMinutes = 600_000;

export interface ConnectOptions {
  /** PostgreSQL address; without it the file is opened. */
  databaseUrl?: string | undefined;
  /** SQLite file, or ':memory:'. */
  file: string;
  /** For migrations: waits as long as another process or a statement takes. */
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

/** A server that is gone without a word never answers: its own limit on statements is of no use then. */
const limits = { connectionTimeoutMillis: 5000, statement_timeout: 5000, query_timeout: 7000 };

/** The driver is loaded only where PostgreSQL is used. */
async function openPool(connectionString: string, { isPatient, onError = () => {} }: ConnectOptions) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 10, keepAlive: true, ...(!isPatient && limits) });
  // A restart of the database raises an error on every connection; the pool replaces them by itself. Its own event tells
  // of the idle ones only: one that is lent to a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return pool;
}
