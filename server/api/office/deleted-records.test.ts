// Histories and deleted records.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CollegeAuditEntry } from '#shared/office/audit-log.ts';
import { shareApp, startApp } from '#test/app.ts';
import { aCalendarEntry, aFee, aGrade, aResult, aStudent, aSubject } from '#test/factories.ts';

const college = shareApp();
const day = 86_400_000;

test('a student’s history has the changes of the record and of its rows with their authors, newest first', async () => {
  const { asAdmin, wait } = await startApp();
  const admin = await asAdmin();
  const input = aStudent({ firstName: 'Old' });
  const { id } = (await admin.post('/api/students', input)).json();
  const url = `/api/students/${id}`;
  wait(1000);
  await admin.put(url, { ...input, firstName: 'New' });
  wait(1000);
  const fee = (await admin.post(`${url}/fees`, aFee({ label: 'Hostel' }))).json();
  wait(1000);
  await admin.put(`${url}/fees/${fee.id}`, aFee({ label: 'Hostel', paid: 100, paidOn: '2026-11-20' }));
  wait(1000);
  const subject = (await admin.post('/api/subjects', aSubject({ code: 'BPT1' }))).json();
  await admin.post(`${url}/grades`, aGrade(subject));

  const response = await admin.get(`${url}/history`);
  expect(response.headers['x-total-count']).toBe('5');
  const [graded, paid, charged, renamed, created] = response.json();
  expect(graded).toMatchObject({ noun: 'grade', action: 'create', label: 'BPT1 Semester 1' });
  expect(graded.changes).toContainEqual({ field: 'subject', from: null, to: 'BPT1' });
  expect(paid).toEqual({
    id: expect.any(String),
    at: '2026-11-20T06:00:03.000Z',
    actor: expect.stringMatching(/^admin-/),
    action: 'update',
    noun: 'fee',
    label: 'Hostel',
    changes: [
      { field: 'paid', from: 0, to: 100 },
      { field: 'paidOn', from: null, to: '2026-11-20' },
    ],
  });
  expect(charged).toMatchObject({ action: 'create', noun: 'fee' });
  expect(renamed).toMatchObject({
    action: 'update',
    noun: 'student',
    label: '',
    changes: [{ field: 'firstName', from: 'Old', to: 'New' }],
  });
  expect(created).toMatchObject({ action: 'create', noun: 'student' });

  expect((await admin.get(`${url}/history?page=2&pageSize=2`)).json()).toEqual([charged, renamed]);
  expect((await admin.get(`${url}/history?q=hostel`)).json()).toEqual([paid, charged]);
  await admin.delete(url);
  expect((await admin.get(`${url}/history?page=1&pageSize=1`)).json()).toMatchObject([{ action: 'delete' }]);
});

test('a faculty member’s history shows own changes too', async () => {
  const { asAdmin, asFaculty } = college();
  const [admin, member] = [await asAdmin(), await asFaculty({ firstName: 'Asha', lastName: 'Own' })];
  const record = (await member.get(`/api/faculty/${member.id}`)).json();
  await member.put(`/api/faculty/${member.id}`, { ...record, specialization: 'Hands' });
  const history = (await admin.get(`/api/faculty/${member.id}/history`)).json();
  expect(history).toMatchObject([
    { actor: 'Asha Own', changes: [{ field: 'specialization', from: 'Neurology', to: 'Hands' }] },
  ]);
  expect((await member.get(`/api/faculty/${member.id}/history`)).statusCode).toBe(403);
});

test('the office reads the audit log of the whole college, newest first, with the names of the records', async () => {
  const { asAdmin, wait } = await startApp();
  const admin = await asAdmin();
  const student = (
    await admin.post('/api/students', aStudent({ firstName: 'Sita', lastName: 'Rao' }))
  ).json();
  wait(1000);
  await admin.post(`/api/students/${student.id}/fees`, aFee({ label: 'Hostel' }));
  wait(1000);
  const subject = (await admin.post('/api/subjects', aSubject({ code: 'BPT9', name: 'Anatomy' }))).json();
  wait(1000);
  await admin.delete(`/api/subjects/${subject.id}`);
  const all = await admin.get('/api/audit-log');
  expect(all.headers['x-total-count']).toBe('4');
  expect(all.json()).toEqual([
    expect.objectContaining({
      noun: 'subject',
      action: 'delete',
      recordId: subject.id,
      about: 'BPT9 Anatomy',
    }),
    expect.objectContaining({ noun: 'subject', action: 'create', about: 'BPT9 Anatomy' }),
    expect.objectContaining({ noun: 'fee', recordId: student.id, about: 'Sita Rao', label: 'Hostel' }),
    expect.objectContaining({ noun: 'student', action: 'create', about: 'Sita Rao' }),
  ]);
  const ofStudents = (await admin.get('/api/audit-log?noun=student&sort=at&page=1')).json();
  expect(ofStudents.map(({ noun }: { noun: string }) => noun)).toEqual(['student', 'fee']);
  expect((await admin.get('/api/audit-log?q=hostel')).json()).toHaveLength(1);
  expect((await admin.get('/api/audit-log?noun=weather')).json()).toMatchObject({
    error: expect.stringContaining('noun must be one of student, faculty'),
  });
});

test('the audit log can be searched by the names of records, also of deleted ones', async () => {
  const { asAdmin, asStudent, wait } = await startApp();
  const admin = await asAdmin();
  const [sita, ravi] = [
    await asStudent({ firstName: 'Sita', lastName: 'Élan' }),
    await asStudent({ firstName: 'Ravi', lastName: 'Rao' }),
  ];
  for (const { id } of [sita, ravi]) await admin.post(`/api/students/${id}/fees`, aFee({ label: 'Hostel' }));
  await admin.post(`/api/students/${sita.id}/invites`);
  await admin.delete(`/api/students/${sita.id}`);
  const subject = (await admin.post('/api/subjects', aSubject({ code: 'BPT9', name: 'Anatomy' }))).json();
  await admin.delete(`/api/subjects/${subject.id}`);

  const found = async (q: string) => {
    const entries: CollegeAuditEntry[] = (
      await admin.get(`/api/audit-log?q=${encodeURIComponent(q)}&sort=at`)
    ).json();
    return entries.map(({ about, noun, action }) => `${about}: ${noun} ${action}`);
  };
  const aboutSita = ['fee create', 'student invite', 'student delete'].map(
    (action) => `Sita Élan: ${action}`,
  );
  expect(await found('sita élan')).toEqual(aboutSita);
  expect(await found('hostel rao')).toEqual(['Ravi Rao: fee create']);
  expect(await found('bpt9 anatomy')).toEqual([
    'BPT9 Anatomy: subject create',
    'BPT9 Anatomy: subject delete',
  ]);
  wait(40 * day);
  const later = await asAdmin();
  expect((await later.get('/api/audit-log?q=sita&noun=student')).json()).toHaveLength(aboutSita.length);
});

test('deleted records are listed for 30 days and can be restored', async () => {
  const { asAdmin, wait } = await startApp();
  const admin = await asAdmin();
  const made = (await admin.post('/api/students', aStudent({ firstName: 'Sita', lastName: 'Lost' }))).json();
  await admin.delete(`/api/students/${made.id}`);
  wait(1000);
  const entry = (
    await admin.post('/api/academic-calendar', aCalendarEntry({ event: 'Exam', date: '2026-12-01' }))
  ).json();
  await admin.delete(`/api/academic-calendar/${entry.id}`);

  const list = await admin.get('/api/deleted-records');
  expect(list.headers['x-total-count']).toBe('2');
  const [later, first] = list.json();
  expect(later).toMatchObject({ noun: 'academic-calendar', recordId: entry.id, label: 'Exam, 2026-12-01' });
  expect(first).toEqual({
    id: expect.any(String),
    noun: 'student',
    recordId: made.id,
    label: 'Sita Lost',
    deletedAt: '2026-11-20T06:00:00.000Z',
    keptUntil: '2026-12-20T06:00:00.000Z',
    deletedBy: expect.stringMatching(/^admin-/),
  });
  expect((await admin.get('/api/deleted-records?noun=student&q=sita')).json()).toEqual([first]);

  const restored = await admin.post(`/api/deleted-records/${first.id}/restoration`);
  expect(restored.statusCode).toBe(201);
  expect(restored.json()).toEqual({ noun: 'student', recordId: made.id, label: 'Sita Lost' });
  expect((await admin.get(`/api/students/${made.id}?include=personalInfo,contactInfo`)).json()).toEqual(made);
  expect((await admin.post(`/api/deleted-records/${first.id}/restoration`)).statusCode).toBe(404);

  wait(30 * day);
  const admin2 = await asAdmin();
  expect((await admin2.get('/api/deleted-records')).json()).toEqual([]);
  expect((await admin2.post(`/api/deleted-records/${later.id}/restoration`)).statusCode).toBe(404);
});

test('a deleted fee, result and grade are listed with the student’s name, and restored with an audit row', async () => {
  const { asAdmin, asStudent } = await startApp();
  const admin = await asAdmin();
  const { id } = await asStudent({ firstName: 'Sita', lastName: 'Rao' });
  const subject = (await admin.post('/api/subjects', aSubject({ code: 'BPT1' }))).json();
  const rows = {
    fees: aFee({ label: 'Hostel' }),
    results: aResult(subject),
    grades: aGrade(subject),
  };
  const record = async () =>
    (await admin.get(`/api/students/${id}?include=fees,results.subject,gradeInfo.subject`)).json();
  for (const [path, input] of Object.entries(rows)) await admin.post(`/api/students/${id}/${path}`, input);
  const before = await record();
  const made = { fees: before.fees[0], results: before.results[0], grades: before.gradeInfo[0] };
  for (const [path, row] of Object.entries(made)) await admin.delete(`/api/students/${id}/${path}/${row.id}`);
  expect(await record()).toMatchObject({ fees: [], results: [], gradeInfo: [] });

  const deleted = (await admin.get('/api/deleted-records?q=rao')).json();
  expect(deleted).toMatchObject([
    { noun: 'grade', recordId: made.grades.id, label: 'BPT1 Semester 1 of Sita Rao' },
    { noun: 'result', recordId: made.results.id, label: 'BPT1 First internal of Sita Rao' },
    { noun: 'fee', recordId: made.fees.id, label: 'Hostel of Sita Rao' },
  ]);
  for (const entry of deleted) {
    expect((await admin.post(`/api/deleted-records/${entry.id}/restoration`)).statusCode).toBe(201);
    expect((await admin.post(`/api/deleted-records/${entry.id}/restoration`)).statusCode).toBe(404);
  }
  expect(await record()).toEqual(before);
  expect((await admin.get('/api/deleted-records')).json()).toEqual([]);
  const history = (await admin.get(`/api/students/${id}/history?page=1&pageSize=3`)).json();
  expect(history).toMatchObject([
    { action: 'restore', noun: 'fee', label: 'Hostel' },
    { action: 'restore', noun: 'result', label: 'BPT1 First internal' },
    { action: 'restore', noun: 'grade', label: 'BPT1 Semester 1' },
  ]);
});

test('a deleted row cannot be restored before its student and its subject (409)', async () => {
  const { asAdmin, asStudent } = await startApp();
  const admin = await asAdmin();
  const { id } = await asStudent();
  const subject = (await admin.post('/api/subjects', aSubject())).json();
  const kept = (await admin.post(`/api/students/${id}/fees`, aFee({ label: 'Bus' }))).json();
  const graded = (await admin.post(`/api/students/${id}/grades`, aGrade(subject))).json();
  await admin.delete(`/api/students/${id}/grades/${graded.id}`);
  await admin.delete(`/api/students/${id}`);
  await admin.delete(`/api/subjects/${subject.id}`);

  const restore = async (noun: string) => {
    const [entry] = (await admin.get(`/api/deleted-records?noun=${noun}`)).json();
    return admin.post(`/api/deleted-records/${entry.id}/restoration`);
  };
  const refusal = async (noun: string) => {
    const response = await restore(noun);
    return [response.statusCode, response.json().error];
  };
  expect(await refusal('grade')).toEqual([
    409,
    'The student of this grade was deleted. Restore the student first.',
  ]);
  expect((await restore('student')).statusCode).toBe(201);
  expect(await refusal('grade')).toEqual([
    409,
    'The subject of this grade was deleted. Restore the subject first.',
  ]);
  expect((await restore('subject')).statusCode).toBe(201);
  expect((await restore('grade')).statusCode).toBe(201);
  const record = (await admin.get(`/api/students/${id}?include=fees,gradeInfo.subject`)).json();
  expect(record).toMatchObject({ fees: [kept], gradeInfo: [graded] });
});

test('a record whose unique value is taken in the meantime is not restored (409)', async () => {
  const admin = await college().asAdmin();
  const input = aStudent();
  const { id } = (await admin.post('/api/students', input)).json();
  await admin.delete(`/api/students/${id}`);
  await admin.post('/api/students', aStudent({ enrollmentNumber: input.enrollmentNumber }));
  const deleted: { id: string; recordId: string }[] = (await admin.get('/api/deleted-records')).json();
  const kept = deleted.find(({ recordId }) => recordId === id);
  const refused = await admin.post(`/api/deleted-records/${kept?.id}/restoration`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe('Another student has this enrolment number');
});

test.each([
  ['GET', '/api/analytics', 200],
  ['GET', '/api/deleted-records', 200],
  ['POST', `/api/deleted-records/${randomUUID()}/restoration`, 404],
  ['GET', `/api/students/${randomUUID()}/history`, 404],
] as const)(
  '%s %s: 401 for an anonymous request, 403 for a student, %i for an admin',
  async (method, url, status) => {
    const { anonymous, asAdmin, asStudent } = college();
    expect((await anonymous.inject({ method, url })).statusCode).toBe(401);
    expect((await (await asStudent()).inject({ method, url })).statusCode).toBe(403);
    expect((await (await asAdmin()).inject({ method, url })).statusCode).toBe(status);
  },
);
