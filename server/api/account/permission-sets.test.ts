// What staff accounts read and change by their sets of permissions; which calls they may make at all is in privileges.test.ts.
// On SQLite alone: the sets decide before and after the statements, not in them.
import { expect, test } from 'vitest';
import type { Student } from '#shared/people/students.ts';
import { type Caller, shareApp, startApp, testPassword } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';

const college = shareApp();

const statusOf = async (caller: Caller) => (await caller.get('/api/auth/status')).json();

test('the status and the log-in name the sets, and the type stays admin', async () => {
  const cashier = await college().asStaff('cashier', 'exams');
  expect(await statusOf(cashier)).toMatchObject({
    isAuthenticated: true,
    user: { type: 'admin' },
    permissions: ['cashier', 'exams'],
  });
  expect(await statusOf(await college().asStudent())).toMatchObject({ permissions: [] });
});

test('a cashier reads of a student name, number, year, quota, photo and phones, in the list, the record and the export', async () => {
  const { asStaff, asAdmin, asStudent } = college();
  const { id } = await asStudent({
    quota: 'management',
    parentPhone: '+919848022338',
    fatherFirstName: 'Rama',
  });
  const [cashier, admin] = [await asStaff('cashier'), await asAdmin()];
  const whole = (await admin.get(`/api/students/${id}?include=personalInfo,contactInfo`)).json<Student>();
  const read = (await cashier.get(`/api/students/${id}?include=personalInfo,contactInfo,fees`)).json();
  expect(read).toMatchObject({
    firstName: whole.firstName,
    quota: 'management',
    parentPhone: '+919848022338',
    fatherFirstName: '',
    fees: [],
  });
  expect(read.contactInfo).toEqual({ email: '', phone: whole.contactInfo?.phone });
  expect(read.personalInfo).toBeUndefined();
  const listed = (await cashier.get('/api/students?include=personalInfo,contactInfo'))
    .json()
    .find((student: Student) => student.id === id);
  expect(Object.keys(listed).sort()).toEqual(
    [
      'ProfilePic',
      'contactInfo',
      'enrollmentNumber',
      'firstName',
      'id',
      'lastName',
      'parentPhone',
      'quota',
      'status',
      'version',
      'year',
    ].sort(),
  );
  const [header] = (await cashier.get('/api/students.csv')).body.split(/\r?\n/);
  expect(header).not.toMatch(/father|dob|religion|category|email/i);
  expect((await cashier.get('/api/students?category=OC')).statusCode).toBe(403);
});

test('the office changes settings, but not where the money goes', async () => {
  const office = await college().asStaff('office');
  const settings = { inviteMessage: 'Welcome', enquiryMonths: 12, categories: ['OC'] };
  const admin = await college().asAdmin();
  const { paymentInfo: _, ...saved } = (await admin.put('/api/settings', settings)).json();
  expect((await office.put('/api/settings', { ...saved, categories: ['OC', 'SC'] })).statusCode).toBe(200);
  const changed = await office.put('/api/settings', {
    ...saved,
    paymentInfo: { upiId: 'other@bank', account: '' },
  });
  expect(changed.statusCode).toBe(403);
});

test('a closed account is signed out and cannot sign in; its name stays; one admin who can sign in is always left', async () => {
  const { asAdmin, asStaff } = await startApp();
  const [admin, clerk] = [await asAdmin(), await asStaff('office')];
  const put = (id: string, body: object) => admin.put(`/api/admins/${id}`, body);
  const closed = await put(clerk.id, { sets: ['office'], closedOn: '2026-11-20' });
  expect(closed.json()).toMatchObject({ closedOn: '2026-11-20', sets: ['office'] });
  expect((await clerk.get('/api/students')).statusCode).toBe(401);
  const listed = (await admin.get('/api/admins')).json<{ id: string }[]>();
  expect(listed.map(({ id }) => id)).toContain(clerk.id);
  for (const body of [{ sets: ['admin'], closedOn: '2026-11-20' }, { sets: ['office'] }]) {
    const refused = await put(admin.id, body);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe('The last admin who can sign in can be neither closed nor reduced.');
  }
  const other = await asAdmin();
  expect((await put(admin.id, { sets: ['principal'] })).statusCode).toBe(200);
  // A principal reads everything, also who may do what.
  expect((await admin.get('/api/admins')).statusCode).toBe(200);
  expect((await put(admin.id, { sets: ['admin'] })).statusCode).toBe(403);
  expect((await other.put(`/api/admins/${admin.id}`, { sets: ['admin'] })).statusCode).toBe(200);
  expect((await other.put(`/api/admins/${admin.id}`, { sets: [] })).json().fields).toHaveProperty('sets');
  expect((await other.put(`/api/admins/${admin.id}`, { sets: ['king'] })).statusCode).toBe(400);
});

test('a clerk who left in March is named in April in what was done, and signs in no more', async () => {
  const college = await startApp();
  const student = await college.asStudent();
  college.wait(Date.parse('2027-03-10T06:00:00Z') - college.clock().getTime());
  const [admin, clerk] = [await college.asAdmin(), await college.asStaff('cashier')];
  const { username } = (await admin.get('/api/admins'))
    .json<{ id: string; username: string }[]>()
    .find(({ id }) => id === clerk.accountId) as { username: string }; // just made
  const fees = `/api/students/${student.id}/fees`;
  const { id } = (await clerk.post(fees, aFee({ amount: 900 }))).json();
  const paid = await clerk.post(`${fees}/${id}/payments`, aPayment({ amount: 900, paidOn: '2027-03-10' }));
  expect(paid.statusCode).toBe(201);
  const left = { sets: ['cashier'], closedOn: '2027-03-31' };
  expect((await admin.put(`/api/admins/${clerk.accountId}`, left)).statusCode).toBe(200);
  college.wait(Date.parse('2027-04-12T06:00:00Z') - college.clock().getTime());
  const april = await college.signInAgain(admin);
  const history = (await april.get(`/api/students/${student.id}/history`)).json<{ actor: string }[]>();
  expect(history.map(({ actor }) => actor)).toEqual([username, username]);
  const { payments } = (await april.get('/api/payments?from=2027-03-01&to=2027-03-31')).json();
  expect(payments).toMatchObject([{ enteredBy: username }]);
  const refused = { username, password: testPassword };
  const answer = await college.anonymous.post('/api/auth/admin/login', refused);
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'Invalid admin credentials']);
});

test('a deleted fee is brought back by who may enter one', async () => {
  const { asStaff, asAdmin, asStudent } = college();
  const student = await asStudent();
  const admin = await asAdmin();
  const fee = { label: 'Library', amount: 500, paid: 0, dueOn: '2026-12-01', paidOn: null };
  const { id } = (await admin.post(`/api/students/${student.id}/fees`, fee)).json();
  await admin.delete(`/api/students/${student.id}/fees/${id}`);
  const [deleted] = (await admin.get('/api/deleted-records?noun=fee')).json();
  const restore = async (caller: Caller) =>
    (await caller.post(`/api/deleted-records/${deleted.id}/restoration`)).statusCode;
  expect(await restore(await asStaff('office'))).toBe(403);
  expect([200, 201]).toContain(await restore(await asStaff('office', 'cashier')));
});

test('an admin cannot add a set to the own account', async () => {
  const { asStaff, asFaculty, asStudent, asGuardian } = college();
  const staff = await asStaff('office', 'cashier');
  expect((await staff.put(`/api/admins/${staff.accountId}`, { sets: ['admin'] })).statusCode).toBe(403);
  const teacher = await asFaculty();
  const child = await asStudent();
  const guardian = await asGuardian([child.id]);
  const own = (await teacher.get(`/api/faculty/${teacher.id}`)).json();
  const given = { permissions: ['admin'], sets: ['admin'] };
  expect((await teacher.put(`/api/faculty/${teacher.id}`, { ...own, ...given })).statusCode).toBe(200);
  await guardian.put('/api/account/language', { language: 'en', ...given });
  for (const caller of [teacher, guardian]) expect(await statusOf(caller)).toMatchObject({ permissions: [] });
  expect(await statusOf(staff)).toMatchObject({ permissions: ['office', 'cashier'] });
});

test('a teacher carries one set, which an admin gives, and only admins make links of that account', async () => {
  const { asFaculty, asAdmin, asStaff } = college();
  const teacher = await asFaculty();
  const [admin, office] = [await asAdmin(), await asStaff('office')];
  const put = (by: Caller, sets: string[]) => by.put(`/api/faculty/${teacher.id}/sets`, { sets });
  const inviteBy = async (by: Caller) => (await by.post(`/api/faculty/${teacher.id}/invites`)).statusCode;
  expect(await inviteBy(office)).toBe(201);
  for (const by of [teacher, office]) expect((await put(by, ['exams'])).statusCode).toBe(403);
  expect((await put(admin, ['exams', 'office'])).statusCode).toBe(400);
  expect((await put(admin, ['admin'])).statusCode).toBe(400);
  expect((await put(admin, ['exams'])).statusCode).toBe(204);
  expect(await statusOf(teacher)).toMatchObject({ user: { type: 'faculty' }, permissions: ['exams'] });
  expect(await inviteBy(office)).toBe(403);
  expect(await inviteBy(admin)).toBe(201);
  expect((await office.delete(`/api/faculty/${teacher.id}/second-factor`)).statusCode).toBe(403);
  expect((await put(admin, [])).statusCode).toBe(204);
  expect(await statusOf(teacher)).toMatchObject({ permissions: [] });
});
