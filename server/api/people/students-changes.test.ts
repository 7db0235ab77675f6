// Concurrent changes of one student, unique values, and what is deleted and restored with a student.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shareApp, startApp, testPassword } from '#test/app.ts';
import { aFee, aStudent, aSubject } from '#test/factories.ts';

const college = shareApp();

test('the second of two editors is refused (412) and overwrites nothing', async () => {
  const { asAdmin, asStudent } = college();
  const [first, second, student] = [await asAdmin(), await asAdmin(), await asStudent()];
  const url = `/api/students/${student.id}`;
  const etag = (await first.get(url)).headers.etag as string;
  const theirs = aStudent({ firstName: 'First' });
  const saved = await first.put(url, theirs, { 'if-match': etag });
  expect(saved.statusCode).toBe(200);
  const late = await second.put(url, aStudent({ firstName: 'Second' }), { 'if-match': etag });
  expect(late.statusCode).toBe(412);
  expect(late.json().error).toContain('Another person changed this record in the meantime');
  const kept = (await first.get(`${url}?include=personalInfo,contactInfo`)).json();
  expect(kept).toEqual(saved.json());
  const informed = await second.put(url, aStudent({ firstName: 'Second' }), {
    'if-match': saved.headers.etag as string,
  });
  expect(informed.json()).toMatchObject({ firstName: 'Second', version: 3 });
});

test('of several simultaneous saves with the same If-Match exactly one is accepted', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      admin.put(`/api/students/${student.id}`, aStudent(), { 'if-match': '"1"' }),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array(7).fill(412)]);
  expect((await admin.get(`/api/students/${student.id}`)).json().version).toBe(2);
});

test('a save without If-Match, or with *, is always accepted', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const url = `/api/students/${student.id}`;
  expect((await admin.put(url, aStudent())).statusCode).toBe(200);
  expect((await admin.put(url, aStudent(), { 'if-match': '*' })).statusCode).toBe(200);
  expect((await admin.put(url, aStudent(), { 'if-match': 'W/"3"' })).statusCode).toBe(200);
  expect((await admin.put(url, aStudent(), { 'if-match': 'three' })).statusCode).toBe(400);
});

test.each(['POST', 'PUT'] as const)('%s refuses an enrolment number or email twice (409)', async (method) => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const taken = aStudent();
  await admin.post('/api/students', taken);
  const save = (input: object) =>
    method === 'POST' ? admin.post('/api/students', input) : admin.put(`/api/students/${student.id}`, input);
  const sameNumber = await save(aStudent({ enrollmentNumber: taken.enrollmentNumber }));
  expect(sameNumber.statusCode).toBe(409);
  expect(sameNumber.json()).toMatchObject({
    error: 'Another student has this enrolment number',
    fields: { enrollmentNumber: 'Another student has this enrolment number' },
  });
  const email = taken.contactInfo.email.toUpperCase();
  const sameEmail = await save(aStudent({ contactInfo: { email } }));
  expect(sameEmail.statusCode).toBe(409);
  expect(sameEmail.json().fields).toEqual({ 'contactInfo.email': 'Another person has this email' });
  expect((await admin.get(`/api/students?q=${email}`)).json()).toHaveLength(1);
});

test('a student cannot take the email of a faculty member', async () => {
  const { asAdmin, asFaculty } = college();
  const email = `${randomUUID()}@people.example`;
  const [admin] = [await asAdmin(), await asFaculty({ contactInfo: { email } })];
  const response = await admin.post('/api/students', aStudent({ contactInfo: { email } }));
  expect(response.statusCode).toBe(409);
});

test('DELETE ends the student’s account and every session at once', async () => {
  const { asAdmin, asStudent, signInAgain, anonymous } = college();
  const email = `${randomUUID()}@people.example`;
  const [admin, student] = [await asAdmin(), await asStudent({ contactInfo: { email } })];
  const phone = await signInAgain(student);
  const removed = await admin.delete(`/api/students/${student.id}`);
  expect(removed.statusCode).toBe(204);
  expect(removed.body).toBe('');
  for (const device of [student, phone]) {
    expect((await device.get(`/api/students/${student.id}`)).statusCode).toBe(401);
    expect((await device.get('/api/auth/status')).json()).toEqual({
      isAuthenticated: false,
      user: null,
      permissions: [],
    });
  }
  const signIn = await anonymous.post('/api/auth/student/login', { email, password: testPassword });
  expect(signIn.statusCode).toBe(401);
  expect((await admin.get(`/api/students/${student.id}`)).statusCode).toBe(404);
  expect((await admin.delete(`/api/students/${student.id}`)).statusCode).toBe(404);
});

test('restoration restores the record, fees, results, grades and the account’s password', async () => {
  const { asAdmin, asStudent, anonymous, db } = college();
  const email = `${randomUUID()}@people.example`;
  const [admin, student] = [await asAdmin(), await asStudent({ contactInfo: { email } })];
  const subjects = ['KEPT', 'LOST'].map((name) => ({
    id: randomUUID(),
    code: randomUUID().slice(0, 20),
    name,
    year: 'FIRST' as const,
  }));
  await db.insertInto('subjects').values(subjects).execute();
  const [kept, lost] = subjects.map(({ id }) => id) as [string, string]; // just made
  const rows = { student_id: student.id, id: '' };
  const fee = { label: 'Hostel', amount: 40_000, paid: 10_000, due_on: '2027-01-05', paid_on: null };
  await db
    .insertInto('fees')
    .values({ ...rows, ...fee, id: randomUUID() })
    .execute();
  const result = { exam: 'Final', marks: 70.5, max_marks: 100, held_on: '2026-05-01' };
  for (const subject_id of [kept, lost]) {
    await db
      .insertInto('results')
      .values({ ...rows, ...result, id: randomUUID(), subject_id })
      .execute();
  }
  const grade = { grade: 'A', grade_point: 9, term: '2026', subject_id: kept };
  await db
    .insertInto('grade_info')
    .values({ ...rows, ...grade, id: randomUUID() })
    .execute();
  const url = `/api/students/${student.id}?include=personalInfo,contactInfo,fees,results.subject,gradeInfo.subject`;
  const before = (await admin.get(url)).json();

  await admin.delete(`/api/students/${student.id}`);
  await db.deleteFrom('subjects').where('id', '=', lost).execute();
  const restored = await admin.post(`/api/students/${student.id}/restoration`);
  expect(restored.statusCode).toBe(201);
  expect(restored.json()).toMatchObject({ id: student.id, contactInfo: { email } });
  const after = (await admin.get(url)).json();
  // Marks in a subject that was deleted in the meantime cannot be restored without it.
  const results = before.results.filter((result: { subject: { id: string } }) => result.subject.id === kept);
  expect(after).toEqual({ ...before, results });
  expect(after.results).toHaveLength(1);

  expect((await student.get(url)).statusCode).toBe(401);
  const signIn = await anonymous.post('/api/auth/student/login', { email, password: testPassword });
  expect(signIn.json()).toMatchObject({ user: { id: student.id, type: 'student' } });
  const twice = await admin.post(`/api/students/${student.id}/restoration`);
  expect(twice.statusCode).toBe(404);
});

test('restoration restores neither the calendar’s private link nor an open invite, and devices stay signed out', async () => {
  const { asAdmin, asFaculty, asStudent, anonymous } = college();
  const admin = await asAdmin();
  for (const [path, person] of [
    ['students', await asStudent()],
    ['faculty', await asFaculty()],
  ] as const) {
    const url = `/api/${path}/${person.id}`;
    const calendar = new URL((await person.post('/api/calendar-feeds')).json().link).pathname;
    const { link } = (await admin.post(`${url}/invites`)).json();
    await admin.delete(url);
    expect((await anonymous.get(calendar)).statusCode).toBe(404);
    expect((await admin.post(`${url}/restoration`)).statusCode).toBe(201);
    expect((await anonymous.get(calendar)).statusCode).toBe(404);
    expect((await person.get('/api/auth/sessions')).statusCode).toBe(401);
    const body = { token: link.split('#')[1], password: 'banyan-roots-62' };
    expect((await anonymous.post('/api/auth/passwords', body)).statusCode).toBe(400);
  }
});

test('restoration is refused (409) where another person has the email or number in the meantime', async () => {
  const { asAdmin } = college();
  const admin = await asAdmin();
  const first = aStudent();
  const { id } = (await admin.post('/api/students', first)).json();
  await admin.delete(`/api/students/${id}`);
  const second = aStudent({ enrollmentNumber: first.enrollmentNumber });
  const other = (await admin.post('/api/students', second)).json();
  const refused = await admin.post(`/api/students/${id}/restoration`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().fields).toHaveProperty('enrollmentNumber');
  await admin.put(`/api/students/${other.id}`, aStudent({ contactInfo: { email: first.contactInfo.email } }));
  const again = await admin.post(`/api/students/${id}/restoration`);
  expect(again.json().fields).toHaveProperty(['contactInfo.email']);
  expect((await admin.get(`/api/students/${id}`)).statusCode).toBe(404);
  await admin.delete(`/api/students/${other.id}`);
  expect((await admin.post(`/api/students/${id}/restoration`)).statusCode).toBe(201);
});

test('each change leaves a row in the audit log with its author, action, before and after', async () => {
  const { asAdmin, db, wait } = await startApp();
  const admin = await asAdmin();
  const input = aStudent({ firstName: 'Old', contactInfo: { phone: '+919848022338' } });
  const { id } = (await admin.post('/api/students', input)).json();
  const { email } = input.contactInfo;
  const changes = [
    () =>
      admin.put(`/api/students/${id}`, {
        ...input,
        firstName: 'New',
        contactInfo: { email, phone: '098480 22339' },
      }),
    () => admin.delete(`/api/students/${id}`),
    () => admin.post(`/api/students/${id}/restoration`),
  ];
  for (const change of changes) {
    wait(1000);
    await change();
  }
  const rows = await db.selectFrom('audit_log').selectAll().orderBy('at').execute();
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete', 'restore']);
  for (const [second, row] of rows.entries()) {
    const at = `2026-11-20T06:00:0${second}.000Z`;
    expect(row).toMatchObject({ noun: 'student', record_id: id, account_id: admin.accountId, at });
    expect(row.request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(row.actor).toMatch(/^admin-/);
  }
  expect(JSON.parse(rows[1]?.changes ?? '')).toEqual({
    firstName: ['Old', 'New'],
    'contactInfo.phone': ['+919848022338', '+919848022339'],
  });
});

test('a save that changes nothing makes no new version and leaves no row in the audit log', async () => {
  const { asAdmin, asStudent, asFaculty, db } = await startApp();
  const [admin, student, member] = [await asAdmin(), await asStudent(), await asFaculty()];
  const fees = `/api/students/${student.id}/fees`;
  const fee = (await admin.post(fees, aFee())).json();
  const subject = (await admin.post('/api/subjects', aSubject())).json();
  await admin.put('/api/settings', { inviteMessage: 'Welcome: {link}' });
  // Views by the office are recorded separately.
  const changes = db.selectFrom('audit_log').select('id').where('noun', '!=', 'view');
  const audits = async () => (await changes.execute()).length;
  const before = await audits();
  for (const [url, parts = ''] of [
    [`/api/students/${student.id}`, '?include=personalInfo,contactInfo'],
    [`/api/faculty/${member.id}`],
    [`/api/subjects/${subject.id}`],
    ['/api/settings'],
  ]) {
    const read = await admin.get(`${url}${parts}`);
    const saved = await admin.put(`${url}`, read.json(), { 'if-match': read.headers.etag as string });
    expect([saved.statusCode, saved.json()]).toEqual([200, read.json()]);
    expect(saved.headers.etag).toBe(read.headers.etag);
    const late = await admin.put(`${url}`, read.json(), { 'if-match': '"77"' });
    expect(late.statusCode).toBe(412);
  }
  expect((await admin.put(`${fees}/${fee.id}`, fee)).json()).toEqual(fee);
  expect(await audits()).toBe(before);
});

test('the number of a deleted student is not assigned again, so that the student can be restored', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const { enrollmentNumber: _first, ...one } = aStudent();
  const { enrollmentNumber: _second, ...other } = aStudent();
  const { id, enrollmentNumber } = (await admin.post('/api/students', one)).json();
  await admin.delete(`/api/students/${id}`);
  expect((await admin.post('/api/students', other)).json().enrollmentNumber).not.toBe(enrollmentNumber);
  expect((await admin.post(`/api/students/${id}/restoration`)).statusCode).toBe(201);
});

test('a blood group is optional: a caller that does not send it keeps it, null or an empty text clears it', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const { bloodGroup: _, ...older } = aStudent();
  const { id, ...made } = (await admin.post('/api/students', older)).json();
  expect(made.bloodGroup).toBeNull();
  const url = `/api/students/${id}`;
  const bodies = [{ bloodGroup: 'O-' }, { firstName: 'Padma' }, { bloodGroup: '' }, { bloodGroup: 'AB+' }];
  const saved = [];
  for (const body of [...bodies, { bloodGroup: null }])
    saved.push((await admin.put(url, { ...older, ...body })).json().bloodGroup);
  expect(saved).toEqual(['O-', 'O-', null, 'AB+', null]);
  const refused = await admin.put(url, { ...older, bloodGroup: 'C' });
  expect(refused.json().fields).toEqual({ bloodGroup: 'Choose a blood group' });
});
