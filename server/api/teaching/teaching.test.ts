import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { aSubject } from '#test/factories.ts';

const college = shareApp();

const academicYear = '2026-2027';

async function withTeacher() {
  const { asAdmin, asFaculty } = college();
  const [admin, teacher] = [await asAdmin(), await asFaculty({ firstName: 'Sunitha', lastName: 'Bevara' })];
  const subject = (await admin.post('/api/subjects', aSubject({ name: 'Anatomy' }))).json();
  return { admin, teacher, subject, input: { facultyId: teacher.id, subjectId: subject.id, academicYear } };
}

const idsOf = async (caller: Caller, query: string): Promise<string[]> =>
  (await caller.get(`/api/teaching?${query}`)).json().map(({ id }: { id: string }) => id);

test('the office enters who teaches what; a teacher reads it, and it ends when it is deleted', async () => {
  const { admin, teacher, subject, input } = await withTeacher();
  const made = await admin.post('/api/teaching', input);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({
    id: expect.any(String),
    academicYear,
    faculty: { id: teacher.id, firstName: 'Sunitha', lastName: 'Bevara' },
    subject,
  });
  const { id } = made.json();
  for (const query of [`facultyId=${teacher.id}`, `subjectId=${subject.id}&academicYear=${academicYear}`])
    expect(await idsOf(teacher, query)).toEqual([id]);
  expect(await idsOf(teacher, `facultyId=${teacher.id}&academicYear=2025-2026`)).toEqual([]);
  const history = (await admin.get(`/api/faculty/${teacher.id}/history`)).json();
  expect(history[0]).toMatchObject({ action: 'create', noun: 'teaching', label: `${subject.code} Anatomy` });
  expect((await admin.delete(`/api/teaching/${id}`)).statusCode).toBe(204);
  expect(await idsOf(admin, `facultyId=${teacher.id}`)).toEqual([]);
  expect((await admin.delete(`/api/teaching/${id}`)).statusCode).toBe(404);
});

test('a subject is taught by several, and once by each in a year (409)', async () => {
  const { admin, input } = await withTeacher();
  const other = await college().asFaculty();
  expect((await admin.post('/api/teaching', input)).statusCode).toBe(201);
  expect((await admin.post('/api/teaching', { ...input, facultyId: other.id })).statusCode).toBe(201);
  expect((await admin.post('/api/teaching', { ...input, academicYear: '2027-2028' })).statusCode).toBe(201);
  const twice = await admin.post('/api/teaching', input);
  expect(twice.statusCode).toBe(409);
  expect(twice.json().error).toBe('Sunitha Bevara teaches Anatomy in 2026-2027 already');
  const both = await Promise.all(
    [1, 2].map(() => admin.post('/api/teaching', { ...input, academicYear: '2028-2029' })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test.each([
  ['no teacher', { facultyId: '' }, 'facultyId', 'Choose a teacher'],
  ['an unknown teacher', { facultyId: randomUUID() }, 'facultyId', 'There is no such faculty member'],
  ['an unknown subject', { subjectId: randomUUID() }, 'subjectId', 'There is no such subject'],
  ['one year', { academicYear: '2026' }, 'academicYear', 'An academic year is written like 2026-2027'],
  ['two years', { academicYear: '2026-2028' }, 'academicYear', 'An academic year is written like 2026-2027'],
])('POST /api/teaching refuses %s and names the field', async (_, change, field, message) => {
  const { admin, input } = await withTeacher();
  const response = await admin.post('/api/teaching', { ...input, ...change });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ [field]: message });
});

test('with a deleted teacher or subject it ends, and it is back when they are restored', async () => {
  const { admin, teacher, subject, input } = await withTeacher();
  const { id } = (await admin.post('/api/teaching', input)).json();
  await admin.delete(`/api/faculty/${teacher.id}`);
  expect(await idsOf(admin, `subjectId=${subject.id}`)).toEqual([]);
  await admin.post(`/api/faculty/${teacher.id}/restoration`);
  expect(await idsOf(admin, `subjectId=${subject.id}`)).toEqual([id]);
  await admin.delete(`/api/subjects/${subject.id}`);
  await admin.delete(`/api/faculty/${teacher.id}`);
  const [kept] = (await admin.get(`/api/deleted-records?noun=subject&q=${subject.code}`)).json();
  expect((await admin.post(`/api/deleted-records/${kept.id}/restoration`)).statusCode).toBe(201);
  await admin.post(`/api/faculty/${teacher.id}/restoration`);
  expect(await idsOf(admin, `facultyId=${teacher.id}`)).toEqual([]);
});

test('a deleted teaching entry is restored, unless it is there again or its subject is gone (409)', async () => {
  const { admin, teacher, subject, input } = await withTeacher();
  const made = (await admin.post('/api/teaching', input)).json();
  await admin.delete(`/api/teaching/${made.id}`);
  const [entry] = (await admin.get(`/api/deleted-records?noun=teaching&q=${subject.code}`)).json();
  expect(entry).toMatchObject({
    recordId: made.id,
    label: `${subject.code} Anatomy, Sunitha Bevara, 2026-2027`,
  });
  const restore = async ({ id }: { id: string }) => {
    const response = await admin.post(`/api/deleted-records/${id}/restoration`);
    return [response.statusCode, response.json().error];
  };
  const again = (await admin.post('/api/teaching', input)).json();
  expect(await restore(entry)).toEqual([409, 'This is entered already']);
  await admin.delete(`/api/teaching/${again.id}`);
  await admin.delete(`/api/subjects/${subject.id}`);
  expect(await restore(entry)).toEqual([
    409,
    'The teacher or the subject of this entry was deleted. Restore that first.',
  ]);
  const [lost] = (await admin.get(`/api/deleted-records?noun=subject&q=${subject.code}`)).json();
  expect(await restore(lost)).toEqual([201, undefined]);
  expect(await restore(entry)).toEqual([201, undefined]);
  expect((await admin.get(`/api/teaching?facultyId=${teacher.id}`)).json()).toEqual([made]);
  const [logged] = (await admin.get(`/api/faculty/${teacher.id}/history`)).json();
  expect(logged).toMatchObject({ action: 'restore', noun: 'teaching', label: `${subject.code} Anatomy` });
});
