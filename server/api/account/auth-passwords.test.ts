// A user changes the password.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { guessableSentence } from '#server/auth/guessable-passwords.ts';
import { usualCost } from '#server/password-cost.ts';
import { type Caller, shareApp, startApp, testPassword } from '#test/app.ts';

const college = shareApp();
const chosen = 'banyan-roots-62';

test('PUT /api/auth/password changes the password and ends the other sessions', async () => {
  const { asStudent, signInAgain, anonymous, db } = college();
  const email = `${randomUUID()}@people.example`;
  const student = await asStudent({ contactInfo: { email } });
  const phone = await signInAgain(student);
  const response = await student.put('/api/auth/password', {
    currentPassword: testPassword,
    newPassword: chosen,
  });
  expect(response.statusCode).toBe(204);
  expect((await student.get('/api/auth/sessions')).json()).toHaveLength(1);
  expect((await phone.get('/api/auth/sessions')).statusCode).toBe(401);
  const signIn = (password: string) => anonymous.post('/api/auth/student/login', { email, password });
  expect((await signIn(testPassword)).statusCode).toBe(401);
  expect((await signIn(chosen)).statusCode).toBe(200);
  const audit = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('record_id', '=', student.accountId)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['password', 'login-failed', 'login']);
  expect(JSON.stringify(audit)).not.toContain('argon2');
});

test.each(['asAdmin', 'asFaculty', 'asStudent'] as const)('PUT /api/auth/password works %s', async (as) => {
  const caller = await college()[as]();
  const response = await caller.put('/api/auth/password', {
    currentPassword: testPassword,
    newPassword: chosen,
  });
  expect(response.statusCode).toBe(204);
});

test('the stored password is argon2id with its own salt', async () => {
  const { asStudent, db } = await startApp({ passwordCost: usualCost });
  const hashes = [];
  for (const student of [await asStudent(), await asStudent()]) {
    await student.put('/api/auth/password', { currentPassword: testPassword, newPassword: chosen });
    const row = await db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', student.accountId)
      .executeTakeFirstOrThrow();
    hashes.push(row.password_hash);
  }
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('a wrong current password changes nothing and is named', async () => {
  const { asStudent, signInAgain } = college();
  const student = await asStudent();
  const phone = await signInAgain(student);
  const response = await student.put('/api/auth/password', { currentPassword: 'guess', newPassword: chosen });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ currentPassword: 'This is not your current password' });
  expect((await phone.get('/api/auth/sessions')).statusCode).toBe(200);
});

test('guesses at the current password are throttled as log-ins are, and do not block the log-in', async () => {
  const { asStudent, anonymous, wait } = await startApp();
  const email = `${randomUUID()}@people.example`;
  const student = await asStudent({ contactInfo: { email } });
  const change = (currentPassword: string) =>
    student.put('/api/auth/password', { currentPassword, newPassword: chosen });
  for (let n = 0; n < 4; n += 1) expect((await change('guess')).statusCode).toBe(400);
  await change('guess');
  const refused = await change(testPassword);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
  const signedIn = await anonymous.post('/api/auth/student/login', { email, password: testPassword });
  expect(signedIn.statusCode).toBe(200);
  wait(1000);
  expect((await change(testPassword)).statusCode).toBe(204);
  // A correct password resets the count.
  for (let n = 0; n < 4; n += 1) expect((await change('guess')).statusCode).toBe(400);
});

test('a changed password ends an open invite link', async () => {
  const { asAdmin, asStudent, anonymous } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const { link } = (await admin.post(`/api/students/${student.id}/invites`)).json();
  await student.put('/api/auth/password', { currentPassword: testPassword, newPassword: chosen });
  const token = link.split('#')[1];
  const late = await anonymous.post('/api/auth/passwords', { token, password: 'neem-leaves-83' });
  expect(late.statusCode).toBe(400);
  expect(late.json().fields).toHaveProperty('token');
});

test('an invite link signs in its owner in place of whoever used the browser before, and no other account is signed out elsewhere', async () => {
  const { asAdmin, asStudent, signInAgain } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const desk = await signInAgain(admin);
  const { link } = (await admin.post(`/api/students/${student.id}/invites`)).json();
  const before = desk.cookie;
  await desk.post('/api/auth/passwords', { token: link.split('#')[1], password: chosen });
  expect((await desk.get('/api/auth/status')).json().user).toMatchObject({ id: student.id });
  const old = await desk.inject({ url: '/api/auth/sessions', headers: { cookie: before } });
  expect([old.statusCode, (await admin.get('/api/auth/sessions')).statusCode]).toEqual([401, 200]);
});

test('an invite link of a closed account sets the password and opens nothing', async () => {
  const { asAdmin, asStaff, anonymous, db } = college();
  const [admin, clerk] = [await asAdmin(), await asStaff('office')];
  const { link } = (await admin.post(`/api/admins/${clerk.id}/invites`)).json();
  await db.updateTable('accounts').set({ closed_on: '2026-11-20' }).where('id', '=', clerk.id).execute();
  const set = await anonymous.post('/api/auth/passwords', { token: link.split('#')[1], password: chosen });
  expect([set.json().user, set.cookies]).toEqual([null, []]);
});

const birthDate = '2007-11-03T00:00:00.000Z';
const parents = { fatherFirstName: 'Suryanarayana', parentPhone: '+919000012345' };

test.each([
  ['too short', 'short-7', 'Use at least 8 characters'],
  ['too long', 'ab'.repeat(65), 'Use at most 128 characters'],
  ['well known', 'P@ssw0rd123', guessableSentence],
  ['one letter', 'zzzzzzzzzz', guessableSentence],
  ['the own name', 'padmavathi1', guessableSentence],
  ['a parent’s name', 'Suryanarayana@1970', guessableSentence],
  ['the own phone', '90000 98765 a', guessableSentence],
  ['a parent’s phone', 'amma9000012345', guessableSentence],
  ['the birth date', '03-11-2007-x', guessableSentence],
  ['the own street', 'Kothapalem#26', guessableSentence],
  ['the enrolment number', 'vcp26777vcp', guessableSentence],
  ['the college', 'Vamsadhara1', guessableSentence],
])('a new password that is %s is refused', async (_, newPassword, message) => {
  const student = await college().asStudent({
    firstName: 'Padmavathi',
    enrollmentNumber: 'VCP26777',
    ...parents,
    personalInfo: { dob: birthDate, address: '4 Kothapalem Street' },
    contactInfo: { phone: '+919000098765' },
  });
  const response = await student.put('/api/auth/password', { currentPassword: testPassword, newPassword });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toMatchObject({ newPassword: message });
  const retry = await student.put('/api/auth/password', {
    currentPassword: testPassword,
    newPassword: chosen,
  });
  expect(retry.statusCode).toBe(204);
  await college().db.deleteFrom('students').where('id', '=', student.id).execute();
});

test('a teacher’s and an admin’s own words are refused too', async () => {
  const { asFaculty, asAdmin } = college();
  const change = (caller: Caller, newPassword: string) =>
    caller.put('/api/auth/password', { currentPassword: testPassword, newPassword });
  const teacher = await asFaculty({ lastName: 'Bodasakurti', personalInfo: { dob: birthDate } });
  for (const guess of ['Bodasakurti#1', '03112007venkata'])
    expect((await change(teacher, guess)).json().error).toBe(guessableSentence);
  const admin = await asAdmin();
  const admins: { username: string; isSelf: boolean }[] = (await admin.get('/api/admins')).json();
  const username = admins.find(({ isSelf }) => isSelf)?.username;
  expect((await change(admin, `${username}!`)).json().error).toBe(guessableSentence);
});

test('a password may be a Telugu sentence, and composed letters equal decomposed ones', async () => {
  const { asStudent, anonymous } = college();
  const email = `${randomUUID()}@people.example`;
  const student = await asStudent({ contactInfo: { email } });
  const change = { currentPassword: testPassword, newPassword: 'వర్షం కురిసింది caf\u00e9' };
  expect((await student.put('/api/auth/password', change)).statusCode).toBe(204);
  const login = { email, password: change.newPassword.normalize('NFD') };
  expect((await anonymous.post('/api/auth/student/login', login)).statusCode).toBe(200);
});

test('PUT /api/auth/password without a session is refused (401)', async () => {
  const body = { currentPassword: testPassword, newPassword: chosen };
  expect((await college().anonymous.put('/api/auth/password', body)).statusCode).toBe(401);
});
