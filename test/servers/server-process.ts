// The real server in its own process, with its own data directory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sessionCookie, startSession } from '#server/auth/sessions.ts';
import { findAccount, insertAccount } from '#server/db/account/accounts.ts';
import type { Database } from '#server/db/schema.ts';
import { giveSecondFactor } from '#test/second-factor.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';

export interface ServerProcess extends Omit<SpawnedServer, 'origin'> {
  /** The address without a trailing slash. */
  origin: string;
}

/** A directory for the server's data, deleted after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'college-data-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts `node server/main.ts`, or another program, on a free port and waits until it listens. */
export async function startServer(...how: Parameters<typeof spawnServer>): Promise<ServerProcess> {
  const server = spawnServer(...how);
  onTestFinished(() => server.kill('SIGKILL'));
  return { ...server, origin: await server.origin };
}

/** Cookies of sessions of a new admin, written before the server starts. */
export async function signAdminIn(db: Database, sessions: number): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const cookies: string[] = [];
    const now = new Date();
    const id = await insertAccount(tx, { role: 'admin', username: `admin-${crypto.randomUUID()}` }, now);
    await giveSecondFactor(tx, id, now);
    const account = await findAccount(tx, id);
    if (!account) throw new Error('the account was just made');
    for (let n = 0; n < sessions; n += 1) {
      const token = await startSession(tx, account, { ip: '127.0.0.1', userAgent: 'test' }, now);
      cookies.push(`${sessionCookie}=${token}`);
    }
    return cookies;
  });
}
