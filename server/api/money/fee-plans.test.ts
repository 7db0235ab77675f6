// Fee plans: raised for a class in one transaction, for those who lack the fees, and undone as a whole.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FeePlan, FeePlanInput, FeeRaise, RaisePreview } from '#shared/money/plans/fee-plans.ts';
import { type Caller, shareApp, startApp } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';

const college = shareApp();

const aPlan = (plan: Partial<FeePlanInput> = {}): FeePlanInput => ({
  academicYear: '2026-2027',
  year: 'SECOND',
  quota: 'management',
  heads: [
    { label: 'Tuition fee, second year', amount: 1_20_000, dueOn: '2026-12-15' },
    { label: 'Examination fee', amount: 3000, dueOn: '2027-02-01' },
  ],
  ...plan,
});

async function withClass() {
  const { asAdmin, asStudent, db } = await startApp();
  const admin = await asAdmin();
  const inClass = { year: 'SECOND', quota: 'management' } as const;
  const students = [
    await asStudent({ ...inClass, firstName: 'Asha', lastName: 'A' }),
    await asStudent({ ...inClass, firstName: 'Bala', lastName: 'B', status: 'DETAINED' }),
    await asStudent({ ...inClass, firstName: 'Left', lastName: 'C', status: 'LEFT' }),
    await asStudent({ ...inClass, firstName: 'Other', lastName: 'D', quota: 'convener' }),
  ];
  await admin.post(`/api/students/${students[1]?.id}/fees`, aFee({ label: 'Examination fee', amount: 2500 }));
  const plan = (await admin.post('/api/fee-plans', aPlan())).json<FeePlan>();
  const url = `/api/fee-plans/${plan.id}`;
  const preview = async () => (await admin.get(`${url}/preview`)).json<RaisePreview>();
  const feesOf = async (student: Caller | undefined) =>
    (await admin.get(`/api/students/${student?.id}?include=fees`)).json().fees as {
      id: string;
      label: string;
    }[];
  return { admin, db, students, plan, url, preview, feesOf };
}

test('a plan is entered, changed, listed and removed; a second one of the class is refused', async () => {
  const admin = await college().asAdmin();
  const made = await admin.post('/api/fee-plans', aPlan({ year: 'FIRST' }));
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({ ...aPlan({ year: 'FIRST' }), id: expect.any(String), version: 1 });
  const again = await admin.post('/api/fee-plans', aPlan({ year: 'FIRST' }));
  expect([again.statusCode, again.json().fields]).toEqual([
    409,
    { year: 'There is a plan of this year and quota already: change that one' },
  ]);
  expect((await admin.post('/api/fee-plans', aPlan({ year: 'FIRST', quota: null }))).statusCode).toBe(201);
  expect((await admin.post('/api/fee-plans', aPlan({ year: 'FIRST', quota: null }))).statusCode).toBe(409);
  const url = `/api/fee-plans/${made.json().id}`;
  const heads = [{ label: 'Tuition', amount: 1, dueOn: '2026-12-01' }];
  const changed = await admin.put(url, aPlan({ year: 'FIRST', heads }), { 'if-match': '"1"' });
  expect(changed.json()).toMatchObject({ heads, version: 2 });
  expect((await admin.put(url, aPlan({ year: 'FIRST' }), { 'if-match': '"1"' })).statusCode).toBe(412);
  expect((await admin.get('/api/fee-plans')).json()).toHaveLength(2);
  const csv = (await admin.get('/api/fee-plans.csv')).body.trim().split('\n');
  expect(csv).toEqual([
    'academicYear,year,quota,label,amount,dueOn,payableBy',
    '2026-2027,FIRST,,"Tuition fee, second year",120000,2026-12-15,',
    '2026-2027,FIRST,,Examination fee,3000,2027-02-01,',
    '2026-2027,FIRST,management,Tuition,1,2026-12-01,',
  ]);
  expect((await admin.delete(url)).statusCode).toBe(204);
  expect((await admin.get(`${url}/preview`)).statusCode).toBe(404);
  const log = (await admin.get('/api/audit-log?noun=settings&q=management')).json();
  expect(log[0]).toMatchObject({
    action: 'delete',
    noun: 'fee-plan',
    label: 'First year, management, 2026-2027',
  });
});

test('a deleted fee plan is restored, unless its class has another one by now (409)', async () => {
  const admin = await (await startApp()).asAdmin();
  const input = aPlan();
  const plan = (await admin.post('/api/fee-plans', input)).json();
  await admin.delete(`/api/fee-plans/${plan.id}`);
  const [entry] = (await admin.get('/api/deleted-records?noun=fee-plan')).json();
  expect(entry).toMatchObject({ recordId: plan.id, label: 'Second year, management, 2026-2027' });
  const restore = () => admin.post(`/api/deleted-records/${entry.id}/restoration`);
  const other = (await admin.post('/api/fee-plans', input)).json();
  const refused = await restore();
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'There is a plan of this year and quota already: change that one',
  ]);
  await admin.delete(`/api/fee-plans/${other.id}`);
  expect((await restore()).statusCode).toBe(201);
  expect((await admin.get('/api/fee-plans')).json()).toEqual([plan]);
  const [logged] = (await admin.get('/api/audit-log?noun=settings')).json();
  expect(logged).toMatchObject({
    action: 'restore',
    noun: 'fee-plan',
    label: 'Second year, management, 2026-2027',
  });
});

test.each([
  [
    'a wrong academic year',
    { academicYear: '2026-27' },
    'academicYear',
    'An academic year is written like 2026-2027',
  ],
  ['no year', { year: undefined }, 'year', 'Choose a year'],
  ['an unknown quota', { quota: 'gold' }, 'quota', 'Choose a quota'],
  ['no fees', { heads: [] }, 'heads', 'Enter at least one fee'],
  ['no list', { heads: 'all' }, 'heads', 'Enter at least one fee'],
  [
    'half a rupee',
    { heads: [{ label: 'x', amount: 0.5, dueOn: '2026-12-01' }] },
    'heads.0.amount',
    'Amount must be in whole rupees',
  ],
  ['no due date', { heads: [{ label: 'x', amount: 5 }] }, 'heads.0.dueOn', 'Due date is required'],
  [
    'a label twice',
    { heads: [1, 2].map((amount) => ({ label: 'x', amount, dueOn: '2026-12-01' })) },
    'heads',
    'Two fees have the same label',
  ],
])('a plan with %s is refused and names the field', async (_, change, field, message) => {
  const admin = await college().asAdmin();
  const response = await admin.post('/api/fee-plans', { ...aPlan({ year: 'FOURTH' }), ...change });
  expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: message }]);
});

test('a raise enters the fees that current students of the class lack, and is undone as a whole', async () => {
  const { admin, students, plan, url, preview, feesOf } = await withClass();
  const [asha, bala, left, other] = students;
  expect(await preview()).toMatchObject({
    total: 2,
    students: 2,
    fees: 3,
    amount: 2_43_000,
    existing: 1,
    rows: [
      { studentName: 'Asha A', raised: plan.heads.map(({ label }) => label), existing: [], amount: 1_23_000 },
      { studentName: 'Bala B', raised: ['Tuition fee, second year'], existing: ['Examination fee'] },
    ],
  });
  const raised = await admin.post(`${url}/raises`, { fees: 3 });
  expect(raised.statusCode).toBe(201);
  const raise = raised.json<FeeRaise>();
  expect(raise).toMatchObject({ students: 2, fees: 3, amount: 2_43_000, undoneAt: null });
  expect(raise.plan).toBe('Second year, management, 2026-2027');
  expect(await feesOf(asha)).toMatchObject([
    { label: 'Tuition fee, second year', amount: 1_20_000, paid: 0, dueOn: '2026-12-15' },
    { label: 'Examination fee', amount: 3000 },
  ]);
  expect(await feesOf(bala)).toHaveLength(2);
  for (const none of [left, other]) expect(await feesOf(none)).toEqual([]);
  const [entry] = (await admin.get(`/api/students/${bala?.id}/history`)).json();
  expect(entry).toMatchObject({ action: 'create', noun: 'fee', label: 'Tuition fee, second year' });

  const again = await admin.post(`${url}/raises`, { fees: 0 });
  expect([again.statusCode, again.json().error]).toEqual([
    409,
    'All of these students have these fees already',
  ]);

  const [fee] = await feesOf(asha);
  const pay = `/api/students/${asha?.id}/fees/${fee?.id}/payments`;
  const payment = (await admin.post(pay, aPayment())).json();
  const undo = `/api/fee-raises/${raise.id}/undo`;
  const refused = await admin.post(undo);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    '‘Tuition fee, second year’ of Asha A has payments or concessions. Cancel them first: a raise is undone as a whole.',
  ]);
  expect(await feesOf(bala)).toHaveLength(2);
  await admin.post(`/api/payments/${payment.id}/cancellation`, { reason: 'x' });
  expect((await admin.post(undo)).json()).toMatchObject({ id: raise.id, undoneAt: expect.any(String) });
  expect(await feesOf(asha)).toEqual([]);
  expect(await feesOf(bala)).toMatchObject([{ label: 'Examination fee', amount: 2500 }]);
  expect((await admin.post(undo)).statusCode).toBe(409);
  expect((await admin.get('/api/fee-raises')).json()).toMatchObject([{ id: raise.id, fees: 3 }]);
  expect((await admin.post(`/api/fee-raises/${randomUUID()}/undo`)).statusCode).toBe(404);
});

test('a head is raised once in an academic year, and again in the next one', async () => {
  const { asAdmin, asStudent } = await startApp();
  const [admin, detained] = [await asAdmin(), await asStudent({ year: 'FIRST', status: 'DETAINED' })];
  const byHand = await asStudent({ year: 'FIRST' });
  const due = (dueOn: string) => ({ label: 'Bus fee', amount: 9000, dueOn });
  await admin.post(`/api/students/${byHand.id}/fees`, aFee(due('2029-07-31')));
  const planOf = async (academicYear: string, dueOn: string) => {
    const plan = aPlan({ academicYear, year: 'FIRST', quota: null, heads: [due(dueOn)] });
    return `/api/fee-plans/${(await admin.post('/api/fee-plans', plan)).json().id}`;
  };
  const preview = async (url: string) => {
    const { fees, existing } = (await admin.get(`${url}/preview`)).json<RaisePreview>();
    return { fees, existing };
  };
  // Due before its academic year begins: it counts for the year of the plan nevertheless.
  const [first, second] = [await planOf('2027-2028', '2027-07-15'), await planOf('2028-2029', '2028-09-01')];
  expect(await preview(first)).toEqual({ fees: 2, existing: 0 });
  expect((await admin.post(`${first}/raises`, { fees: 2 })).statusCode).toBe(201);
  expect(await preview(first)).toEqual({ fees: 0, existing: 2 });
  expect(await preview(await planOf('2026-2027', '2026-09-01'))).toEqual({ fees: 2, existing: 0 });
  expect(await preview(second)).toEqual({ fees: 1, existing: 1 });
  expect((await admin.post(`${second}/raises`, { fees: 1 })).statusCode).toBe(201);
  const { fees } = (await admin.get(`/api/students/${detained.id}?include=fees`)).json();
  expect(fees).toMatchObject([due('2027-07-15'), due('2028-09-01')]);

  // One fee for chosen students: the academic year is that of its due date.
  const chosen = { selection: { ids: [detained.id] } };
  const toRaise = async (dueOn: string) =>
    (await admin.post('/api/student-fee-raises/preview', { ...chosen, ...due(dueOn) })).json().fees;
  expect([await toRaise('2029-07-31'), await toRaise('2029-08-01')]).toEqual([0, 1]);
  await admin.post('/api/student-fee-raises', { ...chosen, ...due('2029-08-01'), fees: 1 });
  expect(await preview(await planOf('2029-2030', '2029-09-01'))).toEqual({ fees: 1, existing: 1 });
});

test('a raise that no longer fits its preview is refused; of two at once one is carried out', async () => {
  const { admin, students, url, feesOf } = await withClass();
  const late = await admin.post(`${url}/raises`, { fees: 4 });
  expect([late.statusCode, late.json().fields]).toEqual([
    409,
    { fees: 'Now 3 fees are to be raised, not 4. Look at the preview again.' },
  ]);
  expect((await admin.post(`${url}/raises`, { fees: -1 })).statusCode).toBe(400);
  const both = await Promise.all([1, 2].map(() => admin.post(`${url}/raises`, { fees: 3 })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await feesOf(students[0])).toHaveLength(2);
});

test('a concession is a fee with a negative sign and a reason, and takes its amount off what is open', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const fees = `/api/students/${student.id}/fees`;
  const fee = (await admin.post(fees, aFee({ amount: 50_000, paid: 10_000 }))).json();
  const url = `${fees}/${fee.id}`;
  const read = async () => (await student.get(`/api/students/${student.id}?include=fees`)).json().fees;
  const grant = (amount: number, reason = 'Sports') => admin.post(`${url}/concessions`, { amount, reason });
  expect((await grant(5000, '')).json().fields).toEqual({ reason: 'Reason is required' });
  expect((await grant(-5)).json().fields).toEqual({ amount: 'Amount cannot be less than 0' });
  expect((await grant(50_001)).json().fields).toEqual({
    amount: 'Of ‘Tuition fee’ only ₹ 50,000 is left to be conceded',
  });
  const made = await grant(5000);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    label: 'Concession: Tuition fee',
    amount: -5000,
    paid: 0,
    dueOn: fee.dueOn,
    reason: 'Sports',
  });
  expect(await read()).toMatchObject([
    { id: fee.id, amount: 50_000, conceded: 5000 },
    { id: made.json().id },
  ]);
  const owed = async () =>
    (await admin.get('/api/dues')).json().dues.filter((due: { id: string }) => due.id === fee.id);
  expect(await owed()).toMatchObject([{ amount: 45_000, paid: 10_000, open: 35_000 }]);
  // Conceded completely, it is owed no more.
  const rest = (await grant(35_000)).json();
  expect(await owed()).toEqual([]);
  await admin.delete(`${fees}/${rest.id}`);
  expect((await admin.post(`${url}/payments`, aPayment({ amount: 35_001 }))).statusCode).toBe(409);
  expect((await admin.put(url, { ...aFee(), amount: 14_999, paid: 10_000 })).json().fields).toEqual({
    paid: 'Paid and conceded (₹ 5,000) cannot be more than the amount',
  });
  const concession = `${fees}/${made.json().id}`;
  expect((await admin.put(concession, aFee())).statusCode).toBe(409);
  expect((await admin.delete(url)).json().error).toBe(
    'This fee has a concession. Delete the concession first.',
  );

  expect((await admin.delete(concession)).statusCode).toBe(204);
  expect(await read()).toMatchObject([{ id: fee.id, amount: 50_000 }]);
  expect((await read())[0]).not.toHaveProperty('conceded');
  const deleted: { id: string; recordId: string }[] = (await admin.get('/api/deleted-records')).json();
  const kept = deleted.find(({ recordId }) => recordId === made.json().id);
  await admin.post(`${url}/payments`, aPayment({ amount: 38_000 }));
  const restore = () => admin.post(`/api/deleted-records/${kept?.id}/restoration`);
  expect((await restore()).json().error).toBe('Only ₹ 2,000 of ‘Tuition fee’ is open now.');
});

test('one fee is raised for chosen students after its preview, and undone as a whole', async () => {
  const { admin, students, feesOf } = await withClass();
  const [asha, bala, left] = students;
  const url = '/api/student-fee-raises';
  const chosen = { selection: { ids: [asha?.id, bala?.id] } };
  const fee = { label: 'Examination fee', amount: 900, dueOn: '2027-01-05' };
  const seen = (await admin.post(`${url}/preview`, { ...chosen, ...fee })).json<RaisePreview>();
  expect(seen).toMatchObject({
    total: 2,
    students: 1,
    fees: 1,
    amount: 900,
    existing: 1,
    rows: [{ studentName: 'Asha A', raised: ['Examination fee'] }, { existing: ['Examination fee'] }],
  });
  expect(await feesOf(asha)).toEqual([]);
  const stale = await admin.post(url, { ...chosen, ...fee, fees: 2 });
  expect([stale.statusCode, stale.json().fields]).toEqual([
    409,
    { fees: 'Now 1 fee is to be raised, not 2. Look at the preview again.' },
  ]);
  const raised = await admin.post(url, { ...chosen, ...fee, fees: 1 });
  expect(raised.statusCode).toBe(201);
  expect(raised.json()).toMatchObject({ plan: 'Examination fee, chosen students', students: 1, amount: 900 });
  expect(await feesOf(asha)).toMatchObject([{ label: 'Examination fee', amount: 900 }]);
  expect(await feesOf(bala)).toMatchObject([{ amount: 2500 }]);
  await admin.post(`/api/fee-raises/${raised.json().id}/undo`);
  expect(await feesOf(asha)).toEqual([]);

  const filter = { filter: { status: 'CURRENT', year: 'SECOND', quota: 'management' }, expected: 3 };
  const other = await admin.post(`${url}/preview`, { selection: filter, ...fee });
  expect(other.json().message).toContain('You chose 3 students, but the list now has 2');
  const gone = await admin.post(`${url}/preview`, { selection: { ids: [left?.id] }, ...fee });
  expect([gone.statusCode, gone.json().message]).toEqual([409, 'Left C has left: no new fees.']);
  const empty = await admin.post(url, {
    selection: { ids: [] },
    label: '',
    amount: 0,
    dueOn: '5/1',
    fees: 'x',
  });
  expect(empty.json().fields).toMatchObject({
    'selection.ids': 'Choose at least one student',
    label: 'Label is required',
    amount: 'Amount must be more than 0',
    fees: 'Fees must be a number',
  });
});
