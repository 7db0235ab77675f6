import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startFacts } from '#content/start-facts.ts';
import { insertBackup } from '#server/db/office/backups.ts';
import { usualAcademicYear } from '#shared/office/academic-years.ts';
import { setUpSteps } from '#shared/office/office-task-kinds.ts';
import { fullName } from '#shared/people/full-name.ts';
import { collegeFields } from '#shared/website/college/college.ts';
import { factNames } from '#shared/website/fact-table.ts';
import { type Caller, startApp, type TestApp } from '#test/app.ts';
import {
  aFacultyMember,
  aFee,
  aNotice,
  anExamSession,
  aRegister,
  aStudent,
  aSubject,
} from '#test/factories.ts';
import { aClass } from '#test/timetable.ts';
import { uploadFile } from '#test/upload.ts';
import { bodyOf, openSite } from '#test/website.ts';

const day = 86_400_000;

test('GET /api/office-tasks says what is still to be set up, in its order', async () => {
  const college = await openSite();
  const { asAdmin, asStudent, db } = college;
  const admin = await asAdmin();
  const setUp = async () => (await admin.get('/api/office-tasks')).json().setUp;
  expect(await setUp()).toEqual(setUpSteps);
  await enterTheCollege(college, admin);
  expect(await setUp()).toEqual(setUpSteps.slice(setUpSteps.indexOf('second-admin')));
  await asAdmin();
  await insertBackup(db, { at: '2026-11-20T06:00:00.000Z', place: '/backups', kilobytes: 9 });
  const ofRecords = setUpSteps.slice(setUpSteps.indexOf('subjects'));
  expect(await setUp()).toEqual(ofRecords);
  const subject = (await admin.post('/api/subjects', aSubject())).json();
  const teacher = (await admin.post('/api/faculty', aFacultyMember())).json();
  expect(await setUp()).toEqual(ofRecords.slice(2));
  const teaching = { facultyId: teacher.id, subjectId: subject.id, academicYear: '2026-2027' };
  await admin.post('/api/teaching', teaching);
  expect(await setUp()).toEqual(ofRecords.slice(3));
  const { periods } = (await admin.get('/api/day-plan')).json();
  await admin.put('/api/day-plan', { periods, rooms: ['Hall 1'] });
  expect(await setUp()).toEqual(['students', 'fee-plans', 'payment-info', 'invites']);
  await asStudent();
  expect(await setUp()).toEqual(['fee-plans', 'payment-info']);
  const heads = [{ label: 'Tuition fee', amount: 40_000, dueOn: '2026-12-01' }];
  await admin.post('/api/fee-plans', { academicYear: '2026-2027', year: 'FIRST', heads });
  const pay = (paymentInfo: object) => admin.put('/api/settings', { paymentInfo });
  await pay({ account: '', upiId: '' });
  expect(await setUp()).toEqual(['payment-info']);
  await pay({ account: '', upiId: 'college@bank' });
  expect(await setUp()).toEqual([]);
});

/** All that the website shows of the sample, as an admin replaces it; and the academic year. */
async function enterTheCollege(college: TestApp, admin: Caller) {
  const samples = async (path = '/api/college') => (await admin.get(path)).json().samples as string[];
  const entered = { email: 'office@palasa.ac.in', phone: '9848022338', other: 'https://palasa.ac.in/' };
  const values: Record<string, string> = { domain: 'palasa.ac.in', postalCode: '532221' };
  for (const name of (await samples()).filter((one) => one in collegeFields))
    values[name] ??= /email/i.test(name)
      ? entered.email
      : /phone|whatsApp/i.test(name)
        ? entered.phone
        : entered.other;
  expect((await admin.put('/api/college', values)).json().samples).toEqual([
    ...factNames.filter((name) => startFacts[name].source === 'Sample data'),
    'website-person',
    'exam-date',
    'home.studentVoices.voices',
    'webinar.webinars',
  ]);
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  await uploadFile(admin, 'PUT', '/api/college/logo', png, { type: 'image/png' });
  await admin.put('/api/academic-years/2026-2027', {
    ...usualAcademicYear('2026-2027'),
    startsOn: '2026-09-01',
  });
  for (const path of ['/api/website-people', '/api/exam-dates'])
    for (const { id } of (await admin.get(path)).json())
      expect((await admin.delete(`${path}/${id}`)).statusCode).toBe(204);
  for (const fact of (await admin.get('/api/facts')).json()) {
    if (fact.source !== 'Sample data') continue;
    await admin.put(`/api/facts/${fact.id}`, { ...fact, source: 'Order of 1 June 2026' });
    expect((await admin.post(`/api/facts/${fact.id}/publications`, {})).statusCode).toBe(201);
  }
  // One is written anew, the others are hidden.
  const changes = [
    {
      key: 'home.studentVoices.voices.1.text',
      language: 'en',
      text: 'The clinic opens at eight, and we with it.',
    },
    { key: 'home.studentVoices.voices', language: 'en', text: '-0\n1\n-2' },
  ];
  expect((await admin.put('/api/pages/home/words', { changes })).statusCode).toBe(200);
  const hidden = [{ key: 'webinar.webinars', language: 'en', text: '-0\n-1\n-2\n-3' }];
  const [webinars] = (await admin.put('/api/pages/webinar/words', { changes: hidden })).json();
  expect(webinars, JSON.stringify(webinars)).toBeDefined();
  expect(await samples()).toEqual([]);
  expect(await bodyOf(college, '/')).not.toContain('Sample site');
}

test('the list of what to begin with is the admins’, until one of them puts it away', async () => {
  const { asAdmin, asStaff } = await startApp();
  const [admin, office] = [await asAdmin(), await asStaff('office')];
  const setUp = async (of: Caller) => (await of.get('/api/office-tasks')).json().setUp;
  expect([await setUp(admin), await setUp(office)]).toEqual([
    expect.arrayContaining(['college', 'backup']),
    [],
  ]);
  await admin.put('/api/settings', { isSetUp: true });
  expect(await setUp(admin)).toEqual([]);
});

test('GET /api/office-tasks counts the students who were never invited, and ?invited=no lists them', async () => {
  const { asAdmin, asStudent, asFaculty } = await startApp();
  const admin = await asAdmin();
  const enter = async (student = {}) => (await admin.post('/api/students', aStudent(student))).json().id;
  const [one, other] = [await enter(), await enter()];
  await enter({ status: 'LEFT' });
  const tasks = async () => (await admin.get('/api/office-tasks')).json().tasks;
  expect(await tasks()).toEqual([]); // the first invites are a step of the first days
  await asStudent(); // has a password
  expect(await tasks()).toEqual([{ kind: 'students-not-invited', count: 2 }]);
  await admin.post('/api/student-invites', { selection: { ids: [one] } });
  expect(await tasks()).toEqual([{ kind: 'students-not-invited', count: 1 }]);
  const query = 'invited=no&status=CURRENT';
  expect((await admin.get(`/api/students?${query}`)).json()).toMatchObject([{ id: other }]);
  expect((await (await asFaculty()).get(`/api/students?${query}`)).statusCode).toBe(403);
  const selection = { filter: { invited: 'no', status: 'CURRENT' }, expected: 1 };
  const made = (await admin.post('/api/student-invites', { selection })).json();
  expect(made.invites).toHaveLength(1);
  expect(await tasks()).toEqual([]);
});

test('GET /api/office-tasks counts the registers of last week that are not taken', async () => {
  const { admin, teacher, subject, studentIds } = await aClass(await startApp());
  const tasks = async () => (await admin.get('/api/office-tasks')).json().tasks;
  // A timetable was made with the usual periods.
  expect((await admin.get('/api/office-tasks')).json().setUp).not.toContain('periods');
  const who = [expect.stringMatching(/^\S+ \S+/)];
  expect(await tasks()).toEqual([{ kind: 'registers-not-taken', count: 1, since: '2026-11-13', who }]);
  await teacher.post('/api/classes', aRegister(subject.id, studentIds, {}, { day: '2026-11-13' }));
  expect(await tasks()).toEqual([]);
});

test('GET /api/office-tasks counts students with overdue fees, and shows the last changes', async () => {
  const { asAdmin, asStudent } = await startApp();
  const [admin, one, other] = [await asAdmin(), await asStudent(), await asStudent()];
  const read = async () => (await admin.get('/api/office-tasks')).json();
  expect((await read()).tasks).toEqual([]);
  const enter = (id: string, fee: Parameters<typeof aFee>[0]) =>
    admin.post(`/api/students/${id}/fees`, aFee(fee));
  // Today is 20 November 2026: the fee of today is not yet overdue, the paid one is settled.
  await enter(one.id, { amount: 1000, paid: 400, dueOn: '2026-11-19' });
  await enter(one.id, { amount: 500, dueOn: '2026-10-01' });
  await enter(other.id, { amount: 300, dueOn: '2026-11-01' });
  await enter(other.id, { amount: 7000, dueOn: '2026-11-20' });
  await enter(other.id, { label: 'Hostel', amount: 900, paid: 900, dueOn: '2026-01-01' });
  const { tasks, changes } = await read();
  // Who owes most comes first.
  const who = await Promise.all(
    [one, other].map(async ({ id }) => fullName((await admin.get(`/api/students/${id}`)).json())),
  );
  expect(tasks).toEqual([{ kind: 'fees-overdue', count: 2, amount: 1400, since: '2026-10-01', who }]);
  expect(changes).toHaveLength(5);
  expect(changes[0]).toMatchObject({ action: 'create', noun: 'fee', label: 'Hostel' });
});

test('GET /api/office-tasks counts the papers held before today of which marks are missing', async () => {
  const { admin, subject, studentIds } = await aClass(await startApp(), 2);
  const other = (await admin.post('/api/subjects', aSubject())).json();
  const today = (await admin.post('/api/subjects', aSubject())).json();
  const input = anExamSession({ subjects: [subject, other, today] });
  const papers = input.papers.map((paper) =>
    paper.subjectId === today.id ? { ...paper, date: '2026-11-20' } : paper,
  );
  const { id } = (await admin.post('/api/exam-sessions', { ...input, papers })).json();
  const marksTask = async () =>
    (await admin.get('/api/office-tasks'))
      .json()
      .tasks.find(({ kind }: { kind: string }) => kind === 'marks-not-entered');
  const enter = (subjectId: string, entered: (string | undefined)[], cell: object) =>
    admin.put(`/api/exam-sessions/${id}/marks`, {
      entries: entered.map((studentId) => ({ studentId, subjectId, marks: null, ...cell })),
    });
  expect(await marksTask()).toEqual({ kind: 'marks-not-entered', count: 2, since: '2026-11-10' });
  await enter(subject.id, studentIds, { marks: 20 });
  await enter(other.id, studentIds.slice(0, 1), { absent: true });
  expect(await marksTask()).toEqual({ kind: 'marks-not-entered', count: 1, since: '2026-11-11' });
  // Of a student of this session who has gone on to the next year, the mark is still missing.
  const { id: gone, version, ...student } = (await admin.get(`/api/students/${studentIds[1]}`)).json();
  const moved = await admin.put(`/api/students/${gone}`, { ...aStudent(), ...student, year: 'SECOND' });
  expect(moved.statusCode).toBe(200);
  expect(await marksTask()).toMatchObject({ count: 1 });
  await enter(other.id, studentIds.slice(1), { absent: true });
  expect(await marksTask()).toBeUndefined();
  await enter(other.id, studentIds.slice(1), { marks: null });
  expect(await marksTask()).toMatchObject({ count: 1 });
  await admin.put(`/api/exam-sessions/${id}/state`, { state: 'locked' });
  expect(await marksTask()).toBeUndefined();
});

test('GET /api/office-tasks counts the published notices that end within a week', async () => {
  const admin = await (await startApp()).asAdmin();
  const tasks = async () => (await admin.get('/api/office-tasks')).json().tasks;
  const make = async (until: string | null) =>
    (await admin.post('/api/notices', aNotice({ until }))).json().id as string;
  const publish = (id: string) => admin.post(`/api/notices/${id}/publications`, {});
  await make('2026-11-21');
  for (const until of ['2026-11-19', '2026-11-28', null]) await publish(await make(until));
  expect(await tasks()).toEqual([]);
  const ending = await make('2026-11-27');
  for (const id of [ending, await make('2026-11-20')]) await publish(id);
  expect(await tasks()).toEqual([{ kind: 'notices-ending', count: 2, until: '2026-11-20' }]);
  await admin.put(`/api/notices/${ending}`, aNotice({ until: '2027-01-31' }));
  expect(await tasks()).toMatchObject([{ count: 2 }]);
  await publish(ending);
  expect(await tasks()).toMatchObject([{ count: 1 }]);
});

test('GET /api/office-tasks has the old and new bank account and UPI id for a week', async () => {
  const { asAdmin, wait } = await startApp();
  const save = async (paymentInfo: object) =>
    (await asAdmin()).put('/api/settings', { paymentInfo: { account: '', ...paymentInfo } });
  const changes = async () => (await (await asAdmin()).get('/api/office-tasks')).json().payeeChanges;
  expect(await changes()).toEqual([]);
  await save({ upiId: 'college@bank' });
  wait(3 * day);
  await save({ upiId: 'thief@bank', account: 'Bank of Thieves\n1234' });
  await save({ upiId: 'thief@bank', account: 'Bank of Thieves\n1234' });
  const [account, second, first] = await changes();
  const at = '2026-11-23T06:00:00.000Z';
  expect(account).toMatchObject({ at, field: 'account', from: '', to: 'Bank of Thieves\n1234' });
  expect(second).toMatchObject({ at, field: 'upiId', from: 'college@bank', to: 'thief@bank' });
  expect(first).toMatchObject({ field: 'upiId', from: '', to: 'college@bank' });
  expect(second.actor).toMatch(/^admin-/);
  wait(4 * day + 1);
  expect(await changes()).toHaveLength(2);
  wait(3 * day);
  expect(await changes()).toEqual([]);
});
