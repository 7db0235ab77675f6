// Students who have left or graduated: not in the screens' lists, without log-in, and without anything new.
import { expect, test } from 'vitest';
import { shareApp, startApp } from '#test/app.ts';
import { aFee, aGrade, aResult, aStudent, aSubject } from '#test/factories.ts';

const college = shareApp();

test('the plain list has every student; ?status=CURRENT leaves out who has left or graduated', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const [admin, teacher] = [await asAdmin(), await asFaculty()];
  for (const status of ['ACTIVE', 'INTERN', 'DETAINED', 'LEFT', 'GRADUATED'] as const)
    await admin.post('/api/students', aStudent({ lastName: status, status }));
  const names = async (query: string, reader = admin): Promise<string[]> =>
    (await reader.get(`/api/students?${query}`)).json().map((row: { lastName: string }) => row.lastName);
  expect(await names('')).toEqual(['ACTIVE', 'DETAINED', 'GRADUATED', 'INTERN', 'LEFT']);
  expect(await names('status=CURRENT')).toEqual(['ACTIVE', 'DETAINED', 'INTERN']);
  expect(await names('status=LEFT')).toEqual(['LEFT']);
  expect(await names('status=CURRENT', teacher)).toEqual(['ACTIVE', 'DETAINED', 'INTERN']);
  const page = await admin.get('/api/students?status=CURRENT&page=1&pageSize=1&sort=email');
  expect(page.headers['x-total-count']).toBe('3');
  expect((await admin.get('/api/students?status=GONE')).statusCode).toBe(400);
  expect((await teacher.get('/api/students?status=LEFT')).statusCode).toBe(403);
  expect((await admin.get('/api/analytics')).json().students.total).toBe(3);
});

test('several filters hold at once', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  await admin.post('/api/students', aStudent({ lastName: 'A', quota: 'management', batch: '2025' }));
  await admin.post('/api/students', aStudent({ lastName: 'B', quota: 'management', category: 'SC' }));
  await admin.post('/api/students', aStudent({ lastName: 'C', category: 'SC' }));
  const found = await admin.get('/api/students?quota=management&category=SC&batch=2026&year=FIRST');
  expect(found.json().map((row: { lastName: string }) => row.lastName)).toEqual(['B']);
});

test.each(['LEFT', 'GRADUATED'] as const)(
  'who has %s is signed out, is refused like an unknown person, and gets nothing new',
  async (status) => {
    const { asAdmin, asStudent, anonymous, signInAgain } = college();
    const [admin, person] = [await asAdmin(), await asStudent()];
    const password = 'Tamarind bridge 71 kites';
    const url = `/api/students/${person.id}`;
    const invite = (await admin.post(`${url}/invites`)).json();
    const token = new URL(invite.link).hash.slice(1);
    expect((await anonymous.post('/api/auth/passwords', { token, password })).statusCode).toBe(200);
    const student = await signInAgain(person);
    const { link } = (await student.post('/api/calendar-feeds')).json();
    const before = (await admin.get(`${url}?include=personalInfo,contactInfo`)).json();
    const saved = await admin.put(url, { ...before, status });
    expect(saved.json()).toMatchObject({ status, statusSince: '2026-11-20' });

    expect((await student.get(url)).statusCode).toBe(401);
    expect((await anonymous.get(new URL(link).pathname)).statusCode).toBe(404);
    const login = (email: string) => anonymous.post('/api/auth/student/login', { email, password });
    const [refused, unknown] = [await login(before.contactInfo.email), await login('nobody@x.example')];
    expect(refused.statusCode).toBe(401);
    expect(refused.json().message).toBe(unknown.json().message);
    const has = status === 'LEFT' ? 'left' : 'graduated';
    const fee = await admin.post(`${url}/fees`, aFee());
    expect(fee.statusCode).toBe(409);
    expect(fee.json().message).toBe(
      `${before.firstName} ${before.lastName} has ${has}: no new fee can be entered.`,
    );
    const subject = (await admin.post('/api/subjects', aSubject())).json();
    const marked = await admin.post(`${url}/results`, aResult(subject));
    const graded = await admin.post(`${url}/grades`, aGrade(subject));
    for (const [noun, answer] of Object.entries({ result: marked, grade: graded }))
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        `${before.firstName} ${before.lastName} has ${has}: no new ${noun} can be entered.`,
      ]);
    expect((await admin.post(`${url}/invites`)).statusCode).toBe(409);

    expect((await admin.put(url, { ...before, status: 'ACTIVE' })).statusCode).toBe(200);
    expect((await login(before.contactInfo.email)).statusCode).toBe(200);
    expect((await admin.post(`${url}/fees`, aFee())).statusCode).toBe(201);
  },
);

test('the fee of a student who has left may become smaller, but not larger', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent({ firstName: 'Asha', lastName: 'Naidu' })];
  const url = `/api/students/${student.id}`;
  const { id } = (await admin.post(`${url}/fees`, aFee({ amount: 500 }))).json();
  const before = (await admin.get(`${url}?include=personalInfo,contactInfo`)).json();
  await admin.put(url, { ...before, status: 'LEFT' });
  const put = (amount: number) => admin.put(`${url}/fees/${id}`, aFee({ label: 'Hostel', amount }));
  const larger = await put(501);
  expect(larger.statusCode).toBe(409);
  expect(larger.json().error).toBe('Asha Naidu has left: no fee can be made larger.');
  expect((await put(500)).json()).toMatchObject({ label: 'Hostel', amount: 500 });
  expect((await put(400)).json()).toMatchObject({ amount: 400 });
});

test('a change of the status is of today, unless it names its day', async () => {
  const admin = await college().asAdmin();
  const made = (await admin.post('/api/students', aStudent())).json();
  const url = `/api/students/${made.id}`;
  const { statusSince: _, ...withoutDay } = made;
  expect((await admin.put(url, { ...withoutDay, status: 'DETAINED' })).json().statusSince).toBe('2026-11-20');
  const named = await admin.put(url, { ...made, status: 'INTERN', statusSince: '2026-10-01' });
  expect(named.json().statusSince).toBe('2026-10-01');
  const again = await admin.put(url, { ...named.json(), status: 'ACTIVE' });
  expect(again.json().statusSince).toBe('2026-11-20');
});

test('a PUT by an older caller keeps the fields that it does not know', async () => {
  const admin = await college().asAdmin();
  const input = aStudent({ quota: 'management', category: 'BC-B', batch: '2024', status: 'DETAINED' });
  const made = (await admin.post('/api/students', input)).json();
  const { quota: _q, category: _c, batch: _b, status: _s, statusSince: _d, parentPhone: _p, ...old } = made;
  const saved = (await admin.put(`/api/students/${made.id}`, { ...old, firstName: 'Renamed' })).json();
  expect(saved).toEqual({ ...made, firstName: 'Renamed', version: 2 });
});

test('a new student without the new fields is active since today', async () => {
  const admin = await college().asAdmin();
  const input = aStudent();
  const { quota: _q, category: _c, batch: _b, status: _s, statusSince: _d, parentPhone: _p, ...old } = input;
  const made = (await admin.post('/api/students', old)).json();
  expect(made).toMatchObject({ quota: null, category: null, batch: null, parentPhone: '' });
  expect(made).toMatchObject({ status: 'ACTIVE', statusSince: '2026-11-20' });
});

test.each([
  ['quota', 'sports', 'Choose a quota'],
  [
    'category',
    'XX',
    'Category is one of OC, BC-A, BC-B, BC-C, BC-D, BC-E, SC, ST, EWS. The settings have the list.',
  ],
  ['batch', '26', 'Batch is the year of admission in four digits'],
  ['status', 'GONE', 'Choose a status'],
  ['statusSince', '2026-02-31', 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05'],
  ['parentPhone', '9.19E+11', 'A spreadsheet has shortened this number. Type all its digits.'],
  ['contactInfo.phone', '12 ext 3', 'Type one phone number, without words or an extension'],
])('POST and PUT refuse a bad %s (%s) and name the field', async (field, value, message) => {
  const admin = await college().asAdmin();
  const good = aStudent();
  const bad = field.startsWith('contactInfo')
    ? { ...good, contactInfo: { ...good.contactInfo, phone: value } }
    : { ...good, [field]: value };
  const { id } = (await admin.post('/api/students', good)).json();
  for (const response of [
    await admin.post('/api/students', bad),
    await admin.put(`/api/students/${id}`, bad),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: message });
  }
});

test('a category that the settings no longer list stays until it is changed', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const made = (await admin.post('/api/students', aStudent({ category: 'EWS' }))).json();
  const url = `/api/students/${made.id}`;
  await admin.put('/api/settings', { inviteMessage: '{link}', categories: ['OC', 'SC'] });
  expect((await admin.put(url, { ...made, firstName: 'New' })).statusCode).toBe(200);
  expect((await admin.put(url, { ...made, category: 'ST' })).statusCode).toBe(400);
});

test('the search of the office finds parents and both phones; a teacher’s search does not', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const [admin, teacher] = [await asAdmin(), await asFaculty()];
  const parents = { fatherFirstName: 'Simhachalam', motherLastName: 'Ellamma' };
  const phones = { parentPhone: '98480 22338', contactInfo: { phone: '98480 22339' } };
  await admin.post('/api/students', aStudent({ ...parents, ...phones }));
  const count = async (reader: typeof admin, words: string) =>
    (await reader.get(`/api/students?q=${encodeURIComponent(words)}`)).json().length;
  for (const words of ['simhachalam', 'Ellamma', '98480 22338', '+919848022339'])
    expect(await count(admin, words)).toBe(1);
  expect(await count(teacher, '98480 22339')).toBe(1);
  // A phone number is found in any usual spelling, and other numbers are as they were typed.
  for (const spelling of ['09848022338', '+91-98480-22338', '098480 22338', '(0) 98480-22338'])
    expect([spelling, await count(admin, spelling)]).toEqual([spelling, 1]);
  await admin.post('/api/students', aStudent({ enrollmentNumber: '2023-145678' }));
  expect(await count(admin, '2023-145678')).toBe(1);
  expect(await count(admin, '09848022337')).toBe(0);
  for (const words of ['simhachalam', 'Ellamma', '98480 22338', '098480-22338'])
    expect(await count(teacher, words)).toBe(0);
});
