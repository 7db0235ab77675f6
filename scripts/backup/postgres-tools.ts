// PostgreSQL's own programs, called without a password on a command line that all users of the machine can read.
import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';

/** The environment in which PostgreSQL's programs find the database of the address. */
export function postgresEnvironment(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}

/** @throws an error with a sentence where the program is not installed */
export function runTool(
  name: 'pg_dump' | 'pg_restore' | 'psql',
  args: string[],
  options: ExecFileSyncOptions = {},
): Buffer {
  try {
    return execFileSync(name, args, {
      stdio: ['ignore', 'pipe', 'pipe'], // its messages are part of the error
      maxBuffer: 64 * 1024 * 1024,
      ...options,
    }) as Buffer; // without an encoding the output is bytes
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${name} is not installed. It comes with PostgreSQL's client programs.`, {
      cause: error,
    });
  }
}

/** Writes the whole database into one file and reads it through once. */
export function dumpPostgres(url: string, file: string): void {
  // Pictures and PDFs cannot be compressed further: a higher level takes three times as long for 3 % less.
  runTool('pg_dump', ['--format=custom', '--compress=1', `--file=${file}`], {
    env: postgresEnvironment(url),
  });
  runTool('pg_restore', ['--file=/dev/null', file]);
}
