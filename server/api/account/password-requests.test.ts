import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PasswordRequest } from '#shared/account/password-requests.ts';
import { type Caller, startApp, type TestApp } from '#test/app.ts';

const ask = (college: TestApp, role: string, name: string, remoteAddress = '203.0.113.7') =>
  college.app.inject({
    method: 'POST',
    url: '/api/auth/password-requests',
    payload: { role, name },
    remoteAddress,
  });
const waiting = async (caller: Caller): Promise<PasswordRequest[]> =>
  (await caller.get('/api/office-tasks')).json().passwordRequests;
const anEmail = () => `${randomUUID()}@people.example`;

test('a forgotten password waits on the office’s first screen until another one is chosen', async () => {
  const college = await startApp();
  const office = await college.asStaff('office');
  const email = anEmail();
  const student = await college.asStudent({ contactInfo: { email } });
  expect((await ask(college, 'student', email.toUpperCase())).statusCode).toBe(202);
  await ask(college, 'student', email);
  expect(await waiting(office)).toEqual([
    expect.objectContaining({ role: 'student', recordId: student.id, linkUntil: null }),
  ]);
  const { link, expiresAt } = (await office.post(`/api/students/${student.id}/invites`)).json();
  expect(await waiting(office)).toMatchObject([{ recordId: student.id, linkUntil: expiresAt }]);
  const body = { token: link.split('#')[1], password: 'banyan-roots-62' };
  expect((await college.anonymous.post('/api/auth/passwords', body)).statusCode).toBe(200);
  expect(await waiting(office)).toEqual([]);
});

test('every name gets the same answer, and the fourth within an hour is refused for each alike', async () => {
  const college = await startApp();
  const known = anEmail();
  await college.asFaculty({ contactInfo: { email: known } });
  const answers = async (name: string) => {
    const all = [];
    for (let n = 0; n < 4; n += 1) all.push(await ask(college, 'faculty', name));
    return all.map(({ statusCode, json }) => ({ statusCode, message: json().message }));
  };
  const ofKnown = await answers(known);
  expect(ofKnown.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429]);
  expect(await answers(anEmail())).toEqual(ofKnown);
  expect((await ask(college, 'faculty', known, '198.51.100.1')).statusCode).toBe(202);
  college.wait(3_600_001);
  expect((await ask(college, 'faculty', known)).statusCode).toBe(202);
});

test('a network that makes up names has 120 of them an hour, and writes nothing more', async () => {
  const college = await startApp();
  const written = async () => (await college.db.selectFrom('login_failures').select('key').execute()).length;
  for (let n = 0; n < 120; n += 1) expect((await ask(college, 'student', anEmail())).statusCode).toBe(202);
  const before = await written();
  const refused = await ask(college, 'student', anEmail());
  expect([refused.statusCode, refused.headers['retry-after'], await written()]).toEqual([
    429,
    '3600',
    before,
  ]);
  expect((await ask(college, 'student', anEmail(), '198.51.100.1')).statusCode).toBe(202);
  college.wait(3_600_001);
  expect((await ask(college, 'student', anEmail())).statusCode).toBe(202);
});

test('a /48 has four times as many: another one is not held', async () => {
  const college = await startApp();
  const from = async (address: string) => (await ask(college, 'student', anEmail(), address)).statusCode;
  expect(await from('2001:db8:7:1::1')).toBe(202);
  await college.db
    .updateTable('login_failures')
    .set({ failures: 479 })
    .where('key', '=', 'password-requests:2001:db8:7::/48')
    .execute();
  expect(await from('2001:db8:7:2::1')).toBe(202);
  expect(await from('2001:db8:7:3::1')).toBe(429);
  expect(await from('2001:db8:8:1::1')).toBe(202);
});

test('a guardian asks with the phone number in any spelling; one who may not sign in does not wait', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const student = await college.asStudent();
  const guardian = await college.asGuardian([student.id]);
  const { phone } = (await admin.get(`/api/guardians/${guardian.id}`)).json();
  await ask(college, 'guardian', phone.replace('+91', '0'));
  expect(await waiting(admin)).toMatchObject([{ role: 'guardian', recordId: guardian.id, phone }]);
  expect((await ask(college, 'guardian', 'no number')).statusCode).toBe(202);
  expect(await waiting(admin)).toHaveLength(1);
  college.wait(8 * 86_400_000);
  expect(await waiting(await college.asAdmin())).toEqual([]);
});

test('only admins see that a staff account waits, and only who reads accounts that anybody does', async () => {
  const college = await startApp();
  const [admin, office] = [await college.asAdmin(), await college.asStaff('office')];
  const cashier = await college.asStaff('cashier');
  const { username } = await college.db
    .selectFrom('accounts')
    .select('username')
    .where('id', '=', office.accountId)
    .executeTakeFirstOrThrow();
  await ask(college, 'admin', username ?? '');
  expect(await waiting(admin)).toMatchObject([{ role: 'admin', name: username, recordId: office.id }]);
  expect(await waiting(office)).toEqual([]);
  const email = anEmail();
  await college.asStudent({ contactInfo: { email } });
  await ask(college, 'student', email);
  expect(await waiting(office)).toHaveLength(1);
  expect(await waiting(cashier)).toEqual([]);
});

test.each([{ role: 'student' }, { role: 'owner', name: 'x' }, { role: 'student', name: ' ' }])(
  'refuses %j',
  async (body) => {
    const { anonymous } = await startApp();
    expect((await anonymous.post('/api/auth/password-requests', body)).statusCode).toBe(400);
  },
);
