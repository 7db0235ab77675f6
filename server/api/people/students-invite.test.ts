import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shareApp, startApp, testPassword } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';

const college = shareApp();
const hour = 3_600_000;
const chosen = 'banyan-roots-62';
let passwords = 1;
const over = 'This link has expired or was already used. Ask the office for a new one.';

const tokenOf = (link: string) => link.split('#')[1] ?? '';

test('an invite sets a password for the sign-in, ends earlier sessions and can be used once', async () => {
  const { asAdmin, asStudent, signInAgain, anonymous, settings, db } = college();
  const email = `${randomUUID()}@people.example`;
  const [admin, student] = [await asAdmin(), await asStudent({ contactInfo: { email } })];
  const tablet = await signInAgain(student);
  const invite = await admin.post(`/api/students/${student.id}/invites`);
  expect(invite.statusCode).toBe(201);
  const { link } = invite.json();
  expect(link).toMatch(new RegExp(`^${settings.publicOrigin}/set-password#[\\w-]{43}$`));
  const token = tokenOf(link);
  const rows = await db.selectFrom('invites').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);

  const set = await anonymous.post('/api/auth/passwords', { token, password: chosen });
  expect(set.statusCode).toBe(200);
  expect(set.json()).toEqual({ type: 'student', name: email, user: { id: student.id, type: 'student' } });
  const chooser = { cookie: set.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const status = await anonymous.inject({ url: '/api/auth/status', headers: chooser });
  expect(status.json()).toMatchObject({ isAuthenticated: true, user: { id: student.id } });
  for (const device of [student, tablet])
    expect((await device.get('/api/auth/sessions')).statusCode).toBe(401);
  const old = await anonymous.post('/api/auth/student/login', { email, password: testPassword });
  expect(old.statusCode).toBe(401);
  const fresh = await anonymous.post('/api/auth/student/login', { email, password: chosen });
  expect(fresh.json()).toMatchObject({ user: { id: student.id, type: 'student' } });

  const again = await anonymous.post('/api/auth/passwords', { token, password: 'another-choice-9' });
  expect(again.statusCode).toBe(400);
  expect(again.json()).toMatchObject({ error: over, fields: { token: over } });
});

test('a student without a password cannot sign in until the invite is used', async () => {
  const { asAdmin, anonymous } = college();
  const admin = await asAdmin();
  const input = aStudent();
  const { id } = (await admin.post('/api/students', input)).json();
  const login = { email: input.contactInfo.email, password: chosen };
  expect((await anonymous.post('/api/auth/student/login', login)).statusCode).toBe(401);
  expect((await anonymous.post('/api/auth/student/login', { ...login, password: '' })).statusCode).toBe(400);
  const { link } = (await admin.post(`/api/students/${id}/invites`)).json();
  await anonymous.post('/api/auth/passwords', { token: tokenOf(link), password: chosen });
  expect((await anonymous.post('/api/auth/student/login', login)).statusCode).toBe(200);
});

test('a second invite ends the first', async () => {
  const { asAdmin, asStudent, anonymous } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const first = (await admin.post(`/api/students/${student.id}/invites`)).json();
  const second = (await admin.post(`/api/students/${student.id}/invites`)).json();
  const use = ({ link }: { link: string }) =>
    anonymous.post('/api/auth/passwords', { token: tokenOf(link), password: chosen });
  expect((await use(first)).json().error).toBe(over);
  expect((await use(second)).statusCode).toBe(200);
});

test('an invite is valid for 72 hours', async () => {
  const { asAdmin, asStudent, anonymous, wait } = await startApp();
  const [admin, early, late] = [await asAdmin(), await asStudent(), await asStudent()];
  const invites = [];
  for (const { id } of [early, late]) invites.push((await admin.post(`/api/students/${id}/invites`)).json());
  expect(invites[0].expiresAt).toBe('2026-11-23T06:00:00.000Z');
  const [inTime, tooLate] = invites.map(({ link }) => ({ token: tokenOf(link), password: chosen }));
  wait(72 * hour - 1000);
  expect((await anonymous.post('/api/auth/passwords', inTime)).statusCode).toBe(200);
  wait(1000);
  expect((await anonymous.post('/api/auth/passwords', tooLate)).statusCode).toBe(400);
});

test('an invite used twice at the same moment sets one password', async () => {
  const { asAdmin, asStudent, anonymous } = college();
  const email = `${randomUUID()}@people.example`;
  const [admin, student] = [await asAdmin(), await asStudent({ contactInfo: { email } })];
  const { link } = (await admin.post(`/api/students/${student.id}/invites`)).json();
  const answers = await Promise.all(
    ['banyan-roots-61', 'banyan-roots-72', 'banyan-roots-83'].map((password) =>
      anonymous.post('/api/auth/passwords', { token: tokenOf(link), password }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
});

test('the invite of a deleted student sets nothing', async () => {
  const { asAdmin, asStudent, anonymous } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const { link } = (await admin.post(`/api/students/${student.id}/invites`)).json();
  await admin.delete(`/api/students/${student.id}`);
  const set = await anonymous.post('/api/auth/passwords', { token: tokenOf(link), password: chosen });
  expect(set.statusCode).toBe(400);
});

test.each([
  ['no token', { password: chosen }, 'token'],
  ['a token of another form', { token: 'x', password: chosen }, 'token'],
  ['an unknown token', { token: 'x'.repeat(43), password: chosen }, 'token'],
  ['a password of 7 characters', { token: 'x'.repeat(43), password: 'banyan6' }, 'password'],
  ['a password of 129 characters', { token: 'x'.repeat(43), password: 'ab'.repeat(65) }, 'password'],
])('POST /api/auth/passwords refuses %s and names the field', async (_, body, field) => {
  const response = await college().anonymous.post('/api/auth/passwords', body);
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toHaveProperty(field);
});

test.each([
  'password1',
  '11111111',
  'vamsadhara',
  'vcp.example',
  '12345678',
  'Password@123',
  'padmavathi',
  'Padmavathi.Killi1',
  'VCP26-B7 1',
])('an easy password (%s) is refused and the link stays good', async (password) => {
  const { asAdmin, asStudent, anonymous } = college();
  const admin = await asAdmin();
  const names = { firstName: 'Padmavathi', lastName: 'Killi' };
  const student = await asStudent({ ...names, enrollmentNumber: `VCP26-B7 ${passwords++}` });
  const { link } = (await admin.post(`/api/students/${student.id}/invites`)).json();
  const weak = await anonymous.post('/api/auth/passwords', { token: tokenOf(link), password });
  expect(weak.statusCode).toBe(400);
  expect(weak.json().fields).toHaveProperty('password');
  const set = await anonymous.post('/api/auth/passwords', { token: tokenOf(link), password: chosen });
  expect(set.statusCode).toBe(200);
});
