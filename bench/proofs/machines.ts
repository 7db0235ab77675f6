// Two app processes on one PostgreSQL behind nginx, and a standby of the database. One process is killed, then the database
// is lost: nothing acknowledged is lost, and what one process does the other one knows.
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { aStudent } from '#test/factories.ts';
import { promote, startPair } from '#test/servers/standby.ts';
import { benchPassword, type College, makeCollege } from '../college.ts';
import { type Running, startApp } from '../processes.ts';
import { type Proxy, startProxy } from '../proxy.ts';
import { withDirectory } from '../rates.ts';
import type { Proof } from './proof.ts';

const writers = 8;
/** Milliseconds of writing before and after each loss. */
const stretch = 3000;

/** What all processes of one installation have in common. */
const shared = { TRUST_PROXY: '127.0.0.1', SECRET_KEY: 'ab'.repeat(32) };

export function proveMachines(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const { primary, standby } = await startPair(['fsync=on', 'synchronous_commit=on']);
    const college = await makeCollege(directory, 100, primary.url);
    const start = (url: string) => startApp(directory, url, undefined, shared);
    let cutAt = 0;
    let apps = [await start(primary.url), await start(primary.url)];
    let proxy = await startProxy(
      directory,
      apps.map(({ origin }) => origin),
    );
    const acknowledged: string[] = [];
    try {
      const unknown = await whatTheOtherDoesNotKnow(apps, college);
      const killed = await writeWhile(proxy, college, acknowledged, async () => {
        await apps[0]?.stop('SIGKILL');
      });
      await Promise.all([proxy.stop(), apps[1]?.stop()]);
      apps = [await start(primary.url), await start(primary.url)];
      proxy = await startProxy(
        directory,
        apps.map(({ origin }) => origin),
      );
      const failedOver = await writeWhile(proxy, college, acknowledged, async () => {
        cutAt = performance.now();
        await primary.cut();
        await promote(standby);
        // As an administrator does: another DATABASE_URL, and a restart behind the same addresses.
        await Promise.all([proxy.stop(), ...apps.map((app) => app.stop('SIGKILL'))]);
      });
      apps = [await start(standby.url)];
      const down = await untilWrites(apps, college, cutAt);
      const lost = await countLost(standby.url, acknowledged);
      const faults = [...unknown, ...killed.odd, ...failedOver.odd];
      return {
        tried: `${writers} writers, one of two processes killed, then the database lost; ${acknowledged.length} acknowledged writes`,
        mark: '0 lost; sessions, limits, undo and pictures known to both; writes go on within 3 s',
        result: `${lost} lost; ${faults.length === 0 ? 'all known to both' : faults.join(', ')}; longest pause ${killed.pause} ms, ${killed.refused} calls refused; ${down} ms from the database's end to the first write on the standby`,
        isMet: lost === 0 && faults.length === 0 && killed.pause <= 3000 && acknowledged.length > 100,
      };
    } finally {
      await proxy.stop();
      await Promise.all(apps.map((app) => app.stop('SIGKILL')));
      await standby.stop();
      await primary.stop();
    }
  });
}

type Ask = (path: string, options?: RequestInit) => Promise<Response>;

const asking =
  ({ origin }: { origin: string }, cookie: string): Ask =>
  (path, options = {}) =>
    fetch(origin + path, {
      ...options,
      headers: new Headers([...new Headers(options.headers), ['cookie', cookie]]),
    });

const json = (body: object, method = 'POST') => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** @returns what was done at one process and is not known to the other */
async function whatTheOtherDoesNotKnow([one, other]: Running[], college: College): Promise<string[]> {
  if (!one || !other) throw new Error('two processes were started');
  const unknown: string[] = [];
  const expectOf = async (what: string, answer: Promise<Response>, status: number) => {
    const { status: found } = await answer;
    if (found !== status) unknown.push(`${what}: ${found} instead of ${status}`);
  };
  const [, email] = college.emails;
  const login = await asking(one, '')('/api/auth/student/login', json({ email, password: benchPassword }));
  const student = asking(
    other,
    login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  );
  await expectOf('session', student('/api/auth/sessions'), 200);
  await student('/api/auth/logout', { method: 'POST' });
  const [, , limited] = college.emails;
  for (let n = 0; n < 5; n += 1)
    await asking(one, '')('/api/auth/student/login', json({ email: limited, password: 'wrong-password' }));
  const wrong = json({ email: limited, password: 'wrong-password' });
  await expectOf('limit on log-ins', asking(other, '')('/api/auth/student/login', wrong), 429);

  const [first, second] = [asking(one, college.adminCookie), asking(other, college.adminCookie)];
  const form = new FormData();
  form.append(
    'file',
    new Blob(['code,name,year\nTWO1,Two machines,FIRST\n'], { type: 'text/csv' }),
    'two.csv',
  );
  const imported = await first('/api/imports?noun=subject', { method: 'POST', body: form });
  const { id } = (await imported.json()) as { id: string }; // the contract's answer
  await expectOf('undo of an import', second(`/api/imports/${id}`, { method: 'DELETE' }), 204);
  await expectOf('picture', sharedPicture(first, second, college), 200);
  return unknown;
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Saved at one process, read from the other. */
async function sharedPicture(first: Ask, second: Ask, { studentIds }: College): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(onePixel, 'base64')], { type: 'image/png' }), 'a.png');
  const path = `/api/students/${studentIds[3]}/photo`;
  const saved = await first(path, { method: 'PUT', body: form });
  const { ProfilePic = '' } = (await saved.json()) as { ProfilePic?: string }; // the contract's answer
  return second(ProfilePic.startsWith('/') ? ProfilePic : `/uploads/${ProfilePic}`);
}

/** Writes through the proxy before, during and after a loss. */
async function writeWhile(proxy: Proxy, college: College, acknowledged: string[], lose: () => Promise<void>) {
  const odd = new Set<string>();
  const over = new AbortController();
  let [refused, last, pause] = [0, performance.now(), 0];
  const write = async () => {
    const ask = asking(proxy, college.adminCookie);
    while (!over.signal.aborted) {
      const answer = await ask('/api/students', json(aStudent())).catch(() => undefined);
      if (answer?.status === 201) {
        acknowledged.push(((await answer.json()) as { id: string }).id); // the contract's answer
        pause = Math.max(pause, performance.now() - last);
        last = performance.now();
      } else {
        refused += 1;
        // 502 and 504 are the proxy's own answers for a process that is gone.
        if (answer && ![502, 503, 504].includes(answer.status)) odd.add(`a write answered ${answer.status}`);
        await wait(20);
      }
    }
  };
  const writing = Array.from({ length: writers }, write);
  await wait(stretch);
  await lose();
  await wait(stretch);
  over.abort();
  await Promise.all(writing);
  return { odd: [...odd], refused, pause: Math.round(pause) };
}

/** @returns milliseconds from that moment to the first write */
async function untilWrites([app]: Running[], { adminCookie }: College, since: number): Promise<number> {
  if (!app) throw new Error('a process was started');
  const saved = await asking(app, adminCookie)('/api/students', json(aStudent()));
  if (saved.status !== 201) throw new Error(`a write on the standby answered ${saved.status}`);
  return Math.round(performance.now() - since);
}

export async function countLost(databaseUrl: string, acknowledged: string[]): Promise<number> {
  const db = connect({ databaseUrl, file: '' });
  const rows = await db.selectFrom('students').select('id').execute();
  await db.destroy();
  const kept = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !kept.has(id)).length;
}
