// A browser that has signed in before has its own count of failures. Each test has its own database.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { throttled } from '#server/auth/login-throttle.ts';
import { startApp, type TestApp, testPassword } from '#test/app.ts';

interface Try {
  password?: string;
  /** The browser's device cookie. */
  device?: string | undefined;
  ip?: string;
}

async function signIn({ app }: TestApp, email: string, { password = testPassword, device, ip }: Try = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/student/login',
    payload: { email, password },
    remoteAddress: ip ?? '127.0.0.1',
    ...(device && { cookies: { '__Host-device': device } }),
  });
  const cookie = response.cookies.find(({ name }) => name === '__Host-device');
  return { status: response.statusCode, cookie, device: cookie?.value };
}

async function aPerson(college: TestApp) {
  const email = `${randomUUID()}@people.example`;
  await college.asStudent({ contactInfo: { email } });
  return email;
}

test('a log-in gives the browser a lasting cookie of 256 random bits; only its hash is kept', async () => {
  const college = await startApp();
  const { cookie, device = '' } = await signIn(college, await aPerson(college));
  expect(device).toMatch(/^[\w-]{43}$/);
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Strict' });
  expect(cookie?.maxAge).toBe(400 * 86_400);
  expect(cookie?.domain).toBeUndefined();
  const rows = await college.db.selectFrom('known_devices').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(device);
});

test('other people’s guesses at an account do not block the owner’s known browser', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  const { device } = await signIn(college, email);
  for (let n = 0; n < 6; n += 1) await signIn(college, email, { password: 'guess', ip: '10.0.0.1' });
  expect((await signIn(college, email)).status).toBe(429);
  expect((await signIn(college, email, { device })).status).toBe(200);
});

test('other people’s guesses from the same address do not block a known browser', async () => {
  const college = await startApp();
  const [email, other] = [await aPerson(college), await aPerson(college)];
  const { device } = await signIn(college, email);
  const clock = () => new Date('2026-11-20T06:00:00Z');
  for (let n = 0; n < 30; n += 1) {
    const stranger = { role: 'student', name: `${n}`, ip: '127.0.0.1', knownAs: undefined } as const;
    await throttled({ db: college.db, clock }, stranger, async () => false);
  }
  expect((await signIn(college, email, { device })).status).toBe(200);
  // The browser is known to this account only.
  expect((await signIn(college, other, { device })).status).toBe(429);
});

test('the failures of a known browser block only that browser', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  const { device } = await signIn(college, email);
  const { device: phone } = await signIn(college, email);
  for (let n = 0; n < 5; n += 1) await signIn(college, email, { device, password: 'wrong' });
  expect((await signIn(college, email, { device })).status).toBe(429);
  expect((await signIn(college, email, { device: phone })).status).toBe(200);
  expect((await signIn(college, email)).status).toBe(200);
});

test('each log-in changes the cookie, for every account the browser is known to', async () => {
  const college = await startApp();
  const [mine, theirs] = [await aPerson(college), await aPerson(college)];
  const first = await signIn(college, mine);
  const second = await signIn(college, theirs, { device: first.device });
  expect(second.device).not.toBe(first.device);
  for (const email of [mine, theirs]) {
    for (let n = 0; n < 5; n += 1) await signIn(college, email, { password: 'guess' });
  }
  expect((await signIn(college, mine, { device: first.device })).status).toBe(429);
  const third = await signIn(college, mine, { device: second.device });
  expect(third.status).toBe(200);
  expect((await signIn(college, theirs, { device: third.device })).status).toBe(200);
});

test('a planted cookie is useless after the owner’s log-in', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  const planted = 'p'.repeat(43);
  await signIn(college, email, { device: planted });
  for (let n = 0; n < 5; n += 1) await signIn(college, email, { password: 'guess' });
  expect((await signIn(college, email, { device: planted })).status).toBe(429);
});

test('a changed password leaves only this browser known', async () => {
  const college = await startApp();
  const email = `${randomUUID()}@people.example`;
  const student = await college.asStudent({ contactInfo: { email } });
  const { device } = await signIn(college, email);
  const { device: lost } = await signIn(college, email);
  const changed = await college.app.inject({
    method: 'PUT',
    url: '/api/auth/password',
    headers: { cookie: `${student.cookie}; __Host-device=${device}` },
    payload: { currentPassword: testPassword, newPassword: 'banyan-roots-62' },
  });
  expect(changed.statusCode).toBe(204);
  for (let n = 0; n < 5; n += 1) await signIn(college, email, { password: 'guess' });
  const now = { password: 'banyan-roots-62' };
  expect((await signIn(college, email, { ...now, device: lost })).status).toBe(429);
  expect((await signIn(college, email, { ...now, device })).status).toBe(200);
});
