// Who owes what since when, with sums over all pages, the export, and the reminders.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Dues } from '#shared/money/dues.ts';
import { type Caller, shareApp } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';

const college = shareApp();
let admin: Caller;
let students: Caller[];

beforeAll(async () => {
  const { asAdmin, asStudent } = college();
  admin = await asAdmin();
  students = [
    await asStudent({
      firstName: 'Sita',
      lastName: 'Rao',
      year: 'SECOND',
      quota: 'management',
      parentPhone: '+919848022338',
      contactInfo: { phone: '+919000000001' },
    }),
    await asStudent({ firstName: 'Ravi', lastName: 'Naidu', year: 'SECOND' }),
    await asStudent({ firstName: 'Asha', lastName: 'Killi', year: 'FIRST' }),
  ];
  const [sita, ravi, asha] = students.map(({ id }) => `/api/students/${id}/fees`);
  const tuition = 'Tuition fee, second year';
  await admin.post(sita ?? '', aFee({ label: tuition, amount: 50_000, paid: 20_000, dueOn: '2026-11-01' }));
  await admin.post(sita ?? '', aFee({ label: 'Bus', amount: 9000, dueOn: '2026-11-20' }));
  await admin.post(ravi ?? '', aFee({ label: tuition, amount: 50_000, dueOn: '2026-12-01' }));
  await admin.post(ravi ?? '', aFee({ label: 'Bus', amount: 9000, paid: 9000, dueOn: '2026-01-01' }));
  await admin.post(asha ?? '', aFee({ label: 'Bus', amount: 9000, paid: 1000, dueOn: '2026-10-01' }));
});

const read = async (query = '') => (await admin.get(`/api/dues?${query}`)).json<Dues>();
const found = async (query: string) =>
  (await read(query)).dues.map(({ studentName, head, open }) => [studentName, head.slice(0, 7), open]);

test('open fees by their day, with the sums over all pages', async () => {
  const { dues, total, sums } = await read('page=1&pageSize=2');
  expect(dues).toHaveLength(2);
  expect(total).toBe(4);
  expect(sums).toEqual({ students: 3, fees: 4, open: 97_000, overdue: 38_000 });
  expect(dues[1]).toEqual({
    id: expect.any(String),
    studentId: students[0]?.id,
    studentName: 'Sita Rao',
    year: 'SECOND',
    enrollmentNumber: expect.any(String),
    phone: '+919000000001',
    parentPhone: '+919848022338',
    quota: 'management',
    head: 'Tuition fee, second year',
    amount: 50_000,
    paid: 20_000,
    open: 30_000,
    dueOn: '2026-11-01',
    remindedOn: null,
  });
  expect(await found('')).toEqual([
    ['Asha Killi', 'Bus', 8000],
    ['Sita Rao', 'Tuition', 30_000],
    ['Sita Rao', 'Bus', 9000],
    ['Ravi Naidu', 'Tuition', 50_000],
  ]);
});

test.each([
  ['head=Tuition+fee,+second+year', ['Sita Rao', 'Ravi Naidu'], { students: 2, open: 80_000 }],
  ['year=FIRST', ['Asha Killi'], { open: 8000, overdue: 8000 }],
  ['quota=management', ['Sita Rao', 'Sita Rao'], { open: 39_000 }],
  ['overdue=true', ['Asha Killi', 'Sita Rao'], { fees: 2, open: 38_000, overdue: 38_000 }],
  ['overdue=false', ['Sita Rao', 'Ravi Naidu'], { overdue: 0 }],
  ['q=rao', ['Sita Rao', 'Sita Rao'], { students: 1, fees: 2 }],
  ['sort=-open', ['Ravi Naidu', 'Sita Rao', 'Sita Rao', 'Asha Killi'], {}],
  ['sort=studentName', ['Asha Killi', 'Ravi Naidu', 'Sita Rao', 'Sita Rao'], {}],
  ['head=Bus&year=SECOND&overdue=true', [], { students: 0, fees: 0, open: 0 }],
])('GET /api/dues?%s', async (query, names, sums) => {
  const answer = await read(query);
  expect(answer.dues.map(({ studentName }) => studentName)).toEqual(names);
  expect(answer.sums).toMatchObject(sums);
  expect(answer.total).toBe(names.length);
});

test.each([
  ['year=FIFTH', 'year'],
  ['overdue=maybe', 'overdue'],
  ['quota=other', 'quota'],
  ['sort=paid', 'sort'],
])('GET /api/dues?%s is refused and names the field', async (query, field) => {
  const response = await admin.get(`/api/dues?${query}`);
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
});

test('the chart: what is open by year or by fee, and for how long', async () => {
  const figures = async (query: string) => (await admin.get(`/api/due-figures?${query}`)).json();
  const none = { later: 0, month: 0, quarter: 0, longer: 0 };
  const second = { group: 'SECOND', open: { ...none, later: 59_000, month: 30_000 } };
  expect(await figures('by=year')).toEqual([{ group: 'FIRST', open: { ...none, quarter: 8000 } }, second]);
  expect(await figures('by=head')).toEqual([
    { group: 'Tuition fee, second year', open: { ...none, later: 50_000, month: 30_000 } },
    { group: 'Bus', open: { ...none, later: 9000, quarter: 8000 } },
  ]);
  // The same filters as the list.
  expect(await figures('by=year&overdue=true&quota=management&q=rao')).toEqual([
    { group: 'SECOND', open: { ...none, month: 30_000 } },
  ]);
  const refused = await admin.get('/api/due-figures?by=quota');
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { by: 'by must be one of year, head' }]);
});

test('the heads that are open, and the list as CSV', async () => {
  expect((await admin.get('/api/due-heads')).json()).toEqual([
    { head: 'Bus', fees: 2, open: 17_000 },
    { head: 'Tuition fee, second year', fees: 2, open: 80_000 },
  ]);
  const lines = (await admin.get('/api/dues.csv?head=Bus&sort=open')).body.trim().split(/\r?\n/);
  expect(lines[0]).toContain(
    'studentName,enrollmentNumber,year,quota,phone,parentPhone,head,amount,paid,open,dueOn,remindedOn,payableBy',
  );
  expect(lines[1]).toMatch(
    /^Asha Killi,.*,FIRST,convener,'\+919000000000,.*,Bus,9000,1000,8000,2026-10-01,,$/,
  );
  expect(lines).toHaveLength(3);
});

test('chosen fees as CSV: by their ids, or all that match a filter with the number that was shown', async () => {
  const url = '/api/due-exports';
  const csvOf = async (selection: object) => {
    const { statusCode, body } = await admin.post(url, { selection });
    return [
      statusCode,
      ...body
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((line) => line.split(',')[0]),
    ];
  };
  const { dues } = await read();
  const ids = [dues[3], dues[0], dues[0]].map((due) => due?.id);
  expect(await csvOf({ ids })).toEqual([200, 'Asha Killi', 'Ravi Naidu']);
  expect(await csvOf({ filter: { head: 'Bus' }, expected: 2 })).toEqual([200, 'Asha Killi', 'Sita Rao']);
  expect(await csvOf({ filter: { q: 'rao', overdue: 'true' }, expected: 1 })).toEqual([200, 'Sita Rao']);
  // Another number than the one that was shown, and a fee that is not open.
  for (const selection of [{ filter: { head: 'Bus' }, expected: 3 }, { ids: [...ids, randomUUID()] }]) {
    const refused = await admin.post(url, { selection });
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'You chose 3 fees, but 2 of them are open now. Nothing was done. Look at the list again.',
    ]);
  }
  for (const [selection, fields] of [
    [undefined, { selection: 'Choose the fees' }],
    [{ ids: [] }, { 'selection.ids': 'Choose at least one fee' }],
    [
      { filter: { year: 'FIRST' } },
      { selection: 'Choose fees by their ids, or by a filter with the expected number' },
    ],
    [
      { filter: { overdue: 'maybe' }, expected: 1 },
      { 'selection.filter.overdue': 'overdue must be true or false' },
    ],
  ]) {
    const refused = await admin.post(url, { selection });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, fields]);
  }
});

test('the day of the last reminder is kept, and is in the history', async () => {
  const url = `/api/students/${students[2]?.id}`;
  const made = await admin.post(`${url}/reminders`, { language: 'te' });
  expect([made.statusCode, made.json()]).toEqual([201, { remindedOn: '2026-11-20' }]);
  expect((await read('year=FIRST')).dues[0]?.remindedOn).toBe('2026-11-20');
  const [entry] = (await admin.get(`${url}/history`)).json();
  expect(entry).toMatchObject({ action: 'create', noun: 'reminder', label: '2026-11-20' });
  expect((await admin.post(`${url}/reminders`, { language: 'fr' })).json().fields).toEqual({
    language: 'Language must be one of en, te',
  });
  const unknown = await admin.post(`/api/students/${randomUUID()}/reminders`, { language: 'en' });
  expect(unknown.statusCode).toBe(404);
});

test('a fee that is paid is no longer owed', async () => {
  const { id, studentId } = (await read('q=asha')).dues[0] ?? {};
  const pay = `/api/students/${studentId}/fees/${id}/payments`;
  const { id: payment } = (await admin.post(pay, aPayment({ amount: 8000 }))).json();
  expect(await found('q=asha')).toEqual([]);
  await admin.post(`/api/payments/${payment}/cancellation`, { reason: 'x' });
  expect(await found('q=asha')).toEqual([['Asha Killi', 'Bus', 8000]]);
});

test('the sums follow every change: of a fee by another process too, and of a student', async () => {
  const { db } = college();
  const sums = async (query: string) => (await read(query)).sums.fees;
  expect(await sums('year=THIRD')).toBe(0);
  const student = await college().asStudent({ year: 'THIRD', lastName: 'Thirdly' });
  const row = {
    student_id: student.id,
    label: 'Bus',
    amount: 10,
    paid: 0,
    due_on: '2027-01-01',
    paid_on: null,
  };
  await db
    .insertInto('fees')
    .values({ ...row, id: 'other-process' })
    .execute();
  expect(await sums('year=THIRD')).toBe(1);
  expect(await sums('q=thirdly')).toBe(1);
  const url = `/api/students/${student.id}`;
  const record = (await admin.get(`${url}?include=personalInfo,contactInfo`)).json();
  await admin.put(url, { ...record, year: 'FOURTH', lastName: 'Fourthly' });
  expect([await sums('year=THIRD'), await sums('year=FOURTH'), await sums('q=thirdly')]).toEqual([0, 1, 0]);
  await admin.delete(url);
  expect(await sums('year=FOURTH')).toBe(0);
});
