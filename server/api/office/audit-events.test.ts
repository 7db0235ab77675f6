// Events in the audit log besides changes: signing in and out, failures, views, exports. Each test has its own database.
import { expect, test } from 'vitest';
import { noteFailedLogin } from '#server/auth/failed-logins.ts';
import { startApp, type TestApp, testPassword } from '#test/app.ts';

const email = 'asha@people.example';
const minute = 60_000;

const entries = ({ db }: TestApp, recordId: string) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'label', 'actor', 'account_id as accountId', 'changes'])
    .where('record_id', '=', recordId)
    .orderBy('id')
    .execute();
const actions = async (college: TestApp, recordId: string) =>
  (await entries(college, recordId)).map(({ action, label }) => [action, label]);

test('signing in and out and ending a session are recorded', async () => {
  const college = await startApp();
  const student = await college.asStudent({ contactInfo: { email } });
  await college.anonymous.post('/api/auth/student/login', { email, password: testPassword });
  const sessions: { id: string; isCurrent: boolean }[] = (await student.get('/api/auth/sessions')).json();
  await student.delete(`/api/auth/sessions/${sessions.find(({ isCurrent }) => !isCurrent)?.id}`);
  await student.post('/api/auth/logout');
  await student.post('/api/auth/logout');
  expect(await actions(college, student.accountId)).toEqual([
    ['login', ''],
    ['sessions-ended', 'one device'],
    ['logout', ''],
  ]);
});

test('failed log-ins are recorded with the network, never with the typed text; refused ones once per 15 minutes', async () => {
  const college = await startApp();
  const student = await college.asStudent({ contactInfo: { email } });
  const signIn = (name: string) =>
    college.anonymous.post('/api/auth/student/login', { email: name, password: 'my-secret-guess' });
  for (let n = 0; n < 8; n += 1) await signIn(email);
  await signIn('typed-secret@people.example');
  const failed = Array.from({ length: 5 }, () => ['login-failed', 'wrong password']);
  expect(await actions(college, student.accountId)).toEqual([
    ...failed,
    ['login-refused', 'too many attempts'],
  ]);
  const unknown = await entries(college, '');
  expect(unknown).toEqual([
    {
      action: 'login-failed',
      label: 'unknown name',
      actor: 'not signed in',
      accountId: null,
      changes: JSON.stringify({ role: [null, 'student'], network: [null, '127.0.0.1'] }),
    },
  ]);
  college.wait(15 * minute + 1);
  for (let n = 0; n < 2; n += 1) await signIn(email);
  expect((await actions(college, student.accountId)).at(-1)).toEqual(['login-refused', 'too many attempts']);
  const log = await college.db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify(log)).not.toMatch(/secret/);
});

test('the server log has a line for each failure, with the network and a hash of the account', async () => {
  const { db } = await startApp();
  const lines: [object, string][] = [];
  const author = { accountId: null, label: 'anonymous', requestId: '' };
  const log = { warn: (...line: [object, string]) => void lines.push(line) };
  const login = { role: 'student', name: email, ip: '2001:db8:1:2:3::4', knownAs: undefined } as const;
  const context = { db, clock: () => new Date(), author, log };
  await noteFailedLogin(context, login, undefined, 'wrong password');
  await noteFailedLogin(context, { ...login, name: email.toUpperCase() }, undefined, 'too many attempts');
  const account = expect.stringMatching(/^[\w-]{16}$/);
  const common = { role: 'student', account, network: '2001:db8:1:2::/64' };
  expect(lines).toEqual([
    [{ ...common, reason: 'unknown name' }, 'log-in failed'],
    [{ ...common, reason: 'too many attempts' }, 'log-in refused'],
  ]);
  const [first, second] = lines.map(([line]) => (line as { account: string }).account);
  expect(first).toBe(second);
  expect(JSON.stringify(lines)).not.toContain('asha');
});

test('a view of a record by the office is recorded once per session, record and hour, and not in the history', async () => {
  const college = await startApp();
  const [admin, student, member] = [
    await college.asAdmin(),
    await college.asStudent(),
    await college.asFaculty(),
  ];
  for (let n = 0; n < 3; n += 1) await admin.get(`/api/students/${student.id}`);
  await admin.get(`/api/faculty/${member.id}`);
  // Their own records.
  await student.get(`/api/students/${student.id}`);
  await member.get(`/api/faculty/${member.id}`);
  const views = async (id: string) => (await actions(college, id)).filter(([action]) => action === 'view');
  expect(await views(student.id)).toEqual([['view', 'student']]);
  expect(await views(member.id)).toEqual([['view', 'faculty']]);
  const phone = await college.signInAgain(admin);
  await phone.get(`/api/students/${student.id}`);
  expect(await views(student.id)).toHaveLength(2);
  college.wait(60 * minute);
  const later = await college.signInAgain(admin);
  for (let n = 0; n < 2; n += 1) await later.get(`/api/students/${student.id}`);
  expect(await views(student.id)).toHaveLength(3);
  expect((await later.get(`/api/students/${student.id}/history`)).json()).toEqual([]);
  expect((await later.get('/api/audit-log')).json()).toEqual([]);
  expect((await later.get('/api/audit-log?noun=view')).json()).toHaveLength(4);
});

test('printing a document about a person is recorded as an export', async () => {
  const college = await startApp();
  const [admin, student] = [await college.asAdmin(), await college.asStudent()];
  await admin.get(`/api/students/${student.id}/marks-memo.pdf`);
  await admin.get(`/api/students/${student.id}/fee-statement.pdf`);
  expect(await actions(college, student.id)).toEqual([
    ['export', 'Marks memo'],
    ['export', 'Fee statement'],
  ]);
});
