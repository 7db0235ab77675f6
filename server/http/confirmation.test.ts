// The password is asked again before what cannot be undone, or gives money or an account away.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';
import { confirmedFields, isConfirmed, rules } from '#shared/roles.ts';
import { type Caller, startApp, type TestApp, testPassword } from '#test/app.ts';
import { aFacultyMember, aGuardian, aStudent } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const minute = 60_000;
const sentence = 'Confirm with your password that it is you.';
const refusal = { statusCode: 403, error: sentence, fields: { confirmation: sentence } };

const calls = Object.entries<Call>(contract).map(([name, call]) => ({ name, ...call }));
const confirmed = calls.filter(({ action }) => isConfirmed(action));
const pathWithIds = (path: string) => path.replace(/\{\w+\}/g, () => randomUUID());

type Response = Awaited<ReturnType<Caller['inject']>>;
const seen = (response: Response) => ({ statusCode: response.statusCode, ...response.json() });

const confirm = (caller: Caller, body: object) => caller.post('/api/auth/confirmations', body);
async function confirmAdmin(college: TestApp, admin: Caller): Promise<void> {
  const body = { password: testPassword, code: college.secondFactorCode() };
  expect((await confirm(admin, body)).statusCode).toBe(204);
}

test('what cannot be undone, or gives an account away, requires a confirmation', () => {
  expect(confirmed.map(({ name }) => name).sort()).toEqual([
    'confirmClock',
    'createAdmin',
    'createAdminInvite',
    'createApprovalDecisions',
    'createCancellation',
    'createFacultyInvite',
    'createFacultyInvites',
    'createGuardianInvite',
    'createGuardianInvites',
    'createInviteSlips',
    'createRecoveryCodes',
    'createRefund',
    'createSecondFactor',
    'createStudentInvite',
    'createStudentInvites',
    'deleteAdmin',
    'deleteAdminSecondFactor',
    'deleteClass',
    'deleteFacultySecondFactor',
    'deleteSecondFactor',
    'deleteStudentSecondFactor',
    'setFacultySets',
    'startSecondFactor',
    'updateAdmin',
    'withdrawCertificate',
  ]);
  for (const { action } of confirmed) expect(rules[action].anonymous).toBe('none');
});

/** The names of all properties of a schema. */
function propertiesOf(schema: Call['body']): string[] {
  if (!schema) return [];
  const names: string[] = [];
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void names.push(...Object.keys(jsonSchema.properties ?? {})),
  });
  return names;
}

test('a call that answers a link, a secret or codes, or takes the tokens of links, requires a confirmation', () => {
  const giving = calls.filter(({ answer, body }) => {
    const names = new Set(propertiesOf(answer));
    const isInvite = names.has('link') && names.has('expiresAt');
    return (
      isInvite || names.has('secret') || names.has('recoveryCodes') || propertiesOf(body).includes('tokens')
    );
  });
  expect(giving.length).toBeGreaterThan(8);
  expect(giving.filter(({ action }) => !isConfirmed(action))).toEqual([]);
});

test('ten minutes after the log-in these calls require password and code', async () => {
  const college = await startApp();
  const [admin, other] = [await college.asAdmin(), await college.asAdmin()];
  const answers = async (tried: typeof confirmed) => {
    const found = new Map<string, Response>();
    for (const { name, method, path } of tried)
      found.set(name, await admin.inject({ method, url: pathWithIds(path) }));
    return found;
  };
  college.wait(10 * minute + 1);
  for (const [name, response] of await answers(confirmed))
    expect([name, seen(response)]).toEqual([name, expect.objectContaining(refusal)]);
  expect((await confirm(admin, { password: 'wrong' })).json().fields).toEqual({
    password: 'This is not your password',
  });
  expect((await confirm(admin, { password: testPassword })).json().fields).toHaveProperty('code');
  expect((await confirm(admin, { password: testPassword, code: '000000' })).statusCode).toBe(400);
  const { cookie } = admin;
  await confirmAdmin(college, admin);
  expect(admin.cookie).not.toBe(cookie);
  const earlier = await college.app.inject({ url: '/api/auth/sessions', headers: { cookie } });
  expect(earlier.statusCode).toBe(401);
  // The own second factor is still needed.
  const harmless = confirmed.filter(({ name }) => name !== 'deleteSecondFactor');
  for (const [name, { statusCode }] of await answers(harmless))
    expect([name, statusCode]).toEqual([
      name,
      name === 'createRecoveryCodes' ? 200 : expect.toBeOneOf([400, 404, 409]),
    ]);
  college.wait(10 * minute);
  expect((await admin.delete(`/api/admins/${other.id}`)).statusCode).toBe(204);
  college.wait(1);
  expect((await admin.delete(`/api/admins/${admin.id}`)).statusCode).toBe(403);
});

const paymentInfo = { account: 'Bank of Samples 1234', upiId: 'college@bank' };

test.each([
  ['the UPI id', { paymentInfo: { ...paymentInfo, upiId: 'thief@bank' } }],
  ['the bank account', { paymentInfo: { ...paymentInfo, account: 'Bank of Thieves 1234' } }],
  ['the message that carries the links', { inviteMessage: 'https://thief.example/{link}' }],
  ['the time after which enquiries are deleted', { enquiryMonths: 1 }],
])('PUT /api/settings changes %s only after a confirmation', async (_, change) => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const saved = { paymentInfo, inviteMessage: 'Your link: {link}', enquiryMonths: 12 };
  await admin.put('/api/settings', saved);
  const before = (await admin.get('/api/settings')).json();
  college.wait(10 * minute + 1);
  expect(seen(await admin.put('/api/settings', change))).toMatchObject(refusal);
  expect((await admin.get('/api/settings')).json()).toEqual(before);
  // The same again.
  expect((await admin.put('/api/settings', saved)).statusCode).toBe(200);
  await confirmAdmin(college, admin);
  expect((await admin.put('/api/settings', change)).json()).toMatchObject(change);
});

const thief = { contactInfo: { email: 'thief@people.example' } };

test.each([
  ['/api/students', aStudent(), thief],
  ['/api/faculty', aFacultyMember(), thief],
  ['/api/guardians', aGuardian(), { phone: '+919000099999' }],
])('PUT %s/{id} changes the log-in name only after a confirmation', async (path, person, change) => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const { id } = (await admin.post(path, person)).json();
  const url = `${path}/${id}`;
  const now = async () => (await admin.get(`${url}?include=contactInfo`)).json();
  const before = await now();
  college.wait(10 * minute + 1);
  expect(seen(await admin.put(url, { ...person, ...change }))).toMatchObject(refusal);
  expect(await now()).toEqual(before);
  expect((await admin.put(url, { ...person, lastName: 'Reddy' })).statusCode).toBe(200);
  await confirmAdmin(college, admin);
  expect((await admin.put(url, { ...person, ...change })).statusCode).toBe(200);
  expect(await now()).toMatchObject(change);
});

test('an import that changes a log-in email, and its undoing, need a confirmation; the check of the file needs none', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const student = aStudent();
  const { id } = (await admin.post('/api/students', student)).json();
  const file = `enrollmentNumber,email\n${student.enrollmentNumber},thief@people.example`;
  const upload = (query = '') => uploadFile(admin, 'POST', `/api/imports?noun=student${query}`, file);
  const emailNow = async () =>
    (await admin.get(`/api/students/${id}?include=contactInfo`)).json().contactInfo.email;
  college.wait(10 * minute + 1);
  expect((await upload('&dryRun=true')).json()).toMatchObject({ updated: 1 });
  expect(seen(await upload())).toMatchObject(refusal);
  expect(await emailNow()).toBe(student.contactInfo.email);
  await confirmAdmin(college, admin);
  const made = (await upload()).json();
  expect(await emailNow()).toBe('thief@people.example');
  college.wait(10 * minute + 1);
  expect(seen(await admin.delete(`/api/imports/${made.id}`))).toMatchObject(refusal);
  expect(await emailNow()).toBe('thief@people.example');
});

test('every field that needs a confirmation is one of a call that changes it', () => {
  const written = {
    settings: 'updateCollegeSettings',
    student: 'updateStudent',
    faculty: 'updateFaculty',
    guardian: 'updateGuardian',
  } as const;
  expect(Object.keys(confirmedFields)).toEqual(Object.keys(written));
  for (const [noun, name] of Object.entries(written)) {
    const names = propertiesOf(contract[name].body);
    for (const path of confirmedFields[noun] ?? []) expect(names).toContain(path.split('.').at(-1));
  }
});
