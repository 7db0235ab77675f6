// What an account notes about itself in a day is limited. Each test has its own database, which contains the counts.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Caller, startApp, type TestApp, testPassword } from '#test/app.ts';

const day = 86_400_000;
const volume = { perSession: 10_000, perAddress: 10_000, filesPerSession: 10_000 };

async function countAudits({ db }: TestApp, action: string): Promise<number> {
  const rows = await db.selectFrom('audit_log').select('id').where('action', '=', action).execute();
  return rows.length;
}

const view = { list: 'students', name: 'Mine', search: { year: 'FIRST' } };

test.each([
  ['calendar links', 'asStudent', (caller: Caller) => caller.post('/api/calendar-feeds'), 201],
  ['files of a list', 'asStudent', (caller: Caller) => caller.get('/api/events.csv'), 200],
  ['saved views', 'asAdmin', (caller: Caller) => caller.post('/api/list-views', view), 201],
] as const)('%s: a hundred a day, then 429 until the next', async (_, as, call, status) => {
  const college = await startApp({ volume });
  const caller = await college[as]();
  for (let n = 0; n < 100; n += 1) expect((await call(caller)).statusCode).toBe(status);
  const written = async () => (await college.db.selectFrom('audit_log').select('id').execute()).length;
  const before = await written();
  const refused = await call(caller);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toBe('You have done this too often today. Please try again tomorrow.');
  expect(await written()).toBe(before);
  // What keeps the account its owner's has a count of its own.
  const change = { currentPassword: testPassword, newPassword: 'banyan-roots-62' };
  expect((await caller.put('/api/auth/password', change)).statusCode).toBe(204);
  college.wait(day + 1);
  expect((await call(await college.signInAgain(caller))).statusCode).toBe(status);
});

test('log-ins, failed ones and log-outs are not refused, but noted a hundred times a day', async () => {
  const college = await startApp({ volume });
  const email = `${randomUUID()}@people.example`;
  await college.asStudent({ contactInfo: { email } });
  const signIn = (password: string) => college.anonymous.post('/api/auth/student/login', { email, password });
  for (let n = 0; n < 120; n += 1) {
    expect((await signIn('wrong')).statusCode).toBe(401);
    const signedIn = await signIn(testPassword);
    expect(signedIn.statusCode).toBe(200);
    const sid = signedIn.cookies.find(({ name }) => name === '__Host-sid')?.value ?? '';
    const out = await college.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      cookies: { '__Host-sid': sid },
    });
    expect(out.statusCode).toBe(204);
    if (n % 20 === 19) college.wait(5 * 60_000 + 1);
  }
  expect(await countAudits(college, 'login')).toBe(100);
  expect(await countAudits(college, 'login-failed')).toBe(100);
  expect(await countAudits(college, 'logout')).toBe(100);
});
