// Admin accounts: inviting, signing out, removing. Each test has its own database, because admins are counted.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Caller, startApp, type TestApp } from '#test/app.ts';

const isIn = async (caller: Caller) => (await caller.get('/api/auth/sessions')).statusCode === 200;
const auditOf = ({ db }: TestApp, recordId: string) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'noun', 'label'])
    .where('record_id', '=', recordId)
    .orderBy('id')
    .execute();

test('an invited admin chooses a password by the link, is told the user name, and sets the second factor up at once', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const made = await admin.post('/api/admins', { username: '  lakshmi ' });
  expect(made.statusCode).toBe(201);
  const [, token] = made.json().link.split('/set-password#');
  const [, lakshmi] = (await admin.get('/api/admins')).json();
  expect(lakshmi).toMatchObject({ username: 'lakshmi', isSelf: false, hasPassword: false, devices: 0 });
  expect(lakshmi.inviteUntil).toBe(made.json().expiresAt);
  const body = { token, password: 'banyan-roots-62' };
  const chosen = await college.anonymous.post('/api/auth/passwords', body);
  expect(chosen.json()).toEqual({ type: 'admin', name: 'lakshmi', user: { id: lakshmi.id, type: 'admin' } });
  const headers = { cookie: chosen.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const secret = { method: 'POST', url: '/api/auth/second-factor/secret', headers } as const;
  expect((await college.anonymous.inject(secret)).statusCode).toBe(200);
  const [own, after] = (await admin.get('/api/admins')).json();
  expect(own).toMatchObject({ isSelf: true, devices: 1 });
  expect(after).toMatchObject({ hasPassword: true, inviteUntil: null });
  expect(await auditOf(college, lakshmi.id)).toEqual([
    { action: 'create', noun: 'account', label: 'lakshmi' },
    { action: 'password', noun: 'account', label: '' },
    { action: 'login', noun: 'account', label: '' },
  ]);
});

test('a username is unique and not empty', async () => {
  const admin = await (await startApp()).asAdmin();
  await admin.post('/api/admins', { username: 'lakshmi' });
  for (const username of ['lakshmi', 'LAKSHMI', 'laks\u200bhmi', 'lákshmí']) {
    const again = await admin.post('/api/admins', { username });
    expect(again.statusCode).toBe(409);
    expect(again.json().fields).toEqual({ username: 'There is an admin with this username' });
  }
  expect((await admin.post('/api/admins', { username: ' ' })).statusCode).toBe(400);
});

test('a new link for an admin who has forgotten the password ends the earlier one', async () => {
  const college = await startApp();
  const [admin, other] = [await college.asAdmin(), await college.asAdmin()];
  const tokens = [];
  for (let n = 0; n < 2; n += 1) {
    const made = await admin.post(`/api/admins/${other.id}/invites`);
    expect(made.statusCode).toBe(201);
    tokens.push(made.json().link.split('#')[1]);
  }
  const [first, second] = tokens;
  const choose = (token: string) =>
    college.anonymous.post('/api/auth/passwords', { token, password: 'banyan-roots-62' });
  expect((await choose(first)).statusCode).toBe(400);
  expect((await choose(second)).statusCode).toBe(200);
});

test('an admin signs another one out everywhere; the admin’s current session is kept', async () => {
  const college = await startApp();
  const [admin, other] = [await college.asAdmin(), await college.asAdmin()];
  const phone = await college.signInAgain(admin);
  for (const { id } of [admin, other]) {
    expect((await admin.delete(`/api/admins/${id}/sessions`)).statusCode).toBe(204);
  }
  expect(await Promise.all([admin, phone, other].map(isIn))).toEqual([true, false, false]);
  expect(await auditOf(college, other.id)).toEqual([
    { action: 'sessions-ended', noun: 'account', label: '' },
  ]);
});

test.each(['student', 'faculty'] as const)('an admin signs a %s out everywhere', async (role) => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const person = role === 'student' ? await college.asStudent() : await college.asFaculty();
  const path = role === 'student' ? 'students' : 'faculty';
  expect((await admin.delete(`/api/${path}/${person.id}/sessions`)).statusCode).toBe(204);
  expect(await isIn(person)).toBe(false);
  expect((await admin.delete(`/api/${path}/${randomUUID()}/sessions`)).statusCode).toBe(404);
});

test('a removed admin is signed out at once; the last one who can sign in cannot be removed', async () => {
  const college = await startApp();
  const [admin, other] = [await college.asAdmin(), await college.asAdmin()];
  await admin.post('/api/admins', { username: 'lakshmi' });
  expect((await admin.delete(`/api/admins/${other.id}`)).statusCode).toBe(204);
  expect(await isIn(other)).toBe(false);
  // An admin who is only invited cannot sign in, and so does not count.
  const last = await admin.delete(`/api/admins/${admin.id}`);
  expect(last.statusCode).toBe(409);
  expect(last.json().error).toBe(
    'The last admin who can sign in cannot be removed. Invite another one first.',
  );
  expect(await isIn(admin)).toBe(true);
  const student = await college.asStudent();
  expect((await admin.delete(`/api/admins/${student.accountId}`)).statusCode).toBe(404);
});

test('the link of an admin who was removed before it was used opens nothing', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const made = await admin.post('/api/admins', { username: 'lakshmi' });
  const [, token] = made.json().link.split('#');
  const [, lakshmi] = (await admin.get('/api/admins')).json();
  expect((await admin.delete(`/api/admins/${lakshmi.id}`)).statusCode).toBe(204);
  const body = { token, password: 'banyan-roots-62' };
  expect((await college.anonymous.post('/api/auth/passwords', body)).statusCode).toBe(400);
});

test('of two admins who remove each other at the same moment one stays', async () => {
  const college = await startApp();
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await college.asAdmin(), await college.asAdmin()];
    await college.db
      .deleteFrom('accounts')
      .where('role', '=', 'admin')
      .where('id', 'not in', [one.id, two.id])
      .execute();
    await Promise.all([one.delete(`/api/admins/${two.id}`), two.delete(`/api/admins/${one.id}`)]);
    const left = await college.db.selectFrom('accounts').select('id').where('role', '=', 'admin').execute();
    expect(left).toHaveLength(1);
  }
});
