// The lifetime and number of sessions, and ending them from another device.
import { expect, test } from 'vitest';
import { type Caller, shareApp, startApp, type TestApp, testPassword } from '#test/app.ts';

const college = shareApp();
const minute = 60_000;
const hour = 60 * minute;

const isIn = async (caller: Caller) => (await caller.get('/api/auth/sessions')).statusCode === 200;

const lifetimes: [string, number, number, (college: TestApp) => Promise<Caller>][] = [
  ['an admin', 30 * minute, 12 * hour, (app) => app.asAdmin()],
  ['a faculty member', 2 * hour, 24 * hour, (app) => app.asFaculty()],
  ['a student', 24 * hour, 7 * 24 * hour, (app) => app.asStudent()],
];

test.each(lifetimes)('the session of %s ends after %i ms without use', async (_, idle, _absolute, signIn) => {
  const app = await startApp();
  const caller = await signIn(app);
  app.wait(idle - 1000);
  expect(await isIn(caller)).toBe(true);
  app.wait(idle - 1000);
  expect(await isIn(caller)).toBe(true);
  app.wait(idle);
  expect(await isIn(caller)).toBe(false);
  expect((await caller.get('/api/auth/status')).json()).toEqual({
    isAuthenticated: false,
    user: null,
    permissions: [],
  });
});

test.each(lifetimes)(
  'the session of %s (idle after %i ms) ends after %i ms for all its use',
  async (_, idle, absolute, signIn) => {
    const app = await startApp();
    const caller = await signIn(app);
    const step = idle - minute;
    let left = absolute - 1000;
    for (; left > step; left -= step) {
      app.wait(step);
      expect(await isIn(caller)).toBe(true);
    }
    app.wait(left);
    expect(await isIn(caller)).toBe(true);
    app.wait(1000);
    expect(await isIn(caller)).toBe(false);
  },
);

test('reads within a minute do not write; the last use is stored to the minute', async () => {
  const { asStudent, wait, db } = await startApp();
  const student = await asStudent();
  const lastSeen = async () =>
    (await db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at;
  const start = await lastSeen();
  wait(minute);
  await student.get('/api/auth/status');
  expect(await lastSeen()).toBe(start);
  wait(1);
  await student.get('/api/auth/status');
  expect(await lastSeen()).not.toBe(start);
});

test('an account keeps its 10 newest sessions', async () => {
  const { asStudent, signInAgain, wait } = await startApp();
  const first = await asStudent();
  const other = await asStudent();
  const devices = [first];
  for (let n = 0; n < 9; n += 1) {
    wait(1000);
    devices.push(await signInAgain(first));
  }
  for (const device of devices) expect(await isIn(device)).toBe(true);
  wait(1000);
  devices.push(await signInAgain(first));
  expect(await Promise.all(devices.map(isIn))).toEqual([false, ...Array(10).fill(true)]);
  expect((await first.get('/api/auth/sessions')).statusCode).toBe(401);
  expect(await isIn(other)).toBe(true);
});

test('GET /api/auth/sessions lists the caller’s own devices only', async () => {
  const { asStudent, signInAgain } = college();
  const student = await asStudent();
  await asStudent();
  const phone = await signInAgain(student);
  const sessions = (await phone.get('/api/auth/sessions')).json();
  expect(sessions).toHaveLength(2);
  expect(sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);
  expect(Object.keys(sessions[0]).sort()).toEqual([
    'createdAt',
    'device',
    'id',
    'ip',
    'isCurrent',
    'lastSeenAt',
  ]);
  expect(sessions[0]).toMatchObject({ device: 'Unknown device', ip: '127.0.0.1' });
  expect(JSON.stringify(sessions)).not.toContain(student.cookie.split('=')[1]);
});

test('GET /api/auth/sessions leaves out expired sessions', async () => {
  const { asAdmin, signInAgain, wait } = await startApp();
  const admin = await asAdmin();
  wait(31 * minute);
  const again = await signInAgain(admin);
  expect((await again.get('/api/auth/sessions')).json()).toHaveLength(1);
});

test('DELETE /api/auth/sessions/{id} signs one device out', async () => {
  const { asStudent, signInAgain } = college();
  const student = await asStudent();
  const phone = await signInAgain(student);
  const sessions: { id: string; isCurrent: boolean }[] = (await student.get('/api/auth/sessions')).json();
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  const ended = await student.delete(`/api/auth/sessions/${other?.id}`);
  expect(ended.statusCode).toBe(204);
  expect(ended.headers['set-cookie']).toBeUndefined();
  expect(await isIn(phone)).toBe(false);
  expect(await isIn(student)).toBe(true);
  expect((await student.delete(`/api/auth/sessions/${other?.id}`)).statusCode).toBe(404);
});

test('DELETE of the current session signs out this device', async () => {
  const student = await college().asStudent();
  const [session] = (await student.get('/api/auth/sessions')).json();
  const ended = await student.delete(`/api/auth/sessions/${session.id}`);
  expect([ended.headers['set-cookie']].flat().join()).toContain('__Host-sid=;');
  expect(await isIn(student)).toBe(false);
});

test('the session of another account is not found, not even by an admin', async () => {
  const { asAdmin, asStudent, signInAgain } = college();
  const [admin, student, other] = [await asAdmin(), await asStudent(), await asStudent()];
  const [session] = (await (await signInAgain(student)).get('/api/auth/sessions')).json();
  for (const caller of [other, admin]) {
    const response = await caller.delete(`/api/auth/sessions/${session.id}`);
    expect(response.statusCode).toBe(404);
    expect(response.json().error).toBe('Session not found');
  }
  expect(await isIn(student)).toBe(true);
});

test('a changed password gives the session a new token and ends the calendar’s address', async () => {
  const { app, asStudent, anonymous } = college();
  const student = await asStudent();
  const feed = new URL((await student.post('/api/calendar-feeds')).json().link).pathname;
  const before = student.cookie;
  const body = { currentPassword: testPassword, newPassword: 'banyan-roots-62' };
  expect((await student.put('/api/auth/password', body)).statusCode).toBe(204);
  expect(student.cookie).not.toBe(before);
  expect(await isIn(student)).toBe(true);
  const stolen = await app.inject({ url: '/api/auth/sessions', headers: { cookie: before } });
  expect(stolen.statusCode).toBe(401);
  expect((await anonymous.get(feed)).statusCode).toBe(404);
});

test('a password chosen by an invite link ends the calendar’s address', async () => {
  const { asAdmin, asStudent, anonymous } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const feed = new URL((await student.post('/api/calendar-feeds')).json().link).pathname;
  const { link } = (await admin.post(`/api/students/${student.id}/invites`)).json();
  const body = { token: link.split('#')[1], password: 'banyan-roots-62' };
  expect((await anonymous.post('/api/auth/passwords', body)).statusCode).toBe(200);
  expect((await anonymous.get(feed)).statusCode).toBe(404);
});

test('a log-out clears the browser’s cache, and the browser stays a known device', async () => {
  const student = await college().asStudent();
  const { headers } = await student.post('/api/auth/logout');
  expect(headers['clear-site-data']).toBe('"cache"');
  expect([headers['set-cookie']].flat().join()).not.toContain('__Host-device');
});
