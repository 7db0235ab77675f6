// What ends a start, or a command: one sentence for what the person at the machine can mend, and the whole error for a fault of ours.
import { MigrationError } from '#server/db/migrate.ts';
import { SettingsError } from './settings.ts';

type SystemError = NodeJS.ErrnoException & {
  port?: number;
  address?: string;
  hostname?: string;
  errcode?: number;
};

/** SQLite's own numbers: read-only, broken or full. */
const diskErrors = new Set([8, 10, 13]);

/** @returns undefined for a fault of the program */
export function startRefusal(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof MigrationError) return error.message;
  const { code = '', syscall, path, message, port, errcode = 0 } = error as SystemError;
  if (diskErrors.has(errcode & 0xff))
    return `The database cannot be written: ${message}. See to the disk of DATA_DIR.`;
  if (!/^E[A-Z]+$/.test(code)) return undefined;
  const setting = port !== undefined && String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `The port is taken: ${message}. Choose another one with ${setting}.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `Only root may open the port: ${message}. Choose one above 1023 with ${setting}.`;
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `Setting HOST names no address of this machine: ${message}.`;
  if (!path) return undefined;
  return `The folder of the data cannot be written: ${message}. Make it writable for the user of the server, or name another one with DATA_DIR.`;
}

/** For a command of the command line. */
export function endWith(error: unknown): never {
  console.error(startRefusal(error) ?? error);
  process.exit(1);
}
