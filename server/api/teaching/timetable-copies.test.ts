// A week of the timetable entered again from a later day on.
import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { anEntry } from '#test/factories.ts';
import { enterSubject } from '#test/timetable.ts';

const copy = { on: '2025-11-19', validFrom: '2026-11-23' };

/** A year ago two classes of the first year, which ended, and one of the second, whose teacher is busy now. */
async function aYearAgo() {
  const { asAdmin, asFaculty } = await startApp();
  const [admin, teacher, busy] = [await asAdmin(), await asFaculty(), await asFaculty()];
  const [first, second, third] = await Promise.all([
    enterSubject(admin),
    enterSubject(admin, 'SECOND'),
    enterSubject(admin, 'THIRD'),
  ]);
  const before = { validFrom: '2025-08-01' };
  for (const entry of [
    anEntry(first.id, teacher.id, { ...before, room: 'Hall 1' }),
    anEntry(first.id, teacher.id, { ...before, period: 2, kind: 'practical' }),
    anEntry(second.id, busy.id, { ...before, year: 'SECOND', period: 3 }),
  ]) {
    const { id } = (await admin.post('/api/timetable', entry)).json();
    await admin.delete(`/api/timetable/${id}?from=2026-06-01`);
  }
  await admin.post('/api/timetable', anEntry(third.id, busy.id, { year: 'THIRD', period: 3 }));
  return { admin, teacher, first };
}

test('POST /api/timetable-copies enters the classes of a year in free cells, once', async () => {
  const { admin, teacher, first } = await aYearAgo();
  const made = await admin.post('/api/timetable-copies', { ...copy, year: 'FIRST' });
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toEqual({ entered: 2, left: [] });
  const week = async (on: string) => (await admin.get(`/api/timetable?year=FIRST&on=${on}`)).json();
  const same = {
    subject: { id: first.id },
    faculty: { id: teacher.id },
    validFrom: '2026-11-23',
    validUntil: null,
  };
  expect(await week('2026-11-23')).toMatchObject([
    { ...same, weekday: 5, period: 1, room: 'Hall 1', kind: 'theory' },
    { ...same, weekday: 5, period: 2, kind: 'practical' },
  ]);
  expect(await week('2026-11-16')).toEqual([]);
  expect((await admin.post('/api/timetable-copies', copy)).json()).toMatchObject({ entered: 0 });
  const { body } = await admin.get('/api/audit-log?noun=timetable');
  expect(JSON.parse(body)[0]).toMatchObject({ label: 'First year, as in the week of 17 Nov 2025' });
});

test('classes that clash are named and the others entered; bad days are refused, and everybody but the office', async () => {
  const { admin, teacher } = await aYearAgo();
  const { entered, left } = (await admin.post('/api/timetable-copies', copy)).json();
  expect(entered).toBe(2);
  expect(left).toEqual([expect.stringMatching(/^Venkata Sample\d+ teaches .* on Friday, period 3\.$/)]);
  const refused = await admin.post('/api/timetable-copies', { ...copy, on: 'last year' });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().fields)).toEqual(['on']);
  expect((await teacher.post('/api/timetable-copies', copy)).statusCode).toBe(403);
});
