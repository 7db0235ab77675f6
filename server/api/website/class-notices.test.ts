// A teacher writes to an own class.
import { expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { aSubject } from '#test/factories.ts';

const college = shareApp();
const words = {
  title: 'Bring the goniometer',
  titleTe: 'గోనియోమీటర్ తీసుకురండి',
  text: 'To the practical on [Monday](/calendar).',
};

/** A teacher of the third year. */
async function aTeacher() {
  const { asAdmin, asFaculty } = college();
  const [admin, teacher] = [await asAdmin(), await asFaculty()];
  const code = `BPT-${teacher.id.slice(0, 8)}`;
  const subject = (await admin.post('/api/subjects', aSubject({ year: 'THIRD', code }))).json();
  const teaching = { facultyId: teacher.id, subjectId: subject.id, academicYear: '2026-2027' };
  expect((await admin.post('/api/teaching', teaching)).statusCode).toBe(201);
  return { admin, teacher, url: `/api/faculty/${teacher.id}/notices` };
}
const titles = async (caller: Caller, url = '/api/notices') =>
  (await caller.get(url)).json<{ title: string }[]>().map(({ title }) => title);

test('the students of the class and their guardians read it at once, no other account does, and it is taken back', async () => {
  const { asStudent, asGuardian, asFaculty, anonymous } = college();
  const { admin, teacher, url } = await aTeacher();
  const [own, other] = [await asStudent({ year: 'THIRD' }), await asStudent({ year: 'SECOND' })];
  const readers = [own, await asGuardian([own.id])];
  const others = [other, await asGuardian([other.id]), await asFaculty()];
  const made = await teacher.post(url, { year: 'THIRD', ...words });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    ...words,
    audience: ['THIRD'],
    kind: 'general',
    from: '2026-11-20',
    state: 'published',
  });
  for (const reader of readers) expect(await titles(reader)).toEqual([words.title]);
  for (const reader of others) expect(await titles(reader)).toEqual([]);
  expect((await anonymous.get('/api/notices')).statusCode).toBe(401);
  expect(await titles(teacher, url)).toEqual([words.title]);
  // The office sees it among all others, with who has written it.
  expect(await titles(admin)).toContain(words.title);
  const { id } = made.json();
  expect((await teacher.delete(`${url}/${id}`)).statusCode).toBe(204);
  for (const reader of readers) expect(await titles(reader)).toEqual([]);
  expect((await teacher.delete(`${url}/${id}`)).statusCode).toBe(404);
});

test('only to a class that the teacher has in this year, and what is missing is named', async () => {
  const { teacher, url } = await aTeacher();
  const refused = async (body: object) => {
    const answer = await teacher.post(url, { year: 'THIRD', ...words, ...body });
    return [answer.statusCode, answer.json().fields];
  };
  expect(await refused({ year: 'FIRST' })).toEqual([400, { year: 'This is no class of yours' }]);
  expect(await refused({ year: 'public' })).toEqual([400, { year: 'Choose the class' }]);
  expect(await refused({ title: ' ' })).toEqual([400, { title: 'Title is required' }]);
  expect(await refused({ until: '2026-11-19' })).toEqual([
    400,
    { until: 'Shown until cannot be before today' },
  ]);
  expect(await titles(teacher, url)).toEqual([]);
});

test('neither a notice of the office nor another teacher’s is taken back', async () => {
  const { admin, teacher, url } = await aTeacher();
  const second = await aTeacher();
  const { id } = (await second.teacher.post(second.url, { year: 'THIRD', ...words })).json();
  expect((await teacher.delete(`${url}/${id}`)).statusCode).toBe(404);
  expect((await teacher.delete(`${second.url}/${id}`)).statusCode).toBe(403);
  expect((await teacher.post(second.url, { year: 'THIRD', ...words })).statusCode).toBe(403);
  expect((await teacher.delete(`/api/notices/${id}`)).statusCode).toBe(403);
  expect((await admin.delete(`/api/notices/${id}`)).statusCode).toBe(204);
});
