// The server as it is really run: its own process, its own data directory.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sessionCookie, startSession } from '#server/auth/sessions.ts';
import { findAccount, insertAccount } from '#server/db/accounts.ts';
import type { Database } from '#server/db/schema.ts';

const root = join(import.meta.dirname, '..');

export interface ServerProcess {
  /** Without a slash at the end. */
  origin: string;
  kill: (signal: NodeJS.Signals) => void;
  /** The exit code; null where a signal ended it. */
  exited: Promise<number | null>;
}

/** A directory for the server's data, gone when the test is over. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'college-data-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts `node server/main.ts` on a free port and waits until it listens. */
export async function startServer(environment: Record<string, string | undefined>): Promise<ServerProcess> {
  const env = { PATH: process.env.PATH, DEMO: 'off', PORT: '0', LOG_LEVEL: 'info', ...environment };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk);
      const [, found] = /Server listening at (http:\/\/[\d.:]+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`the server did not start: ${output}`)));
  });
  return { origin, kill: (signal) => void child.kill(signal), exited };
}

/** A new admin's sessions, as cookies: for a server that is not up yet. */
export async function signAdminIn(db: Database, sessions: number): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const cookies: string[] = [];
    const now = new Date();
    const id = await insertAccount(tx, { role: 'admin', username: `admin-${crypto.randomUUID()}` }, now);
    const account = await findAccount(tx, id);
    if (!account) throw new Error('the account was just made');
    for (let n = 0; n < sessions; n += 1) {
      const token = await startSession(tx, account, { ip: '127.0.0.1', userAgent: 'test' }, now);
      cookies.push(`${sessionCookie}=${token}`);
    }
    return cookies;
  });
}
