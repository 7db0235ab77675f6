// A temporary PostgreSQL cluster for the suites that run on it: made before them, deleted after them.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { keepStart } from '#test/emptied-tables.ts';
import { freePort } from './free-port.ts';

export interface Cluster {
  url: string;
  stop: () => Promise<void>;
  /** Restarts the database server. */
  restart: () => Promise<void>;
  /** Ends the database server as a lost machine would. */
  cut: () => Promise<void>;
  /** Starts a second server, named 'second', that follows this one and answers reads; `select pg_promote()` makes it independent. */
  startStandby: () => Promise<Cluster>;
}

/** On Debian the server's programs are not in PATH. */
function binariesDirectory(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(debian, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')));
  if (found) return found;
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error('PostgreSQL is not installed. On Debian: apt-get install postgresql');
  }
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The fastest settings: the data is deleted in the end. */
const temporary = ['fsync=off', 'full_page_writes=off'];

/**
 * @param settings of the server
 * @param parent the folder for its data
 */
export async function startCluster(settings = temporary, parent = tmpdir()): Promise<Cluster> {
  const owner = unprivilegedUser();
  const user = owner ? 'postgres' : userInfo().username;
  return startServer(settings, parent, user, (data, run) =>
    run('initdb', ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']),
  );
}

type Run = (program: string, args: string[]) => void;

/** @param fill makes the data directory */
async function startServer(
  settings: string[],
  parent: string,
  user: string,
  fill: (data: string, run: Run) => void,
): Promise<Cluster> {
  const binaries = binariesDirectory();
  const owner = unprivilegedUser();
  const directory = mkdtempSync(join(parent, 'college-pg-'));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const options = { ...owner, cwd: directory, stdio: 'ignore' } as const;
  fill(data, (program, args) => void execFileSync(join(binaries, program), args, options));

  const port = await freePort();
  const url = `postgres://${user}@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const flags = ['max_connections=200', ...settings].flatMap((setting) => ['-c', setting]);
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', directory, ...flags],
      options,
    );
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await answering(url);
    return async (signal: NodeJS.Signals = 'SIGINT') => {
      server.kill(signal);
      await ended;
    };
  };
  let stopServer = await start();
  return {
    url,
    stop: async () => {
      await stopServer();
      rmSync(directory, { recursive: true, force: true });
    },
    restart: async () => {
      await stopServer();
      stopServer = await start();
    },
    // Immediate shutdown: connections are cut, nothing is written any more.
    cut: () => stopServer('SIGQUIT'),
    startStandby: () =>
      startServer(settings, parent, user, (copy, run) =>
        run('pg_basebackup', [
          '-D',
          copy,
          '-R',
          '-X',
          'stream',
          '-c',
          'fast',
          '-d',
          `${url}?application_name=second`,
        ]),
      ),
  };
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 600) throw error;
      await wait(100);
    }
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the cluster, where the suite runs on PostgreSQL. */
    databaseUrl: string | undefined;
  }
}

/** The database with all tables: to copy it takes a quarter of the time of the migrations. */
export const migratedName = 'migrated';

export const addressOf = (cluster: string, database: string) => cluster.replace(/\/[^/]*$/, `/${database}`);

async function makeMigrated(cluster: string): Promise<void> {
  const owner = connect({ databaseUrl: cluster, file: '' });
  await sql.raw(`create database ${migratedName}`).execute(owner);
  await owner.destroy();
  const db = connect({ databaseUrl: addressOf(cluster, migratedName), file: '' });
  await migrate(db);
  await keepStart(db);
  await db.destroy();
}

/** Vitest calls this once before the suites on PostgreSQL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Rows that are deleted between two tests keep their room, so that tables are read in the order of insertion.
  const cluster = await startCluster([...temporary, 'synchronous_commit=off', 'autovacuum=off']);
  await makeMigrated(cluster.url);
  project.provide('databaseUrl', cluster.url);
  return cluster.stop;
}
