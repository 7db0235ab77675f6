// A running server with a college in one of its states, on a free port and with its own directory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { type College, type CollegeState, cookieName, fillCollege, type SignedIn } from './colleges.ts';
import { spawnServer } from './spawn-server.ts';

export interface CollegeServer extends College {
  origin: string;
  stop: () => Promise<void>;
}

/** For the browser tests and the screenshots. The site must be built. */
export async function startCollege(state: CollegeState): Promise<CollegeServer> {
  const directory = mkdtempSync(join(tmpdir(), `college-${state}-`));
  const db = connect({ file: join(directory, 'college.db') });
  await migrate(db);
  const college = await fillCollege(db, state);
  await db.destroy();
  const server = spawnServer({ DATA_DIR: directory });
  const stop = async () => {
    server.kill('SIGKILL');
    await server.exited;
    rmSync(directory, { recursive: true, force: true });
  };
  // The session's cookie is Secure; browsers accept it from `localhost` without TLS.
  const origin = (await server.origin).replace('127.0.0.1', 'localhost');
  return { ...college, origin, stop };
}

/** The session cookie in Playwright's form. */
export function sessionOf({ token }: SignedIn) {
  return {
    name: cookieName,
    value: token,
    domain: 'localhost',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    expires: -1,
  } as const;
}
