import { expect, test } from 'vitest';
import { type Caller, shareApp, testPassword } from '#test/app.ts';
import { aFee, aGuardian, aStudent } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';

const college = shareApp();

const mother = { relation: 'mother', maySeeFees: true, maySeeMarks: true };

/** A guardian as the office enters one, with a password. */
async function enter(students: readonly string[], more: object = {}) {
  const { anonymous, asAdmin } = college();
  const admin = await asAdmin();
  const { phone, ...names } = aGuardian();
  const made = (await admin.post('/api/guardians', { ...names, phone, ...more })).json();
  for (const id of students) await admin.put(`/api/students/${id}/guardians/${made.id}`, mother);
  const invite = (await admin.post(`/api/guardians/${made.id}/invites`)).json();
  const [, token = ''] = invite.link.split('#');
  await anonymous.post('/api/auth/passwords', { token, password: testPassword });
  return { id: made.id as string, phone, admin, token, link: invite.link as string };
}

const logIn = (phone: string, password = testPassword) =>
  college().anonymous.post('/api/auth/guardian/login', { phone, password });

test('a guardian is entered with one phone, linked to two students, and found by their names', async () => {
  const { asStudent } = college();
  const [one, two] = [await asStudent({ firstName: 'Anjali' }), await asStudent({ firstName: 'Kiran' })];
  const { id, admin } = await enter([one.id, two.id], {
    phone: '098480-11111',
    lastName: '',
    hasOneName: true,
  });
  const guardian = (await admin.get(`/api/guardians/${id}`)).json();
  expect(guardian).toMatchObject({ phone: '+919848011111', firstName: 'Sita', lastName: '' });
  expect(guardian.students).toHaveLength(2);
  expect(guardian.students[0]).toMatchObject({ ...mother, isFormer: false });
  const listed = (await admin.get('/api/guardians?q=kiran&page=1')).json();
  expect(listed.map((found: { id: string }) => found.id)).toEqual([id]);
  expect((await admin.get('/api/guardians.csv')).body).toContain('(Mother)');
  const history = (await admin.get(`/api/guardians/${id}/history`)).json();
  expect(history.map(({ action }: { action: string }) => action)).toContain('update');
});

test('a phone number that another guardian has is refused at its field, in any spelling', async () => {
  const { admin, phone } = await enter([]);
  const other = await admin.post('/api/guardians', { ...aGuardian(), phone: phone.replace('+91', '0') });
  expect(other.statusCode).toBe(409);
  expect(other.json().fields).toEqual({ phone: 'Another guardian has this phone number' });
  const bad = await admin.post('/api/guardians', { ...aGuardian(), phone: '9.19E+11' });
  expect(bad.statusCode).toBe(400);
  expect(bad.json().fields).toHaveProperty('phone');
  const unknown = await admin.put(`/api/students/nobody/guardians/${(await enter([])).id}`, mother);
  expect(unknown.statusCode).toBe(404);
});

test('a guardian logs in with the phone in any spelling, begins in Telugu and reads the own students only', async () => {
  const { asStudent } = college();
  const [child, other] = [await asStudent(), await asStudent()];
  const { id, phone, link } = await enter([child.id]);
  expect(link).toContain('/te/set-password#family-');
  const answer = await logIn(phone.replace('+91', '0 '));
  expect(answer.json()).toMatchObject({ user: { id, type: 'guardian' }, permissions: [] });
  const guardian = callerWith(answer);
  const status = (await guardian('/api/auth/status')).json();
  expect(status).toMatchObject({ user: { id, type: 'guardian' }, language: 'te' });

  const student = (await guardian(`/api/students/${child.id}?include=personalInfo,contactInfo,fees`)).json();
  expect(student).toMatchObject({ id: child.id, firstName: 'Lakshmi', fees: [] });
  expect(student).toMatchObject({ fatherFirstName: '', parentPhone: '', category: null, bloodGroup: null });
  expect(student).not.toHaveProperty('contactInfo');
  expect(student).not.toHaveProperty('personalInfo');
  for (const path of [
    '',
    '/attendance',
    '/payments',
    '/marks-memo.pdf',
    '/fee-statement.pdf',
    '/guardians',
  ]) {
    const foreign = await guardian(`/api/students/${other.id}${path}`);
    const unknown = await guardian(`/api/students/nobody${path}`);
    expect([path, foreign.statusCode, foreign.json().message]).toEqual([
      path,
      unknown.statusCode,
      unknown.json().message,
    ]);
    if (path !== '/guardians') expect(foreign.statusCode).toBe(404);
  }
  const { id: stranger } = await enter([other.id]);
  expect((await guardian(`/api/guardians/${stranger}`)).statusCode).toBe(404);
  expect((await guardian(`/api/guardians/${id}`)).json().students).toHaveLength(1);
});

test('fees and marks are shown only where the office lets them be seen', async () => {
  const { asStudent, asGuardian, asAdmin, db } = college();
  const child = await asStudent();
  const admin = await asAdmin();
  await admin.post(`/api/students/${child.id}/fees`, aFee());
  const limited = await asGuardian([child.id], { maySeeFees: false, maySeeMarks: false });
  const shown = (await limited.get(`/api/students/${child.id}?include=fees,results.subject`)).json();
  expect(shown).not.toHaveProperty('fees');
  expect(shown).not.toHaveProperty('results');
  for (const path of ['payments', 'fee-statement.pdf', 'marks-memo.pdf'])
    expect((await limited.get(`/api/students/${child.id}/${path}`)).statusCode).toBe(403);
  await admin.put(`/api/students/${child.id}/guardians/${limited.id}`, mother);
  const more = (await limited.get(`/api/students/${child.id}?include=fees,results.subject`)).json();
  expect(more).toMatchObject({ results: [], fees: [{ label: 'Tuition fee' }] });
  expect(
    await db.selectFrom('guardian_students').selectAll().where('guardian_id', '=', limited.id).execute(),
  ).toHaveLength(1);
});

test('an open session loses a student at the next call, and ends with the last one', async () => {
  const { asStudent, asGuardian, asAdmin } = college();
  const [one, two] = [await asStudent(), await asStudent()];
  const guardian = await asGuardian([one.id, two.id]);
  const admin = await asAdmin();
  const statusOf = async (id: string) => (await guardian.get(`/api/students/${id}`)).statusCode;
  expect(await statusOf(one.id)).toBe(200);
  await admin.delete(`/api/students/${one.id}/guardians/${guardian.id}`);
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual([404, 200]);
  // Who has left is looked at no more.
  const { statusCode } = await admin.post('/api/student-status-changes', {
    selection: { ids: [two.id] },
    status: 'LEFT',
  });
  expect(statusCode).toBe(200);
  expect(await statusOf(two.id)).toBe(401);
});

test('a guardian without a current student is refused with the words of an unknown phone', async () => {
  const { asStudent } = college();
  const child = await asStudent();
  const { phone, admin, id } = await enter([child.id]);
  expect((await logIn(phone)).statusCode).toBe(200);
  await admin.delete(`/api/students/${child.id}/guardians/${id}`);
  const [gone, unknown, wrong] = [
    await logIn(phone),
    await logIn('+919000999999'),
    await logIn((await enter([child.id])).phone, 'not-the-password'),
  ];
  for (const refused of [gone, unknown, wrong])
    expect(refused.json().message).toBe('Invalid phone number or password');
  expect([gone.statusCode, unknown.statusCode, wrong.statusCode]).toEqual([401, 401, 401]);
});

test('an invite link works once, and an earlier one not at all', async () => {
  const { anonymous, asStudent } = college();
  const { id, admin, token } = await enter([(await asStudent()).id]);
  const choose = (of: string) =>
    anonymous.post('/api/auth/passwords', { token: of, password: 'other-arc-turmeric-9' });
  expect((await choose(token)).statusCode).toBe(400);
  const [first, second] = [
    (await admin.post(`/api/guardians/${id}/invites`)).json(),
    (await admin.post(`/api/guardians/${id}/invites`)).json(),
  ];
  expect((await choose(first.link.split('#')[1])).statusCode).toBe(400);
  expect((await choose(second.link.split('#')[1])).json()).toMatchObject({ type: 'guardian' });
});

test('log-ins for chosen guardians: a Telugu link each for those without a password, slips with the number and the students', async () => {
  const { asStudent } = college();
  const child = await asStudent({ firstName: 'Devaki' });
  const { admin, id: withPassword } = await enter([child.id]);
  const waiting = (await admin.post('/api/guardians', { ...aGuardian(), lastName: 'Slipper' })).json();
  await admin.put(`/api/students/${child.id}/guardians/${waiting.id}`, mother);
  const selection = { ids: [withPassword, waiting.id] };
  const made = await admin.post('/api/guardian-invites', { selection });
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({
    invites: [
      { id: waiting.id, phone: waiting.phone, link: expect.stringContaining('/te/set-password#family-') },
    ],
    skipped: 1,
  });
  const matching = { filter: { q: 'slipper' }, expected: 1 };
  const again = (await admin.post('/api/guardian-invites', { selection: matching })).json();
  expect(again.invites).toHaveLength(1);
  const counted = { selection: { ...matching, expected: 2 } };
  expect((await admin.post('/api/guardian-invites', counted)).statusCode).toBe(409);
  const tokens = again.invites.map(({ link }: { link: string }) => link.split('#')[1]);
  const slips = await admin.inject({ method: 'POST', url: '/api/invite-slips', payload: { tokens } });
  expect(slips.statusCode).toBe(200);
  const text = pdfText(slips.rawPayload);
  for (const part of ['Sita Slipper', 'Devaki', 'Log in with +91']) expect(text).toContain(part);
});

test('a guardian writes nothing but the own password and language', async () => {
  const { asStudent, asGuardian } = college();
  const child = await asStudent();
  const guardian = await asGuardian([child.id]);
  expect((await guardian.put('/api/account/language', { language: 'en' })).statusCode).toBe(204);
  expect((await guardian.get('/api/auth/status')).json().language).toBe('en');
  expect((await guardian.put('/api/account/language', { language: 'fr' })).statusCode).toBe(400);
  const link = { relation: 'other', maySeeFees: true, maySeeMarks: true };
  for (const call of [
    guardian.put(`/api/students/${child.id}`, aStudent()),
    guardian.put(`/api/students/${child.id}/guardians/${guardian.id}`, link),
    guardian.put(`/api/guardians/${guardian.id}`, aGuardian()),
    guardian.delete(`/api/students/${child.id}/guardians/${guardian.id}`),
  ])
    expect((await call).statusCode).toBe(403);
});

test('a student sees who looks, and not who looks at others', async () => {
  const { asStudent, asGuardian } = college();
  const [child, other] = [await asStudent(), await asStudent()];
  const guardian = await asGuardian([child.id], { maySeeFees: false });
  const seen = (await child.get(`/api/students/${child.id}/guardians`)).json();
  expect(seen).toEqual([
    expect.objectContaining({ id: guardian.id, relation: 'mother', maySeeFees: false, lastLoginAt: null }),
  ]);
  expect((await child.get(`/api/students/${other.id}/guardians`)).statusCode).toBe(403);
});

test('a deleted guardian comes back with account and students', async () => {
  const { asStudent } = college();
  const child = await asStudent();
  const { id, phone, admin } = await enter([child.id]);
  expect((await admin.delete(`/api/guardians/${id}`)).statusCode).toBe(204);
  expect((await logIn(phone)).statusCode).toBe(401);
  const deleted = (await admin.get('/api/deleted-records?noun=guardian')).json();
  const kept = deleted.find(({ recordId }: { recordId: string }) => recordId === id);
  expect((await admin.post(`/api/deleted-records/${kept.id}/restoration`)).statusCode).toBeLessThan(300);
  expect((await logIn(phone)).statusCode).toBe(200);
  // With the student the guardian's access goes, and comes back.
  await admin.delete(`/api/students/${child.id}`);
  expect((await logIn(phone)).statusCode).toBe(401);
  await admin.post(`/api/students/${child.id}/restoration`);
  expect((await logIn(phone)).statusCode).toBe(200);
});

function callerWith(answer: Awaited<ReturnType<Caller['get']>>) {
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return (url: string) => college().app.inject({ method: 'GET', url, headers: { cookie } });
}

test('a file of guardians is imported by their phone numbers, and undone', async () => {
  const { asAdmin } = college();
  const admin = await asAdmin();
  const csv = 'Name of the parent,Phone number\nUma Rani,98480 77001\nAli Khan,+91-98480-77002\n';
  const file = Buffer.from(
    `--x\r\ncontent-disposition: form-data; name="file"; filename="g.csv"\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--x--\r\n`,
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const send = () =>
    admin.inject({ method: 'POST', url: '/api/imports?noun=guardian', payload: file, headers });
  const first = await send();
  expect(first.json()).toMatchObject({ created: 2, updated: 0, errorCount: 0 });
  expect((await admin.get('/api/guardians?q=9848077001')).json()).toMatchObject([
    { firstName: 'Uma', lastName: 'Rani', phone: '+919848077001' },
  ]);
  expect((await send()).json()).toMatchObject({ created: 0 });
  expect((await admin.delete(`/api/imports/${first.json().id}`)).statusCode).toBeLessThan(300);
  expect((await admin.get('/api/guardians?q=9848077001')).json()).toEqual([]);
});
