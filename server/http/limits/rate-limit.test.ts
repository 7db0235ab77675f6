// The limit on the number of calls, and the address that is counted behind a proxy.
// On SQLite alone: calls are counted in the process.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkOf } from '#server/network.ts';
import { counted } from '#shared/kit/format.ts';
import { startApp, testPassword } from '#test/app.ts';
import { openSite } from '#test/website.ts';

// On a busy machine ten documents take longer than the ten seconds in which they are counted: time stands.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a session that exceeds the limit is asked to wait; other sessions are not affected', async () => {
  const { asAdmin, asStudent } = await startApp({ volume: { perSession: 5, perAddress: 100 } });
  const [admin, student] = [await asAdmin(), await asStudent()];
  for (let n = 0; n < 5; n += 1) expect((await admin.get('/api/students')).statusCode).toBe(200);
  const refused = await admin.get('/api/students');
  expect(refused.statusCode).toBe(429);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(10);
  const { error, message } = refused.json();
  expect(error).toBe(`Too many attempts. Please try again in ${counted(seconds, 'second')}.`);
  expect(message).toBe(error);
  expect((await admin.post('/api/auth/logout')).statusCode).toBe(429);
  expect((await student.get('/api/auth/status')).statusCode).toBe(200);
});

test('anonymous requests are counted by address, unknown paths included', async () => {
  const { app, anonymous } = await startApp({ volume: { perSession: 100, perAddress: 6 } });
  for (let n = 0; n < 3; n += 1) {
    expect((await anonymous.get('/api/auth/status')).statusCode).toBe(200);
    expect((await anonymous.get('/api/nothing')).statusCode).toBe(404);
  }
  // Invalid session cookies and forged headers do not change the counted address.
  for (const headers of [{}, { cookie: `__Host-sid=${'A'.repeat(43)}` }, { 'x-forwarded-for': '10.1.1.1' }]) {
    expect((await anonymous.inject({ url: '/api/auth/status', headers })).statusCode).toBe(429);
  }
  const elsewhere = await app.inject({ url: '/api/auth/status', remoteAddress: '10.0.0.2' });
  expect(elsewhere.statusCode).toBe(200);
});

test('all addresses of an IPv6 /64 are counted as one', async () => {
  const { app } = await startApp({ volume: { perSession: 100, perAddress: 4 } });
  const statuses: number[] = [];
  for (const host of ['1', '2', '3:4', 'ffff:1', '9']) {
    const response = await app.inject({ url: '/api/auth/status', remoteAddress: `2001:db8:1:2::${host}` });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('without other settings a session has 300 calls in 10 seconds', async () => {
  const { asStudent } = await startApp();
  const student = await asStudent();
  const answers = await Promise.all(Array.from({ length: 301 }, () => student.get('/api/auth/status')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(300);
});

test('a session may have ten documents and exports in 10 seconds, together; other calls are not affected', async () => {
  const { asAdmin, asStudent } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const files = [
    '/api/students.csv',
    '/api/faculty.csv',
    '/api/subjects.csv',
    `/api/students/${student.id}/fee-statement.pdf`,
    '/api/subject-lists/FIRST.pdf',
  ];
  for (const url of [...files, ...files]) expect((await admin.get(url)).statusCode).toBe(200);
  for (const url of files) {
    const refused = await admin.get(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await admin.get('/api/students')).statusCode).toBe(200);
  expect((await student.get('/api/subject-lists/FIRST.pdf')).statusCode).toBe(200);
});

test.each([
  ['off', '203.0.113.7', '127.0.0.1'],
  ['1', '203.0.113.7', '203.0.113.7'],
  ['1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['2', '198.51.100.1, 203.0.113.7', '198.51.100.1'],
  ['127.0.0.0/8', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['127.0.0.1,203.0.113.0/24', '198.51.100.1, 203.0.113.7', '198.51.100.1'],
  ['1', 'garbage', '127.0.0.1'],
  ['2', "'; drop table sessions, 203.0.113.7", '203.0.113.7'],
  ['2', '198.51.100.1, 203.0.113.7:443', '127.0.0.1'],
])('TRUST_PROXY %s, forwarded for %s: the address is %s', async (TRUST_PROXY, forwarded, expected) => {
  const { app, asStudent, db } = await startApp({ environment: { TRUST_PROXY } });
  const email = `${randomUUID()}@people.example`;
  const student = await asStudent({ contactInfo: { email } });
  await app.inject({
    method: 'POST',
    url: '/api/auth/student/login',
    headers: {
      'x-forwarded-for': forwarded,
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0',
    },
    payload: { email, password: testPassword },
  });
  const sessions = await db.selectFrom('sessions').selectAll().where('user_agent', '!=', 'test').execute();
  expect(sessions.map(({ ip }) => ip)).toEqual([expected]);
  const devices = (await student.get('/api/auth/sessions')).json();
  expect(devices).toContainEqual(expect.objectContaining({ device: 'Chrome on Android', ip: expected }));
});

test('a request without an address, because its client has disconnected, is accepted', () => {
  expect(networkOf(undefined)).toBe('');
});

test('pages are counted by address, separately from calls', async () => {
  const { app, anonymous } = await openSite({ volume: { pagesPerAddress: 3 } });
  for (const url of ['/', '/nothing', '/']) expect((await anonymous.get(url)).statusCode).not.toBe(429);
  const refused = await anonymous.get('/');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await anonymous.get('/api/auth/status')).statusCode).toBe(200);
  expect((await app.inject({ url: '/', remoteAddress: '10.0.0.2' })).statusCode).toBe(200);
});

test('a made-up X-Forwarded-For does not get around the wait after wrong passwords', async () => {
  const { app } = await startApp();
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/student/login',
      headers: { 'x-forwarded-for': `203.0.113.${n}`, 'x-real-ip': `203.0.113.${n}` },
      payload: { email: `${randomUUID()}@people.example`, password: 'x' },
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([...Array(30).fill(401), 429]);
});
