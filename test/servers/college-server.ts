// A running server in this process with a college in one of its states, on a free port and with its own database.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { sessionCookie } from '#server/auth/sessions.ts';
import type { Clock } from '#server/clock.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSettings } from '#server/settings.ts';
import { fillStartRecords } from '#server/site/start-records.ts';
import { cheapCost } from '#test/cheap-passwords.ts';
import { type College, type CollegeState, fillCollege, type SignedIn } from '#test/colleges.ts';
import { testKey } from '#test/second-factor.ts';

export interface CollegeServer extends College {
  origin: string;
  stop: () => Promise<void>;
}

/** By state. To fill a database takes half a second, to write it again no time. */
const filled = new Map<CollegeState, Promise<{ college: College; database: Buffer }>>();

/** For the browser tests and the screenshots. The site must be built. */
export async function startCollege(
  state: CollegeState,
  clock: Clock = () => new Date(),
): Promise<CollegeServer> {
  const made = filled.get(state) ?? fill(state, clock);
  filled.set(state, made);
  const { college, database } = await made;
  const directory = mkdtempSync(join(tmpdir(), `college-${state}-`));
  const settings = readSettings({
    DATA_DIR: directory,
    DEMO: state === 'demo' ? 'on' : 'off',
    LOG_LEVEL: 'error',
  });
  writeFileSync(settings.databaseFile, database);
  const db = connect({ file: settings.databaseFile });
  const app = await buildApp({
    db,
    settings,
    clock,
    secretKey: testKey,
    passwordCost: cheapCost,
    siteDirectory: join(import.meta.dirname, '../../dist'),
    pages: 'held',
    // The machine may have much other work: the overload limit is off.
    maxEventLoopDelay: 0,
  });
  app.server.prependListener('request', ({ url }, response) => {
    if (url?.startsWith('/api/')) response.setHeader('date', clock().toUTCString());
  });
  await app.listen({ port: 0, host: settings.host });
  const { port } = app.server.address() as AddressInfo; // the server listens on a port, not on a pipe
  // The session's cookie is Secure; browsers accept it from `localhost` without TLS.
  settings.publicOrigin = `http://localhost:${port}`;
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await db.destroy();
    rmSync(directory, { recursive: true, force: true });
  };
  return { ...college, origin: settings.publicOrigin, stop };
}

async function fill(state: CollegeState, clock: Clock) {
  const directory = mkdtempSync(join(tmpdir(), 'college-fill-'));
  const file = join(directory, 'college.db');
  const db = connect({ file });
  await migrate(db);
  const college = await fillCollege(db, state, clock());
  // The other states say themselves how many records there are.
  if (state === 'demo') await fillStartRecords(db, clock());
  await db.destroy();
  const database = readFileSync(file);
  rmSync(directory, { recursive: true });
  return { college, database };
}

/** The session cookie in Playwright's form. */
export function sessionOf({ token }: SignedIn) {
  return {
    name: sessionCookie,
    value: token,
    domain: 'localhost',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    expires: -1,
  } as const;
}
