import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { siteWords } from '#content/words.ts';
import type { ExamSessionInput } from '#shared/exams/exam-sessions.ts';
import type { Exam } from '#shared/website/content.ts';
import { type Caller, shareApp, startApp } from '#test/app.ts';
import { anExamSession, aSubject } from '#test/factories.ts';
import { withStartRecords } from '#test/start-records.ts';

const college = shareApp();

async function newSubject(admin: Caller, year: ExamSessionInput['year'] = 'FIRST') {
  return (await admin.post('/api/subjects', aSubject({ year }))).json();
}

async function withSession(change: Partial<ExamSessionInput> = {}, app = college()) {
  const admin = await app.asAdmin();
  const subjects = [await newSubject(admin, change.year), await newSubject(admin, change.year)];
  const input = anExamSession({ subjects, ...change });
  const made = await admin.post('/api/exam-sessions', input);
  expect(made.statusCode).toBe(201);
  return { admin, subjects, input, session: made.json(), url: `/api/exam-sessions/${made.json().id}` };
}

test('a session is made, read, changed and deleted, and can be restored', async () => {
  const { admin, subjects, input, session, url } = await withSession();
  expect(session).toMatchObject({
    name: input.name,
    academicYear: '2026-2027',
    year: 'FIRST',
    kind: 'internal',
    state: 'open',
    isPublic: false,
    version: 1,
  });
  expect(session.papers).toHaveLength(2);
  expect(session.papers[0]).toEqual({
    subject: subjects[0],
    date: '2026-11-10',
    time: '09:30',
    room: 'Hall 1',
    duration: '',
    instructor: '',
    maxMarks: 25,
    enteredBy: null,
    entered: 0,
    mayEnter: true,
  });
  expect((await admin.get(url)).json()).toEqual(session);
  const input2 = { ...input, name: 'Second internal', papers: input.papers.slice(1) };
  const changed = await admin.put(url, input2, { 'if-match': '"1"' });
  expect(changed.json()).toMatchObject({ name: 'Second internal', version: 2 });
  expect(changed.json().papers).toHaveLength(1);
  const log = (await admin.get('/api/audit-log?noun=exam-session')).json();
  const entry = log.find(({ recordId }: { recordId: string }) => recordId === session.id);
  const { from } = entry.changes.find(({ field }: { field: string }) => field === 'papers');
  expect(from[0]).toBe(`${subjects[0].code}, 10 Nov 2026, 9:30 AM, Hall 1, of 25`);
  expect((await admin.put(url, input, { 'if-match': '"1"' })).statusCode).toBe(412);
  expect((await admin.delete(url)).statusCode).toBe(204);
  expect((await admin.get(url)).statusCode).toBe(404);
  const [kept] = (await admin.get('/api/deleted-records?noun=exam-session')).json();
  expect(kept.label).toBe('Second internal, 2026-2027');
  expect((await admin.post(`/api/deleted-records/${kept.id}/restoration`)).statusCode).toBe(201);
  expect((await admin.get(url)).json().papers).toHaveLength(1);
});

test.each<[string, object, string, string]>([
  ['no name', { name: '' }, 'name', 'Name is required'],
  ['no subject', { papers: [] }, 'papers', 'Choose at least one subject'],
  ['a fifth kind', { kind: 'viva' }, 'kind', 'Choose a kind'],
  ['one year', { academicYear: '2026' }, 'academicYear', 'An academic year is written like 2026-2027'],
])('POST and PUT /api/exam-sessions refuse %s and name the field', async (_, change, field, message) => {
  const { admin, input, url } = await withSession();
  for (const response of [
    await admin.post('/api/exam-sessions', { ...input, ...change }),
    await admin.put(url, { ...input, ...change }),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: message });
  }
});

test.each(['SECOND  sessional', 'second\u00a0Sessional ', 'Second\u200b sessional'])(
  'another session of a class named ‘Second sessional’ beside %j is asked about',
  async (name) => {
    const { admin, input, url } = await withSession({ academicYear: '2031-2032', name });
    const taken = { ...input, name: 'Second sessional', confirmed: [] as string[] };
    const again = await admin.post('/api/exam-sessions', taken);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      error: 'The first year has an exam session of this name in 2031-2032 already.',
      question: 'same-session',
    });
    expect((await admin.put(url, taken)).statusCode).toBe(200);
    taken.confirmed = ['same-session'];
    expect((await admin.post('/api/exam-sessions', taken)).statusCode).toBe(201);
    for (const { id } of (await admin.get('/api/exam-sessions?academicYear=2031-2032')).json())
      await admin.delete(`/api/exam-sessions/${id}`);
  },
);

test.each([
  ['the same time', '2026-11-10', '09:30', '', 409],
  ['a time within the other', '2026-11-10', '11:00', '', 409],
  ['the other within it', '2026-11-10', '08:00', '౨.5 hrs', 409],
  ['the end of the other', '2026-11-10', '12:30', '3 hours', 201],
  ['no time yet', '2026-11-10', '', '', 201],
  ['another day', '2026-11-11', '09:30', '', 201],
])('a paper at %s as another of the session is asked about', async (_, date, time, duration, status) => {
  const { admin, input, subjects, url } = await withSession({}, await startApp());
  const [first, second] = input.papers;
  const papers = [
    { ...first, duration: '3 hours' },
    { ...second, date, time, duration },
  ];
  const body = { ...input, papers, confirmed: [] };
  const named = { ...body, name: `${input.name} again` };
  const asked = [await admin.put(url, body), await admin.post('/api/exam-sessions', named)];
  expect(asked.map(({ statusCode }) => statusCode)).toEqual(status === 409 ? [409, 409] : [200, status]);
  if (status !== 409) return;
  for (const answer of asked)
    expect(answer.json()).toMatchObject({
      question: 'papers-at-once',
      error: expect.stringContaining('are held at the same time'),
    });
  for (const { code } of subjects) expect(asked[0]?.json().error).toContain(code);
  const confirmed = ['papers-at-once'];
  expect((await admin.put(url, { ...body, confirmed })).statusCode).toBe(200);
  // What was answered once is not asked again, and practicals are held in batches.
  expect((await admin.put(url, { ...body, name: `${input.name} later` })).statusCode).toBe(200);
  // A program that knows no questions is not asked.
  expect((await admin.post('/api/exam-sessions', { ...input, papers })).statusCode).toBe(201);
  expect((await admin.post('/api/exam-sessions', { ...named, kind: 'practical' })).statusCode).toBe(201);
});

test('a paper at the time of another session’s is asked about, and so is a restored one', async () => {
  const { admin, input, subjects, url } = await withSession({}, await startApp());
  const [first, second] = input.papers;
  const other = {
    ...input,
    name: 'Supplementary',
    papers: [{ ...second, date: first?.date, time: first?.time }],
  };
  const send = (body: object, confirmed: string[] = []) =>
    admin.post('/api/exam-sessions', { ...body, confirmed });
  const asked = (await send(other)).json();
  expect(asked.question).toBe('papers-at-once');
  expect(asked.error).toBe(
    `${subjects[1]?.code} and ${subjects[0]?.code} of ‘${input.name}’ are held at the same time: a student can write only one of them.`,
  );
  // The same paper, written with the other session.
  expect((await send({ ...other, papers: [first] })).statusCode).toBe(201);
  await admin.delete(url);
  expect((await send(other)).json().question).toBe('same-session');
  expect((await send({ ...other, name: input.name }, ['papers-at-once'])).statusCode).toBe(201);
  const kept = (await admin.get('/api/deleted-records?noun=exam-session')).json();
  const { id } = kept.find(({ label }: { label: string }) => label.startsWith(input.name));
  const restore = (confirmed: string[]) =>
    admin.post(`/api/deleted-records/${id}/restoration`, { confirmed });
  expect((await restore([])).json().question).toBe('same-session');
  expect((await restore(['same-session'])).json().question).toBe('papers-at-once');
  expect((await restore(['same-session', 'papers-at-once'])).statusCode).toBe(201);
});

test.each<[string, object, string, string]>([
  ['no date', { date: '' }, 'date', 'Date is required'],
  [
    '31 February',
    { date: '2026-02-31' },
    'date',
    'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
  ],
  ['half past nine in words', { time: 'morning' }, 'time', 'Time is written like 09:30'],
  ['no maximum', { maxMarks: null }, 'maxMarks', 'Maximum marks must be a number'],
  ['a maximum of 0', { maxMarks: 0 }, 'maxMarks', 'Maximum marks must be more than 0'],
  ['an unknown subject', { subjectId: randomUUID() }, 'subjectId', 'There is no such subject'],
  ['an unknown teacher', { enteredById: randomUUID() }, 'enteredById', 'There is no such faculty member'],
])(
  'POST /api/exam-sessions refuses a paper with %s and names the field',
  async (_, change, field, message) => {
    const { admin, input } = await withSession();
    const papers = [{ ...input.papers[0], ...change }];
    const response = await admin.post('/api/exam-sessions', { ...input, papers });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [`papers.0.${field}`]: message });
  },
);

test.each([
  ['2020-03-04', 400],
  ['2026-07-31', 400],
  ['2026-08-01', 200],
  // A university paper of the year, held late.
  ['2028-07-31', 200],
  ['2028-08-01', 400],
  ['2030-03-04', 400],
])('of a session of 2026-2027, a paper on %s is answered with %i', async (date, status) => {
  const { admin, input, url } = await withSession();
  const [first, second] = input.papers;
  const body = { ...input, papers: [first, { ...second, date }] };
  const answers = [
    await admin.put(url, body),
    await admin.post('/api/exam-sessions', { ...body, name: `${input.name} again` }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status === 200 ? 201 : status]);
  if (status === 200) return;
  const sentence = 'A paper of 2026-2027 is held from 1 Aug 2026 to 31 Jul 2028';
  for (const answer of answers) expect(answer.json().fields).toEqual({ 'papers.1.date': sentence });
});

test('a subject of another year, and a subject twice, are refused', async () => {
  const { admin, input } = await withSession();
  const other = await newSubject(admin, 'SECOND');
  const [paper] = input.papers;
  const foreign = await admin.post('/api/exam-sessions', {
    ...input,
    papers: [{ ...paper, subjectId: other.id }],
  });
  expect(foreign.json().error).toBe(`${other.code} is not a subject of the first year`);
  const twice = await admin.post('/api/exam-sessions', { ...input, papers: [paper, paper] });
  expect(twice.json().error).toBe('A subject can be in a session once');
});

test('a session goes from open to locked to published, and back with a reason that the history shows', async () => {
  const { admin, session, input, url } = await withSession();
  const to = (state: string, reason?: string) => admin.put(`${url}/state`, { state, reason });
  expect((await to('published')).json().error).toBe(
    'The step open → published is not possible: lock the session in between.',
  );
  expect((await to('locked')).json()).toMatchObject({ state: 'locked', version: session.version + 1 });
  expect((await to('locked')).statusCode).toBe(200);
  expect((await admin.put(url, input)).json().error).toBe(
    `${input.name} is locked. Open it first, with a reason.`,
  );
  expect((await admin.delete(url)).statusCode).toBe(409);
  expect((await to('published')).json().state).toBe('published');
  const back = await to('locked');
  expect(back.statusCode).toBe(400);
  expect(back.json().fields).toEqual({ reason: 'Say why, for the history' });
  expect((await to('locked', 'A paper was counted twice')).json().state).toBe('locked');
  expect((await admin.put(`${url}/state`, { state: 'gone' })).statusCode).toBe(400);
  const stale = await admin.put(`${url}/state`, { state: 'published' }, { 'if-match': '"1"' });
  expect(stale.statusCode).toBe(412);
  const log = (await admin.get('/api/audit-log?noun=exam-session')).json();
  const entry = log.find(({ recordId }: { recordId: string }) => recordId === session.id);
  expect(entry.changes).toContainEqual({ field: 'reason', from: null, to: 'A paper was counted twice' });
  expect(entry.about).toBe(`${input.name}, 2026-2027`);
});

test('GET /api/exam-sessions filters, sorts and pages; a student gets the sessions of the own year', async () => {
  const { admin, session } = await withSession({ year: 'THIRD', kind: 'practical', name: 'Viva' });
  const { asStudent, asFaculty, anonymous } = college();
  const names = async (caller: Caller, query: string) =>
    (await caller.get(`/api/exam-sessions?${query}`)).json().map(({ name }: { name: string }) => name);
  expect(await names(admin, 'year=THIRD&kind=practical&state=open&academicYear=2026-2027')).toEqual(['Viva']);
  expect(await names(admin, 'q=viva&page=1&sort=name')).toEqual(['Viva']);
  expect(await names(admin, 'year=THIRD&state=published')).toEqual([]);
  const [third, first] = [await asStudent({ year: 'THIRD' }), await asStudent()];
  expect(await names(third, 'year=FIRST')).toEqual(['Viva']);
  const [seen] = (await third.get('/api/exam-sessions')).json();
  expect(seen.students).toBeUndefined();
  expect(seen.papers[0].entered).toBeUndefined();
  expect((await first.get(`/api/exam-sessions/${session.id}`)).statusCode).toBe(404);
  expect((await (await asFaculty()).get(`/api/exam-sessions/${session.id}`)).statusCode).toBe(200);
  expect((await anonymous.get('/api/exam-sessions')).statusCode).toBe(401);
});

test('GET /api/next-exams is the schedule of the website: exam dates, and the papers of sessions whose dates are published', async () => {
  const { asAdmin, asStudent, anonymous } = await startApp({ prepare: withStartRecords });
  const [admin, student] = [await asAdmin(), await asStudent({ year: 'SECOND' })];
  const next = async (caller: Caller, query = '') =>
    (await caller.get(`/api/next-exams${query}`)).json().map((exam: Exam) => `${exam.date} ${exam.subject}`);
  const ofSecond = siteWords.en.exams.exams
    .filter(({ year }) => year === 'SECOND')
    .map((exam) => `${exam.date} ${exam.subject}`);
  expect(await next(student, '?year=FIRST')).toEqual(ofSecond);
  expect(await next(admin, '?year=SECOND')).toEqual(ofSecond);
  expect(await next(admin)).toHaveLength(siteWords.en.exams.exams.length);
  const subject = await newSubject(admin, 'SECOND');
  const { papers, ...session } = anExamSession({ subjects: [subject], year: 'SECOND' });
  const later = { ...session, papers: papers.map((paper) => ({ ...paper, date: '2026-12-01' })) };
  const url = `/api/exam-sessions/${(await admin.post('/api/exam-sessions', later)).json().id}`;
  expect(await next(student)).toEqual(ofSecond);
  await admin.post(`${url}/publications`, {});
  expect(await next(student)).toEqual([`2026-12-01 ${subject.name}`, ...ofSecond]);
  await admin.delete(`${url}/publication`);
  const dates = (await admin.get('/api/exam-dates?year=SECOND')).json();
  for (const { id } of dates) await admin.delete(`/api/exam-dates/${id}/publication`);
  expect(await next(student)).toEqual([]);
  expect((await anonymous.get('/api/next-exams')).statusCode).toBe(401);
});

test('a subject in a session is not deleted (409); a deleted teacher leaves the paper', async () => {
  const { asFaculty } = college();
  const teacher = await asFaculty();
  const { admin, subjects, input, url } = await withSession();
  const papers = input.papers.map((paper) => ({ ...paper, enteredById: teacher.id }));
  expect((await admin.put(url, { ...input, papers })).json().papers[0].enteredBy.id).toBe(teacher.id);
  expect((await admin.delete(`/api/subjects/${subjects[0].id}`)).statusCode).toBe(409);
  await admin.delete(`/api/faculty/${teacher.id}`);
  expect((await admin.get(url)).json().papers[0].enteredBy).toBeNull();
});

test('the list as CSV has a line for each paper, under the filter and in the order of the list', async () => {
  const { admin, subjects, session } = await withSession({ name: 'Exported', academicYear: '2031-2032' });
  await withSession({ name: 'Other year', academicYear: '2032-2033' });
  const csv = await admin.get('/api/exam-sessions.csv?academicYear=2031-2032&page=3');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const line = (place: number, date: string) =>
    [
      '2031-2032,Exported,FIRST,internal,open',
      subjects[place].code,
      subjects[place].name,
      date,
      '09:30',
      'Hall 1',
      25,
      '',
      session.students,
      0,
    ].join(',');
  expect(csv.body.trim().split('\n')).toEqual([
    'academicYear,name,year,kind,state,code,subject,date,time,room,maxMarks,enteredBy,students,entered',
    line(0, '2031-11-10'),
    line(1, '2031-11-11'),
  ]);
});
