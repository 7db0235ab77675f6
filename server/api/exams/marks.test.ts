import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Caller, startApp } from '#test/app.ts';
import { type Entry, withSheet } from '#test/marks-sheet.ts';

test('marks are entered, read on the sheet, changed and emptied, with a version per cell', async () => {
  const { admin, asha, ravi, anatomy, yoga, url, save, cell } = await withSheet(await startApp());
  const saved = await save(admin, [
    { ...cell, marks: 17.5, version: 0 },
    { studentId: ravi.id, subjectId: yoga.id, marks: null, absent: true },
  ]);
  expect(saved.statusCode).toBe(200);
  const enteredBy = expect.stringMatching(/^admin-/);
  expect(saved.json().entries).toEqual([
    { ...cell, marks: 17.5, absent: false, version: 1, enteredBy },
    { studentId: ravi.id, subjectId: yoga.id, marks: null, absent: true, version: 1, enteredBy },
  ]);
  const sheet = (await admin.get(`${url}/marks`)).json();
  expect(
    sheet.students.map(({ enrollmentNumber }: { enrollmentNumber: string }) => enrollmentNumber),
  ).toEqual(['VCP26001', 'VCP26002']);
  expect(sheet.entries).toHaveLength(2);
  expect(sheet.session).toMatchObject({
    students: 2,
    papers: [
      { subject: { id: anatomy.id }, entered: 1 },
      { subject: { id: yoga.id }, entered: 1 },
    ],
  });
  expect((await save(admin, [{ ...cell, marks: 18, version: 1 }])).json().entries[0].version).toBe(2);
  const emptied = (await save(admin, [{ ...cell, marks: null, version: 2 }])).json().entries[0];
  expect(emptied).toMatchObject({ marks: null, absent: false, version: 3 });
  const history = (await admin.get(`/api/students/${asha.id}/history`)).json();
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'create']);
  expect(history[1]).toMatchObject({
    noun: 'result',
    label: 'BPT101 First internal',
    changes: [{ field: 'marks', from: 17.5, to: 18 }],
  });
});

test('two users on one cell: the second is told the stored mark (412), and nothing of that call is saved', async () => {
  const { admin, college, ravi, anatomy, url, save, cell } = await withSheet(await startApp());
  const other = await college.asAdmin();
  await save(admin, [{ ...cell, marks: 18, version: 0 }]);
  const refused = await save(other, [
    { studentId: ravi.id, subjectId: anatomy.id, marks: 9, version: 0 },
    { ...cell, marks: 20, version: 0 },
  ]);
  expect(refused.statusCode).toBe(412);
  expect(refused.json()).toMatchObject({
    error: expect.stringMatching(/^BPT101 of VCP26001 Asha Naidu: admin-\w+ has entered 18 in the meantime$/),
    fields: { 'entries.1.version': expect.any(String) },
    marks: [{ ...cell, marks: 18, version: 1 }],
  });
  expect((await admin.get(`${url}/marks`)).json().entries).toHaveLength(1);
  // The same value again, e.g. after a lost answer, is no conflict and makes no new version.
  const repeated = await save(admin, [{ ...cell, marks: 18, version: 0 }]);
  expect(repeated.json().entries[0].version).toBe(1);
});

test('of two users who enter different cells at once, and of two on the same cell, no mark is lost', async () => {
  const { admin, college, asha, ravi, anatomy, yoga, url, save } = await withSheet(await startApp());
  const other = await college.asAdmin();
  const entry = (studentId: string, subjectId: string, marks: number) => {
    return { studentId, subjectId, marks, version: 0 };
  };
  const answers = await Promise.all([
    save(admin, [entry(asha.id, anatomy.id, 1)]),
    save(other, [entry(ravi.id, anatomy.id, 2)]),
    save(admin, [entry(asha.id, yoga.id, 3)]),
    save(other, [entry(asha.id, yoga.id, 4)]),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 412]);
  expect((await admin.get(`${url}/marks`)).json().entries).toHaveLength(3);
});

test.each<[string, Entry, string, string]>([
  [
    'more than the maximum',
    { marks: 25.5 },
    'marks',
    'BPT101 of VCP26001 Asha Naidu: 25.5 is more than the maximum, 25',
  ],
  ['less than nothing', { marks: -1 }, 'marks', 'Marks cannot be less than 0'],
  ['a huge number', { marks: 1e300 }, 'marks', 'Marks cannot be more than 1000'],
  ['a third of a mark', { marks: 8.333 }, 'marks', 'Marks have at most two decimals'],
  ['text', { marks: 'A' as never }, 'marks', 'Marks must be a number'],
  ['nothing', { marks: undefined }, 'marks', 'Marks must be a number'],
  ['marks of an absent student', { marks: 5, absent: true }, 'marks', 'An absent student has no marks'],
  ['half a version', { marks: 5, version: 0.5 }, 'version', 'Version must be a whole number'],
  [
    'an unknown student',
    { marks: 5, studentId: randomUUID() },
    'studentId',
    'The student does not write First internal',
  ],
  [
    'an unknown subject',
    { marks: 5, subjectId: randomUUID() },
    'subjectId',
    'The subject is not in First internal',
  ],
])('%s is refused by cell, and nothing of the call is saved', async (_, change, field, message) => {
  const { admin, ravi, anatomy, url, save, cell } = await withSheet(await startApp());
  const good = { studentId: ravi.id, subjectId: anatomy.id, marks: 12 };
  const refused = await save(admin, [good, { ...cell, ...change }]);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({ [`entries.1.${field}`]: message });
  expect((await admin.get(`${url}/marks`)).json().entries).toEqual([]);
});

test('a cell twice in one call, an empty call and a student of another year are refused', async () => {
  const { admin, college, anatomy, save, cell } = await withSheet(await startApp());
  const twice = await save(admin, [
    { ...cell, marks: 1 },
    { ...cell, marks: 2 },
  ]);
  expect(twice.json().error).toBe('BPT101 of VCP26001 Asha Naidu is there twice');
  expect((await save(admin, [])).json().error).toBe('There is nothing to save');
  const other = await college.asStudent({ year: 'SECOND' });
  const foreign = await save(admin, [{ studentId: other.id, subjectId: anatomy.id, marks: 1 }]);
  expect(foreign.json().error).toBe('The student does not write First internal');
});

test('marks of a paper that is still to be held are refused by cell; from its day on they are saved', async () => {
  const { admin, input, anatomy, yoga, url, save, cell } = await withSheet(await startApp());
  const [first, second] = input.papers;
  // Today is 20 November 2026.
  await admin.put(url, { ...input, papers: [{ ...first, date: '2026-11-21' }, second] });
  const ofYoga = { ...cell, subjectId: yoga.id, marks: 12 };
  for (const early of [{ marks: 12 }, { marks: null, absent: true }]) {
    const refused = await save(admin, [ofYoga, { ...cell, ...early }]);
    const sentence =
      'To be held: BPT101 on 21 Nov 2026. Marks can be entered from the day of the paper. If it was held earlier, the office changes the date.';
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: sentence, fields: { 'entries.1.marks': sentence } });
  }
  expect((await admin.get(`${url}/marks`)).json().entries).toEqual([]);
  await admin.put(url, { ...input, papers: [{ ...first, date: '2026-11-20' }, second] });
  expect((await save(admin, [ofYoga, { ...cell, marks: 12 }])).statusCode).toBe(200);
  const later = { ...input, papers: [{ ...first, date: '2026-11-21' }, second] };
  const putOff = await admin.put(url, later);
  expect(putOff.statusCode).toBe(409);
  expect(putOff.json().fields).toEqual({
    'papers.0.date': `Marks in ${anatomy.code} are entered already: the paper cannot be one to come`,
  });
});

test('a teacher enters the own subjects only: by teaching, or named by the paper', async () => {
  const { admin, college, input, anatomy, yoga, url, save, asha, cell } = await withSheet(await startApp());
  const teacher = await college.asFaculty();
  const yogaOfAsha = { studentId: asha.id, subjectId: yoga.id };
  expect((await teacher.get(`${url}/marks`)).json()).toMatchObject({ students: [], entries: [] });
  const teaching = { facultyId: teacher.id, subjectId: anatomy.id, academicYear: '2026-2027' };
  await admin.post('/api/teaching', teaching);
  expect((await save(teacher, [{ ...cell, marks: 20 }])).statusCode).toBe(200);
  const refused = await save(teacher, [{ ...yogaOfAsha, marks: 20 }]);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error).toMatch(/^You do not enter the marks of Subject/);
  await save(admin, [{ ...yogaOfAsha, marks: 11 }]);
  const sheet = (await teacher.get(`${url}/marks`)).json();
  expect(sheet.session.papers).toHaveLength(1);
  expect(sheet.entries).toHaveLength(1);
  const papers = input.papers.map((paper) => ({ ...paper, enteredById: teacher.id }));
  await admin.put(url, { ...input, papers });
  expect((await save(teacher, [{ ...yogaOfAsha, marks: 21 }])).statusCode).toBe(200);
  expect((await asha.put(`${url}/marks`, { entries: [{ ...cell, marks: 25 }] })).statusCode).toBe(403);
  expect((await asha.get(`${url}/marks`)).statusCode).toBe(403);
  expect(
    (await admin.put(`/api/exam-sessions/${randomUUID()}/marks`, { entries: [{ ...cell, marks: 1 }] }))
      .statusCode,
  ).toBe(404);
});

test('students see marks when they are published; after locking a change needs the office and a reason', async () => {
  const { admin, college, asha, ravi, anatomy, save, cell, results, go, url } = await withSheet(
    await startApp(),
  );
  const teacher = await college.asFaculty();
  await admin.post('/api/teaching', {
    facultyId: teacher.id,
    subjectId: anatomy.id,
    academicYear: '2026-2027',
  });
  await save(teacher, [
    { ...cell, marks: 20 },
    { studentId: ravi.id, subjectId: anatomy.id, marks: null, absent: true },
  ]);
  expect(await results(asha)).toEqual([]);
  await go('locked');
  expect(await results(asha)).toEqual([]);
  const late = await save(teacher, [{ ...cell, marks: 21 }]);
  expect(late.statusCode).toBe(403);
  expect(late.json().error).toBe(
    'First internal is locked: its marks can be changed by the office only, with a reason.',
  );
  const silent = await save(admin, [{ ...cell, marks: 21 }]);
  expect(silent.json().fields).toEqual({ reason: 'First internal is locked. Say why the mark is changed.' });
  expect((await save(admin, [{ ...cell, marks: 21 }], 'Counted again')).statusCode).toBe(200);
  const [change] = (await admin.get(`/api/students/${asha.id}/history`)).json();
  expect(change.changes).toContainEqual({ field: 'reason', from: null, to: 'Counted again' });
  await go('published');
  const [result] = await results(asha);
  expect(result).toMatchObject({
    exam: 'First internal',
    heldOn: '2026-11-10',
    marks: 21,
    maxMarks: 25,
    absent: false,
    subject: { code: 'BPT101' },
  });
  expect((await results(ravi))[0]).toMatchObject({ marks: 0, absent: true });
  const one = `/api/students/${asha.id}/results/${result.id}`;
  const { exam, heldOn, maxMarks } = result;
  const alone = await admin.put(one, { subjectId: anatomy.id, exam, heldOn, maxMarks, marks: 1 });
  expect(alone.statusCode).toBe(409);
  expect(alone.json().error).toBe('This is a mark of ‘First internal’. Change it in its marks sheet.');
  expect((await admin.delete(one)).statusCode).toBe(409);
  await go('locked', 'A question was withdrawn');
  expect(await results(asha)).toEqual([]);
  // A student who comes later is not on the sheet of a session that is locked.
  await college.asStudent();
  expect((await admin.get(`${url}/marks`)).json().students).toHaveLength(2);
});

test('a student who has left takes no new mark (409), and one who leaves before any is not on the sheet', async () => {
  const { admin, college, asha, ravi, anatomy, url, save, cell } = await withSheet(await startApp());
  await save(admin, [{ ...cell, marks: 10 }]);
  await college.db
    .updateTable('students')
    .set({ status: 'LEFT' })
    .where('id', 'in', [asha.id, ravi.id])
    .execute();
  expect((await admin.get(`${url}/marks`)).json().students.map(({ id }: { id: string }) => id)).toEqual([
    asha.id,
  ]);
  const refused = await save(admin, [{ ...cell, marks: 11 }]);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe('Asha Naidu has left: no new marks.');
  const gone = await save(admin, [{ studentId: ravi.id, subjectId: anatomy.id, marks: 5 }]);
  expect(gone.json().error).toBe('The student does not write First internal');
});

test('a session with marks keeps its year, its subjects and a maximum above them', async () => {
  const { admin, yoga, input, url, save, cell } = await withSheet(await startApp());
  await save(admin, [{ ...cell, marks: 24 }]);
  const [first, second] = input.papers;
  const taken = await admin.put(url, { ...input, papers: [second] });
  expect(taken.statusCode).toBe(409);
  expect(taken.json().error).toBe('Marks in BPT101 are entered already: it cannot be taken out');
  const low = await admin.put(url, { ...input, papers: [{ ...first, maxMarks: 20 }, second] });
  expect(low.json().fields).toEqual({ 'papers.0.maxMarks': 'A student has 24 in BPT101' });
  expect((await admin.put(url, { ...input, papers: [first] })).statusCode).toBe(200);
  expect((await admin.delete(`/api/subjects/${yoga.id}`)).statusCode).toBe(204);
});

test('a deleted session or student comes back with the marks', async () => {
  const { admin, asha, url, save, cell } = await withSheet(await startApp());
  await save(admin, [{ ...cell, marks: 24 }]);
  await admin.delete(url);
  const [kept] = (await admin.get('/api/deleted-records?noun=exam-session')).json();
  await admin.post(`/api/deleted-records/${kept.id}/restoration`);
  expect((await admin.get(`${url}/marks`)).json().entries).toHaveLength(1);
  await admin.delete(`/api/students/${asha.id}`);
  expect((await admin.get(`${url}/marks`)).json().entries).toEqual([]);
  await admin.post(`/api/students/${asha.id}/restoration`);
  expect((await admin.get(`${url}/marks`)).json().entries).toMatchObject([{ ...cell, marks: 24 }]);
});

test('the grid as CSV: students down, subjects across, for a teacher the own subjects', async () => {
  const { admin, college, asha, ravi, anatomy, yoga, url, save } = await withSheet(await startApp());
  await save(admin, [
    { studentId: asha.id, subjectId: anatomy.id, marks: 22.5 },
    { studentId: asha.id, subjectId: yoga.id, marks: null, absent: true },
    { studentId: ravi.id, subjectId: anatomy.id, marks: 0 },
  ]);
  const linesOf = async (caller: Caller) => {
    const { body, headers } = await caller.get(`${url}/marks.csv`);
    expect(headers['content-disposition']).toBe('attachment; filename="marks.csv"');
    return body.trim().split('\n');
  };
  expect(await linesOf(admin)).toEqual([
    `enrollmentNumber,firstName,lastName,${anatomy.code},${yoga.code}`,
    'VCP26001,Asha,Naidu,22.5,A',
    expect.stringMatching(/^VCP26002,.*,0,$/),
  ]);
  expect(await linesOf(await college.asFaculty())).toEqual(['enrollmentNumber,firstName,lastName']);
});
