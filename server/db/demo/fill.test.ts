import sharp from 'sharp';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { sessionCookie } from '#server/auth/sessions.ts';
import { readFile } from '#server/db/files.ts';
import { findAcademicYear } from '#server/db/office/academic-years.ts';
import { listDeletedRecords } from '#server/db/office/deleted-records.ts';
import { listStudents, studentRows } from '#server/db/people/students.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import { listAtRisk } from '#server/db/teaching/at-risk.ts';
import { partsOf } from '#server/db/whole-list.ts';
import { years } from '#shared/kit/study-years.ts';
import { paymentModes } from '#shared/money/payments.ts';
import { studentInputSchema } from '#shared/people/students.ts';
import { mondayOf } from '#shared/teaching/weekdays.ts';
import { startApp } from '#test/app.ts';
import { cheapHash as hashPassword } from '#test/cheap-passwords.ts';
import { aStudent } from '#test/factories.ts';
import { migratedDatabase } from '#test/fresh-database.ts';
import { demoAccounts } from './accounts.ts';
import { fillWithDemoData } from './fill.ts';

const now = new Date('2026-11-20T06:00:00Z');
const today = '2026-11-20';

/** For tests that only read. */
let sample: Database;
beforeAll(async () => {
  sample = await migratedDatabase();
  await fillWithDemoData({ db: sample, hashPassword, now });
  return () => sample.destroy();
});

async function filledDatabase(at = now): Promise<Database> {
  const db = await emptyDatabase();
  await fillWithDemoData({ db, hashPassword, now: at });
  return db;
}

async function emptyDatabase(): Promise<Database> {
  const db = await migratedDatabase();
  onTestFinished(() => db.destroy());
  return db;
}

const tables = [
  'students',
  'faculty',
  'personal_info',
  'contact_info',
  'subjects',
  'fees',
  'results',
  'grade_info',
  'events',
  'academic_calendar',
  'accounts',
] as const satisfies (keyof Schema)[];

async function countRows(db: Database): Promise<Record<(typeof tables)[number], number>> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const row = await db
        .selectFrom(table)
        .select((count) => count.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return [table, row.rows] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<(typeof tables)[number], number>; // one entry per table
}

test('the sample college has its students, teachers, subjects, events and a year of entries', async () => {
  expect(await countRows(sample)).toMatchObject({
    students: 60,
    faculty: 12,
    personal_info: 72,
    contact_info: 72,
    subjects: 24,
    events: 8,
    accounts: 74,
    // The last are concessions.
    fees: 60 + 15 * (1 + 2 + 3 + 4) + 2,
  });
  for (const year of years) {
    const rows = await allOf(await listStudents(sample, { year, pageSize: 25 }, []));
    expect(rows).toHaveLength(15);
    const entry = 26 - years.indexOf(year);
    expect(rows.map((row) => row.enrollmentNumber).sort()[0]).toBe(`VCP${entry}001`);
    const entries = await sample
      .selectFrom('academic_calendar')
      .select('event')
      .where('year', '=', year)
      .execute();
    expect(entries.length).toBeGreaterThanOrEqual(20);
    const names = entries.map(({ event }) => event).join();
    for (const name of ['Sankranti', 'Ugadi', 'Diwali', 'Independence Day', 'World Physiotherapy Day']) {
      expect(names).toContain(name);
    }
  }
});

const allOf = async <R>(list: Parameters<typeof partsOf<R>>[0]) =>
  (await Array.fromAsync(partsOf(list))).flat();

test('the sample admin may do everything', async () => {
  const accounts = sample.selectFrom('accounts').select('permissions');
  expect(await accounts.where('role', '=', 'admin').execute()).toEqual([{ permissions: 'admin' }]);
});

test('every sample student passes the rules of the form, except for missing values', async () => {
  const rows = await allOf(await listStudents(sample, { pageSize: 25 }, ['personalInfo', 'contactInfo']));
  for (const row of rows) expect(studentInputSchema.safeParse(row).error?.issues ?? []).toEqual([]);
  expect(rows.filter(({ firstName }) => /\p{Script=Telugu}/u.test(firstName))).toHaveLength(6);
  expect(Math.max(...rows.map(({ firstName }) => firstName.length))).toBeGreaterThan(60);
});

test('every sample subject has one teacher, last year and this year', async () => {
  const db = sample;
  const rows = await db.selectFrom('teaching').select(['academic_year', 'subject_id']).execute();
  for (const academicYear of ['2025-2026', '2026-2027']) {
    const ofYear = rows.filter(({ academic_year }) => academic_year === academicYear);
    expect(ofYear).toHaveLength(24);
    expect(new Set(ofYear.map(({ subject_id }) => subject_id)).size).toBe(24);
  }
});

test('the timetable runs without a clash, eight weeks of registers are taken, and students are in every state of attendance', async () => {
  const db = sample;
  const entries = await db.selectFrom('timetable').selectAll().execute();
  expect(entries.length).toBeGreaterThan(120);
  for (const who of ['year', 'faculty_id', 'room'] as const) {
    const places = entries.map((entry) => `${entry.weekday} ${entry.period} ${entry[who]}`);
    expect(new Set(places).size).toBe(entries.length);
  }
  const taken = await db.selectFrom('classes').select(['day', 'year']).execute();
  const weeks = Object.groupBy(taken, ({ day }) => mondayOf(day));
  expect(Object.keys(weeks).length).toBeGreaterThanOrEqual(8);
  for (const [monday, ofWeek = []] of Object.entries(weeks).sort().slice(0, 8))
    expect([monday, new Set(ofWeek.map((one) => one.year)).size]).toEqual([monday, 4]);
  const year = await findAcademicYear(db, '2026-2027');
  const atRisk = async (state: 'short' | 'condonable') =>
    (await listAtRisk(db, { state, page: 1, pageSize: 100 }, year)).total;
  expect(await atRisk('short')).toBeGreaterThan(2);
  expect(await atRisk('condonable')).toBeGreaterThan(2);
  expect((await atRisk('short')) + (await atRisk('condonable'))).toBeLessThan(35);
});

test('the sample exam sessions are in every state, and one of a teacher’s subjects waits for its marks', async () => {
  const db = sample;
  const sessions = await db
    .selectFrom('exam_sessions')
    .select(['state', 'year', 'academic_year'])
    .orderBy('id')
    .execute();
  const ofYear = (academicYear: string) =>
    sessions.flatMap((session) =>
      session.academic_year === academicYear ? `${session.year} ${session.state}` : [],
    );
  expect(ofYear('2026-2027')).toEqual([
    'FIRST published',
    'SECOND locked',
    'THIRD open',
    'FOURTH open',
    // The next examination of the sample student's year.
    'SECOND open',
    'FIRST published',
    'SECOND locked',
  ]);
  expect(ofYear('2025-2026')).toEqual(['FIRST published', 'SECOND published', 'THIRD published']);
  const { marks } = await db
    .selectFrom('exam_marks')
    .select((rows) => rows.fn.countAll<number>().as('marks'))
    .executeTakeFirstOrThrow();
  expect(marks).toBe(15 * 6 * 2 + 8 + 15 * 2 + 8 + 15 * 6 * 5);
});

test('three students in ten pay the management fee', async () => {
  const tuition = await sample
    .selectFrom('fees')
    .select(['student_id', 'amount'])
    .distinct()
    .where('label', 'like', 'Tuition%')
    .execute();
  expect(tuition).toHaveLength(60);
  expect(tuition.filter(({ amount }) => amount === 120_000)).toHaveLength(18);
});

// On SQLite alone: the dates are computed before they reach a database.
test.skipIf(inject('databaseUrl'))(
  'dates are past or upcoming on the day on which the records are made, in any month',
  async () => {
    for (const at of ['2026-11-20', '2027-01-02', '2027-06-30', '2028-02-29']) {
      const db = await filledDatabase(new Date(`${at}T20:00:00Z`));
      const { latest } = await db
        .selectFrom('results')
        .select((rows) => rows.fn.max('held_on').as('latest'))
        .executeTakeFirstOrThrow();
      expect(latest < at).toBe(true);
      const fees = await db.selectFrom('fees').selectAll().execute();
      for (const fee of fees) {
        expect(fee.paid_on === null).toBe(fee.paid === 0);
        expect((fee.paid_on ?? '') < at).toBe(true);
        if (!fee.concession_of) expect(fee.paid + fee.conceded).toBeLessThanOrEqual(fee.amount);
        expect(Number.isInteger(fee.paid)).toBe(true);
      }
      const conceded = fees.filter(({ amount }) => amount < 0).map((fee) => [fee.concession_of, -fee.amount]);
      expect(conceded).toEqual(fees.filter((fee) => fee.conceded > 0).map((fee) => [fee.id, fee.conceded]));
      const open = fees.filter((fee) => fee.paid < fee.amount);
      expect(open.some((fee) => fee.due_on < at)).toBe(true);
      expect(open.some((fee) => fee.due_on > at)).toBe(true);
      const events = await db.selectFrom('events').select('event_date').execute();
      expect(events.filter(({ event_date }) => event_date < at)).toHaveLength(4);
      const entries = await db.selectFrom('academic_calendar').select('date').execute();
      expect(entries.some(({ date }) => date < at) && entries.some(({ date }) => date > at)).toBe(true);
    }
  },
);

test('the events have pictures like uploaded ones: small JPEGs in two sizes', async () => {
  const events = await sample.selectFrom('events').select(['event_photo', 'event_thumbnail']).execute();
  expect(new Set(events.map(({ event_photo }) => event_photo)).size).toBe(8);
  for (const { event_photo, event_thumbnail } of events) {
    const sizes = await Promise.all(
      [event_photo, event_thumbnail].map(async (id) => (await readFile(sample, id ?? '')) ?? Buffer.of()),
    );
    const details = await Promise.all(sizes.map((bytes) => sharp(bytes).metadata()));
    expect(details).toMatchObject([
      { format: 'jpeg', width: 640 },
      { format: 'jpeg', width: 480 },
    ]);
    expect(sizes.every(({ length }) => length < 20_000)).toBe(true);
  }
});

test('the sample student and teacher have a history, and one record can be restored', async () => {
  const rows = await sample.selectFrom('audit_log').select(['noun', 'actor']).orderBy('at').execute();
  expect(new Set(rows.map(({ noun }) => noun))).toEqual(new Set(['student', 'fee', 'faculty']));
  const { rows: deleted } = await listDeletedRecords(sample, { pageSize: 25 }, now);
  expect(deleted).toMatchObject([{ noun: 'event', deletedBy: 'admin' }]);
});

test('filling again changes nothing', async () => {
  const db = await filledDatabase();
  const read = () =>
    Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute()));
  const before = await read();
  await fillWithDemoData({ db, hashPassword, now: new Date('2027-03-01T06:00:00Z') });
  expect(await read()).toEqual(before);
});

test('two processes that start together fill once', async () => {
  const db = await emptyDatabase();
  await Promise.all([1, 2].map(() => fillWithDemoData({ db, hashPassword, now })));
  expect(await countRows(db)).toMatchObject({ students: 60, accounts: 74 });
});

test('a database with a student is not changed', async () => {
  const db = await emptyDatabase();
  await db.transaction().execute((tx) => studentRows.insert(tx, [{ id: 'one', record: aStudent() }], now));
  await fillWithDemoData({ db, hashPassword, now });
  expect(await countRows(db)).toMatchObject({ students: 1, accounts: 0, subjects: 0 });
});

test('only the four sample accounts can sign in', async () => {
  const { db, anonymous } = await startApp();
  await fillWithDemoData({ db, hashPassword, now });
  for (const { role, loginName, password } of Object.values(demoAccounts)) {
    const name = {
      [{ admin: 'username', guardian: 'phone', student: 'email', faculty: 'email' }[role]]: loginName,
    };
    const response = await anonymous.post(`/api/auth/${role}/login`, { ...name, password });
    expect(response.statusCode).toBe(200);
    expect(response.json().user.type).toBe(role);
  }
  const open = await db.selectFrom('accounts').select('id').where('password_hash', 'is not', null).execute();
  expect(open).toHaveLength(4);
});

test('the sample student reads fees, results and grades', async () => {
  const { db, anonymous } = await startApp();
  await fillWithDemoData({ db, hashPassword, now });
  const { loginName: email, password } = demoAccounts.student;
  const signedIn = await anonymous.post('/api/auth/student/login', { email, password });
  const token = signedIn.cookies.find(({ name }) => name === sessionCookie)?.value;
  const response = await anonymous.inject({
    url: `/api/students/${signedIn.json().user.id}?include=personalInfo,contactInfo,fees,results.subject,gradeInfo.subject`,
    headers: { cookie: `${sessionCookie}=${token}` },
  });
  const student = response.json();
  expect(student).toMatchObject({ year: 'SECOND', enrollmentNumber: 'VCP25001', contactInfo: { email } });
  const isPaid = (fee: { amount: number; paid: number }) => fee.paid === fee.amount;
  expect(student.fees.filter(isPaid)).toHaveLength(2);
  expect(student.fees.filter((fee: { dueOn: string }) => fee.dueOn > today)).toHaveLength(1);
  const subjectsOf = (rows: { subject: { code: string } }[]) =>
    new Set(rows.map((row) => row.subject.code)).size;
  expect(subjectsOf(student.results)).toBe(9);
  expect(subjectsOf(student.gradeInfo)).toBe(6);
});

test('what is paid of each sample fee is the sum of its payments, in all modes, numbered without a gap', async () => {
  const db = await filledDatabase();
  const payments = await db.selectFrom('payments').selectAll().execute();
  expect(new Set(payments.map(({ mode }) => mode))).toEqual(new Set(paymentModes));
  expect(payments.some(({ cancelled_at }) => cancelled_at)).toBe(true);
  const valid = payments.filter(({ cancelled_at }) => !cancelled_at);
  for (const fee of await db.selectFrom('fees').selectAll().execute()) {
    const own = valid.filter(({ fee_id }) => fee_id === fee.id);
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee.paid);
    expect(
      own
        .map(({ paid_on }) => paid_on)
        .sort()
        .at(-1) ?? null,
    ).toBe(fee.paid_on);
  }
  for (const { year, last } of await db
    .selectFrom('counters')
    .selectAll()
    .where('series', '=', 'receipt')
    .execute()) {
    const serials = payments.filter(({ receipt_year }) => receipt_year === year);
    const sorted = serials.map(({ receipt_serial }) => receipt_serial).sort((a, b) => a - b);
    expect(sorted).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  }
});

test('a plan was raised, and the years were promoted with a list from before', async () => {
  const raise = await sample.selectFrom('fee_raises').selectAll().executeTakeFirstOrThrow();
  const fees = await sample.selectFrom('fees').select('amount').where('raise_id', '=', raise.id).execute();
  expect(raise).toMatchObject({ plan: 'First year, convener, 2026-2027', students: 10, fees: fees.length });
  expect(fees.reduce((sum, { amount }) => sum + amount, 0)).toBe(raise.amount);
  const promotion = await sample.selectFrom('bulk_changes').selectAll().executeTakeFirstOrThrow();
  expect(promotion).toMatchObject({ kind: 'promotion', changed: 45 });
  expect(promotion.snapshot?.trim().split('\n')).toHaveLength(46);
});
