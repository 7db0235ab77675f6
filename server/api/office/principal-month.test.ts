import { beforeAll, expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { aFee, anExamSession, aSubject } from '#test/factories.ts';
import { pdfStructure } from '#test/pdf-structure.ts';

const college = shareApp();
let admin: Caller;

beforeAll(async () => {
  const { asAdmin, asStudent } = college();
  admin = await asAdmin();
  const paying = await asStudent({ quota: 'management', year: 'FIRST' });
  const convener = await asStudent({ quota: 'convener', year: 'SECOND' });
  await asStudent({ status: 'LEFT', statusSince: '2026-11-03' });
  await asStudent({ status: 'LEFT', statusSince: '2026-10-30' });
  await asStudent({ status: 'INTERN', year: 'FOURTH', statusSince: '2026-06-01' });
  const url = `/api/students/${paying.id}/fees`;
  const fee = (await admin.post(url, aFee({ amount: 1000, dueOn: '2026-11-01' }))).json();
  const promised = aFee({ label: 'Reimbursed', amount: 700, payableBy: 'government' });
  expect((await admin.post(`/api/students/${convener.id}/fees`, promised)).statusCode).toBe(201);
  for (const [amount, paidOn] of [
    [300, '2026-11-05'],
    [200, '2026-10-31'],
  ])
    expect((await admin.post(`${url}/${fee.id}/payments`, { amount, paidOn, mode: 'upi' })).statusCode).toBe(
      201,
    );
});

async function holdClass(day: string, subjectId: string, studentId: string, mark: 'present' | 'absent') {
  const { db } = college();
  const held = { id: `class-${day}`, day, period: 1, year: 'SECOND', kind: 'theory', room: '' } as const;
  const taken = { account_id: null, taken_by: 'Test', taken_at: `${day}T05:00:00.000Z` };
  const about = { academic_year: '2026-2027', subject_id: subjectId, faculty_id: null };
  await db
    .insertInto('classes')
    .values({ ...held, ...taken, ...about })
    .execute();
  await db.insertInto('attendance').values({ class_id: held.id, student_id: studentId, mark }).execute();
}

const month = async (query = '') => (await admin.get(`/api/principal-month${query}`)).json();

test('strength by year and quota, who left in the month, seats that are vacant', async () => {
  const figures = await month();
  expect(figures).toMatchObject({ month: '2026-11', today: '2026-11-20', left: 1, graduated: 0, interns: 1 });
  expect(figures.years[0]).toMatchObject({ year: 'FIRST', byQuota: [0, 1, 0], total: 1, percent: null });
  expect(figures.years[1]).toMatchObject({ year: 'SECOND', byQuota: [1, 0, 0], total: 1 });
  // An intern is in no class.
  expect(figures.years[3].total).toBe(0);
  expect(figures.vacancies).toContainEqual({ quota: 'management', seats: expect.any(Number), taken: 1 });
  expect((await month('?month=2026-10')).left).toBe(1);
});

test('money of the month as in the day book, and what is open now', async () => {
  expect((await month()).money).toEqual({
    receipts: 1,
    collected: 300,
    byMode: [{ mode: 'upi', amount: 300 }],
    open: 500,
    overdue: 500,
    owing: 1,
    promised: 700,
  });
  expect((await month('?month=2026-10')).money).toMatchObject({ receipts: 1, collected: 200 });
});

test('attendance of the month by year, and passes of the last examination that is locked', async () => {
  const subject = (await admin.post('/api/subjects', aSubject({ year: 'SECOND' }))).json();
  const session = (
    await admin.post('/api/exam-sessions', anExamSession({ year: 'SECOND', subjects: [subject] }))
  ).json();
  expect((await month()).passes).toEqual([]);
  const students = (await admin.get('/api/students?year=SECOND')).json();
  const entries = students.map(({ id }: { id: string }) => ({
    studentId: id,
    subjectId: subject.id,
    marks: 20,
  }));
  expect((await admin.put(`/api/exam-sessions/${session.id}/marks`, { entries })).statusCode).toBe(200);
  expect((await admin.put(`/api/exam-sessions/${session.id}/state`, { state: 'locked' })).statusCode).toBe(
    200,
  );
  // Classes of the two days: present and absent.
  for (const [day, mark] of [
    ['2026-11-09', 'present'],
    ['2026-11-10', 'absent'],
    ['2026-10-12', 'present'],
  ] as const)
    await holdClass(day, subject.id, students[0].id, mark);
  const { years } = await month();
  expect(years[1]).toMatchObject({ classes: 2, percent: 50 });
  const [passes] = (await month()).passes;
  expect(passes).toMatchObject({ year: 'SECOND', subjects: [{ code: subject.code, entered: 1, passed: 1 }] });
});

test('the same is one printed page; the principal reads it, the office and the cashier do not', async () => {
  const principal = await college().asStaff('principal');
  const response = await principal.get('/api/principal-month.pdf?month=2026-11');
  const { outline, untagged } = pdfStructure(response.rawPayload);
  const text = outline.join('\n');
  for (const part of ['The month: November 2026', 'Strength and attendance', '₹ 300', 'Past the due date'])
    expect(text).toContain(part);
  expect(untagged).toBe('');
  expect(response.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  for (const set of ['office', 'cashier'] as const)
    expect((await (await college().asStaff(set)).get('/api/principal-month')).statusCode).toBe(403);
  expect((await principal.get('/api/principal-month?month=2026-13')).statusCode).toBe(400);
});
