import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { withSheet } from '#test/marks-sheet.ts';

test('the figures of a session: average, highest, passed and absent by subject, and as CSV', async () => {
  const { admin, college, asha, ravi, anatomy, yoga, url, save } = await withSheet(await startApp());
  await save(admin, [
    { studentId: asha.id, subjectId: anatomy.id, marks: 24 },
    { studentId: ravi.id, subjectId: anatomy.id, marks: 12 },
    { studentId: asha.id, subjectId: yoga.id, marks: null, absent: true },
  ]);
  const figures = (await admin.get(`${url}/figures`)).json();
  const of = (subject: object, entered: number, absent: number, passed: number) => ({
    subject,
    maxMarks: 25,
    entered,
    absent,
    passed,
  });
  expect(figures).toEqual([
    { ...of(anatomy, 2, 0, 1), average: 18, highest: 24 },
    { ...of(yoga, 0, 1, 0), average: null, highest: null },
  ]);
  const csv = await admin.get(`${url}/figures.csv`);
  expect(csv.body.split('\r\n').at(0) || csv.body.split('\n').at(0)).toContain(
    'code,subject,maxMarks,entered',
  );
  expect(csv.body).toContain('BPT101,');
  expect((await (await college.asFaculty()).get(`${url}/figures`)).json()).toEqual([]);
});

test('a session is compared with the others of its year of study that have marks, also as CSV', async () => {
  const { admin, college, asha, anatomy, yoga, input, session, url, save, cell } = await withSheet(
    await startApp(),
  );
  const enter = async (change: object, marks: number) => {
    const { id } = (await admin.post('/api/exam-sessions', { ...input, ...change })).json();
    if (marks) await admin.put(`/api/exam-sessions/${id}/marks`, { entries: [{ ...cell, marks }] });
    return id;
  };
  const [paper] = input.papers;
  const papers = [{ ...paper, subjectId: anatomy.id, date: '2025-11-10', maxMarks: 50 }];
  const last = await enter({ name: 'Last year', academicYear: '2025-2026', papers }, 40);
  await enter({ name: 'Without marks' }, 0);
  const older = papers.map((paper) => ({ ...paper, date: '2024-11-10' }));
  await enter({ name: 'Before last year', academicYear: '2024-2025', papers: older }, 20);
  await save(admin, [{ studentId: asha.id, subjectId: yoga.id, marks: 10 }]);
  const rows = (await admin.get(`${url}/comparison`)).json();
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([last, session.id]);
  expect(rows[0]).toEqual({
    id: last,
    name: 'Last year',
    academicYear: '2025-2026',
    kind: 'internal',
    state: 'open',
    figures: [{ subject: anatomy, maxMarks: 50, entered: 1, absent: 0, passed: 1, average: 40, highest: 40 }],
  });
  const lines = (await admin.get(`${url}/comparison.csv`)).body.trim().split(/\r?\n/);
  expect(lines).toEqual([
    expect.stringContaining('session,academicYear,kind,state,code,subject,maxMarks,entered,absent,passed'),
    expect.stringMatching(/^Last year,2025-2026,internal,open,BPT101,.*,50,1,0,1,40,40$/),
    expect.stringMatching(/^First internal,2026-2027,internal,open,BPT101,.*,25,0,0,0,,$/),
    expect.stringMatching(/^First internal,2026-2027,internal,open,BPT102,.*,25,1,0,0,10,10$/),
  ]);
  // A teacher compares the own subjects: here none.
  const ofTeacher = (await (await college.asFaculty()).get(`${url}/comparison`)).json();
  expect(ofTeacher).toMatchObject([{ id: session.id, figures: [] }]);
});
