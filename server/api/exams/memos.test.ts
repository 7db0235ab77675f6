import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aGrade, anExamSession, aSubject } from '#test/factories.ts';
import { pdfStructure } from '#test/pdf-structure.ts';

test('the memos of a session are one PDF with a memo for each student, once the session is locked', async () => {
  const { asAdmin, asStudent, asFaculty } = await startApp();
  const [admin, asha, ravi] = [
    await asAdmin(),
    await asStudent({ firstName: 'Asha', lastName: 'Naidu', enrollmentNumber: 'VCP26001' }),
    await asStudent({ firstName: 'రవి', lastName: 'Rao', enrollmentNumber: 'VCP26002' }),
  ];
  const subjects = [
    (await admin.post('/api/subjects', aSubject({ code: 'BPT101', name: 'Anatomy' }))).json(),
    (await admin.post('/api/subjects', aSubject({ code: 'BPT102', name: 'Physiology' }))).json(),
  ];
  const session = anExamSession({ subjects, name: 'First internal' });
  const { id } = (await admin.post('/api/exam-sessions', session)).json();
  const url = `/api/exam-sessions/${id}`;
  const mark = (student: { id: string }, place: number, marks: number | null) => ({
    studentId: student.id,
    subjectId: subjects[place].id,
    marks,
    absent: marks === null,
  });
  const entries = [mark(asha, 0, 20), mark(asha, 1, 22.5), mark(ravi, 0, 12), mark(ravi, 1, null)];
  await admin.put(`${url}/marks`, { entries });
  const early = await admin.get(`${url}/memos.pdf`);
  expect(early.statusCode).toBe(409);
  expect(early.json().error).toBe('First internal is open: its memos can be printed once it is locked.');
  const grades = [
    aGrade(subjects[1], { term: 'Semester 2', grade: 'B' }),
    aGrade(subjects[0], { grade: 'O', gradePoint: 10 }),
  ];
  for (const grade of grades) await admin.post(`/api/students/${asha.id}/grades`, grade);
  await admin.put(`${url}/state`, { state: 'locked' });
  const response = await admin.get(`${url}/memos.pdf`);
  expect(response.headers['content-disposition']).toBe(
    'inline; filename="marks-memos-First-internal-first.pdf"',
  );
  const { title, outline, untagged } = pdfStructure(response.rawPayload);
  expect(title).toBe('Marks memos: First internal, 2026-2027');
  expect(untagged).toBe('');
  const text = outline.map((line) => line.trim()).join('\n');
  // Each student's own grades by semester, after the block of the session.
  expect(outline.filter((line) => /H[12] /.test(line)).map((line) => line.trim())).toEqual([
    'H1 Marks memo',
    'H2 First internal, 10 Nov 2026 to 11 Nov 2026',
    'H2 Grades, Semester 1',
    'H2 Grades, Semester 2',
    'H1 Marks memo',
    'H2 First internal, 10 Nov 2026 to 11 Nov 2026',
    'H2 Grades',
  ]);
  for (const part of [
    'TD O\nTD 10',
    'P No grades yet.',
    'H2 First internal, 10 Nov 2026 to 11 Nov 2026',
    'TD 42.5',
    'P 85 %. Passed. Each subject is passed with 50 %.',
    'P 24 %. Not passed: BPT101, BPT102. Each subject is passed with 50 %.',
    'TD Absent',
    'P Stamp of the college',
    'రవి Rao',
  ])
    expect(text).toContain(part);
  expect((await (await asFaculty()).get(`${url}/memos.pdf`)).statusCode).toBe(403);
  expect((await asha.get(`${url}/memos.pdf`)).statusCode).toBe(403);
  // The student's own memo has the session only when it is published.
  const own = async () =>
    pdfStructure((await asha.get(`/api/students/${asha.id}/marks-memo.pdf`)).rawPayload).outline.join('\n');
  expect(await own()).toContain('No results yet.');
  await admin.put(`${url}/state`, { state: 'published' });
  expect(await own()).toContain('H2 First internal, 10 Nov 2026 to 11 Nov 2026');
});

test('chosen students get their memos; a memo keeps its number until its marks change, and anyone can check it', async () => {
  const { asAdmin, asStudent, anonymous } = await startApp();
  const [admin, asha, ravi, other] = [
    await asAdmin(),
    await asStudent({ firstName: 'Asha', lastName: 'Naidu', enrollmentNumber: 'VCP26001' }),
    await asStudent({ firstName: 'Ravi', lastName: 'Rao', enrollmentNumber: 'VCP26002' }),
    await asStudent({ year: 'SECOND' }),
  ];
  const subject = (await admin.post('/api/subjects', aSubject({ code: 'BPT101' }))).json();
  const session = anExamSession({ subjects: [subject], name: 'First internal' });
  const { id } = (await admin.post('/api/exam-sessions', session)).json();
  const url = `/api/exam-sessions/${id}`;
  const enter = (marks: number, reason?: string) =>
    admin.put(`${url}/marks`, {
      entries: [{ studentId: asha.id, subjectId: subject.id, marks, absent: false }],
      ...(reason && { reason }),
    });
  const print = (...students: { id: string }[]) =>
    admin.post(`${url}/memos`, { selection: { ids: students.map((student) => student.id) } });
  await enter(20);
  expect((await print(asha)).statusCode).toBe(409);
  await admin.put(`${url}/state`, { state: 'locked' });
  const offered = async (...students: { id: string }[]) =>
    (
      await admin.post('/api/marks-memos/sessions', {
        selection: { ids: students.map((student) => student.id) },
      })
    ).json();
  expect(await offered(asha)).toEqual([]);
  await admin.put(`${url}/state`, { state: 'published' });
  expect((await offered(asha, other)).map((one: { id: string }) => one.id)).toEqual([id]);
  expect(await offered(other)).toEqual([]);
  await admin.put(`${url}/state`, { state: 'locked' });
  const file = await print(ravi, other, asha);
  expect([file.statusCode, file.headers['x-total-count']]).toEqual([200, '2']);
  const memoOf = (payload: Buffer, place = 0) => {
    const text = pdfStructure(payload).outline.join('\n');
    return {
      serial: [...text.matchAll(/VCP\/MM\/2026-27\/\d{4}/g)][place]?.[0],
      code: [...text.matchAll(/verify\/([A-Z2-9]{12})$/gm)][place]?.[1] ?? '',
    };
  };
  const first = memoOf(file.rawPayload);
  expect(first.serial).toBe('VCP/MM/2026-27/0001');
  expect(memoOf((await print(asha)).rawPayload)).toEqual(first);
  expect(memoOf((await admin.get(`${url}/memos.pdf`)).rawPayload)).toEqual(first);
  const check = async (code: string) => (await anonymous.get(`/api/verifications/${code}`)).json();
  expect(await check(first.code)).toEqual({
    kind: 'memo',
    serial: first.serial,
    issuedOn: '2026-11-20',
    holder: 'A. N.',
    withdrawnOn: null,
  });
  await enter(21, 'Counted again');
  const second = memoOf((await print(asha)).rawPayload);
  expect(second.serial).toBe('VCP/MM/2026-27/0003');
  expect((await check(first.code)).withdrawnOn).toBe('2026-11-20');
  expect((await check(second.code)).withdrawnOn).toBeNull();
  // The memo of all examinations has a number of its own, and memos are not among the certificates.
  const whole = await asha.get(`/api/students/${asha.id}/marks-memo.pdf`);
  expect(memoOf(whole.rawPayload).serial).toBe('VCP/MM/2026-27/0004');
  expect((await admin.get(`/api/students/${asha.id}/certificates`)).json()).toEqual([]);

  const none = await print(other);
  expect([none.statusCode, none.json().fields]).toEqual([
    409,
    { selection: 'None of the chosen students is in First internal' },
  ]);
  expect((await admin.post(`${url}/memos`, {})).json().fields).toEqual({ selection: 'Choose the students' });
  expect((await asha.post(`${url}/memos`, { selection: { ids: [asha.id] } })).statusCode).toBe(403);
  for (const student of [asha, ravi]) await admin.delete(`/api/students/${student.id}`);
  expect((await admin.get(`${url}/memos.pdf`)).statusCode).toBe(404);
  expect(
    (await admin.post(`/api/exam-sessions/${asha.id}/memos`, { selection: { ids: [asha.id] } })).statusCode,
  ).toBe(404);
});
