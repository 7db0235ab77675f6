// The second factor of a log-in.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { totpCode, totpStep } from '#server/auth/totp.ts';
import { type Caller, shareApp, startApp, type TestApp, testPassword } from '#test/app.ts';

const shared = shareApp();
const second = 1000;
const start = Date.parse('2026-11-20T06:00:00Z');

async function aStudent(college: TestApp) {
  const email = `${randomUUID()}@people.example`;
  const student = await college.asStudent({ contactInfo: { email } });
  const signIn = (code?: string, password = testPassword) =>
    college.anonymous.post('/api/auth/student/login', { email, password, ...(code && { code }) });
  return { student, signIn };
}

const codeAt = (secret: string, milliseconds: number) => totpCode(secret, totpStep(new Date(milliseconds)));

/** @returns the secret and the ten codes */
async function turnOn(caller: Caller, now = start) {
  const { secret, uri } = (await caller.post('/api/auth/second-factor/secret')).json();
  const response = await caller.post('/api/auth/second-factor', { code: codeAt(secret, now) });
  expect(response.statusCode).toBe(200);
  return { secret, uri, recoveryCodes: response.json().recoveryCodes as string[] };
}

const askForCode = 'Enter the code of your authenticator app, or a recovery code.';
const wrongCode = 'This code is not right or was already used. Enter the next one.';

test('a first correct code turns it on; the other sessions end, and the log-in requires a code', async () => {
  const college = await startApp();
  const { student, signIn } = await aStudent(college);
  const phone = await college.signInAgain(student);
  const started = await student.post('/api/auth/second-factor/secret');
  expect(started.json().uri).toContain(`secret=${started.json().secret}`);
  expect((await signIn()).statusCode).toBe(200);
  const wrong = await student.post('/api/auth/second-factor', { code: '000000' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().fields).toEqual({ code: wrongCode });
  const { recoveryCodes } = await turnOn(student);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  expect((await phone.get('/api/auth/sessions')).statusCode).toBe(401);
  expect((await student.get('/api/auth/second-factor')).json()).toEqual({
    isOn: true,
    isRequired: false,
    recoveryCodesLeft: 10,
  });
  const answer = await signIn();
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({
    error: askForCode,
    message: askForCode,
    fields: { code: askForCode },
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await student.post('/api/auth/second-factor/secret')).statusCode).toBe(409);
});

test('a wrong password is refused before a code is required', async () => {
  const { student, signIn } = await aStudent(shared());
  await turnOn(student);
  const answer = await signIn('000000', 'wrong');
  expect(answer.json()).toEqual({
    error: 'Invalid email or password',
    message: 'Invalid email or password',
    requestId: expect.any(String),
  });
});

test('a code signs in once: neither it nor an earlier one is accepted again', async () => {
  const college = await startApp();
  const { student, signIn } = await aStudent(college);
  const { secret } = await turnOn(student);
  // The code that turned the second factor on cannot be used again.
  expect((await signIn(codeAt(secret, start))).statusCode).toBe(401);
  const next = codeAt(secret, start + 30 * second);
  expect((await signIn(` ${next.slice(0, 3)} ${next.slice(3)}`)).statusCode).toBe(200);
  const again = await signIn(next);
  expect(again.statusCode).toBe(401);
  expect(again.json().fields).toEqual({ code: wrongCode });
  expect((await signIn(codeAt(secret, start - 30 * second))).statusCode).toBe(401);
});

test.each([
  ['digits of India, in two groups', '౦', '-'],
  ['full-width digits, with an invisible sign', '０', ' \u200b'],
])('a code is taken in %s', async (_, zero, between) => {
  const college = shared();
  const { student, signIn } = await aStudent(college);
  const typed = (code: string) =>
    code
      .replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
      .replace(/^.{3}/, `$&${between}`);
  const { secret } = (await student.post('/api/auth/second-factor/secret')).json();
  const first = await student.post('/api/auth/second-factor', { code: typed(codeAt(secret, start)) });
  expect(first.statusCode).toBe(200);
  expect((await signIn(typed(codeAt(secret, start + 30 * second)))).statusCode).toBe(200);
});

test('of two simultaneous log-ins with one code one is signed in', async () => {
  const college = await startApp();
  const { student, signIn } = await aStudent(college);
  const { secret } = await turnOn(student);
  const code = codeAt(secret, start + 30 * second);
  const answers = await Promise.all([signIn(code), signIn(code), signIn(code)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
});

test('guesses at codes are throttled like guesses at passwords; a log-in without a code does not reset the count', async () => {
  const college = await startApp();
  const { student, signIn } = await aStudent(college);
  const { secret } = await turnOn(student);
  for (let n = 0; n < 4; n += 1) expect((await signIn('000000')).statusCode).toBe(401);
  expect((await signIn()).json().fields).toEqual({ code: askForCode });
  expect((await signIn('000000')).statusCode).toBe(401);
  college.wait(second - 1);
  expect((await signIn(codeAt(secret, start + 30 * second))).statusCode).toBe(429);
});

test('a recovery code signs in once, however it is typed; only its hash is kept', async () => {
  const college = shared();
  const { student, signIn } = await aStudent(college);
  const { recoveryCodes } = await turnOn(student);
  const [code = ''] = recoveryCodes;
  const rows = await college.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('account_id', '=', student.accountId)
    .execute();
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  expect((await signIn(` ${code.toUpperCase().replaceAll('-', ' ')}`)).statusCode).toBe(200);
  expect((await signIn(code)).statusCode).toBe(401);
  expect((await student.get('/api/auth/second-factor')).json().recoveryCodesLeft).toBe(9);
  const fresh = await student.post('/api/auth/second-factor/recovery-codes');
  expect((await signIn(recoveryCodes[1])).statusCode).toBe(401);
  expect((await signIn(fresh.json().recoveryCodes[0])).statusCode).toBe(200);
});

test('outside the demonstration an admin can do nothing before the second factor is on', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  await college.db.updateTable('accounts').set({ totp_secret: null, totp_since: null }).execute();
  const closed = await admin.get('/api/students');
  expect(closed.statusCode).toBe(403);
  expect(closed.json().error).toBe('Set up the second factor of your account first, in the settings.');
  const user = { id: admin.id, type: 'admin', name: expect.any(String) };
  expect((await admin.get('/api/auth/status')).json().user).toEqual({ ...user, mustSetUpSecondFactor: true });
  await turnOn(admin);
  expect((await admin.get('/api/students')).statusCode).toBe(200);
  expect((await admin.get('/api/auth/status')).json().user).toEqual(user);
});

test('in the demonstration an admin needs no second factor', async () => {
  const college = await startApp({ environment: { DEMO: 'on' } });
  const admin = await college.asAdmin();
  await college.db.updateTable('accounts').set({ totp_secret: null, totp_since: null }).execute();
  expect((await admin.get('/api/students')).statusCode).toBe(200);
});

test('the office turns it off for a person who has lost the app; the history records it', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const { student, signIn } = await aStudent(college);
  await turnOn(student);
  expect((await admin.get(`/api/students/${student.id}/account`)).json().hasSecondFactor).toBe(true);
  const path = `/api/students/${student.id}/second-factor`;
  expect((await admin.delete(path)).statusCode).toBe(204);
  expect((await signIn()).statusCode).toBe(200);
  expect((await admin.delete(path)).statusCode).toBe(404);
  const [entry] = (await admin.get(`/api/students/${student.id}/history`)).json();
  expect(entry).toMatchObject({ action: 'second-factor', label: 'off', noun: 'student' });
});

test('its owner turns it off, and the codes are deleted', async () => {
  const { student, signIn } = await aStudent(shared());
  await turnOn(student);
  expect((await student.delete('/api/auth/second-factor')).statusCode).toBe(204);
  expect((await student.get('/api/auth/second-factor')).json()).toMatchObject({
    isOn: false,
    recoveryCodesLeft: 0,
  });
  expect((await signIn()).statusCode).toBe(200);
});

test('a link to choose another password does not bypass the second factor', async () => {
  const college = shared();
  const [admin, { student, signIn }] = [await college.asAdmin(), await aStudent(college)];
  await turnOn(student);
  const { link } = (await admin.post(`/api/students/${student.id}/invites`)).json();
  const body = { token: link.split('#')[1], password: 'banyan-roots-62' };
  const set = await college.anonymous.post('/api/auth/passwords', body);
  expect([set.statusCode, set.json().user, set.cookies]).toEqual([200, null, []]);
  const answer = await signIn(undefined, 'banyan-roots-62');
  expect([answer.statusCode, answer.json().fields]).toEqual([401, { code: askForCode }]);
});
