// After a change of quota or year: what was raised beside what the plans say, for one student or a class, and taken over.
import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aPayment } from '#test/factories.ts';

async function withPlans(payableBy = 'student', asMuch = false) {
  const { asAdmin, asStudent } = await startApp();
  const admin = await asAdmin();
  const heads = (tuition: number, payer: string, ...more: object[]) => [
    { label: 'Tuition fee', amount: tuition, dueOn: '2026-12-01', payableBy: payer },
    ...more,
  ];
  const plan = async (quota: string | null, of: object[]) => {
    const body = { academicYear: '2026-2027', year: 'FIRST', quota, heads: of };
    return (await admin.post('/api/fee-plans', body)).json().id as string;
  };
  const convener = await plan(
    'convener',
    heads(50_000, payableBy, { label: 'Special fee', amount: 3000, dueOn: '2026-12-01' }),
  );
  const management = await plan(
    'management',
    heads(asMuch ? 50_000 : 1_20_000, 'student', {
      label: 'Caution deposit',
      amount: 5000,
      dueOn: '2026-12-15',
    }),
  );
  await plan(null, [{ label: 'Library', amount: 1000, dueOn: '2026-12-01' }]);
  const student = await asStudent({ quota: 'convener' });
  const url = `/api/students/${student.id}`;
  await admin.post(`/api/fee-plans/${convener}/raises`, { fees: 2 });
  const record = (await admin.get(`${url}?include=personalInfo,contactInfo`)).json();
  const turn = (plan: string, difference: number) =>
    admin.post(`/api/fee-plans/${plan}/turns`, { studentIds: [student.id], difference });
  return {
    admin,
    student,
    convener,
    management,
    turn,
    become: (quota: string, year = 'FIRST') => admin.put(url, { ...record, quota, year }),
    fees: async () => (await admin.get(`${url}?include=fees`)).json().fees,
    advance: async () => (await admin.get(`${url}/refunds`)).json().advance,
    difference: async () => (await admin.get(`${url}/plan-difference`)).json(),
    ofClass: async (plan: string) => (await admin.get(`/api/fee-plans/${plan}/differences`)).json(),
  };
}

test('convener to management: old and new side by side, and the difference is owed', async () => {
  const { admin, student, management, become, difference, ofClass, turn, fees } = await withPlans();
  expect(await difference()).toMatchObject({
    fees: [{ label: 'Library', raised: 0, planned: 1000 }],
    difference: 1000,
  });
  await become('management');
  // A raise alone says whose amount differs.
  const preview = (await admin.get(`/api/fee-plans/${management}/preview`)).json();
  expect(preview).toMatchObject({ fees: 1, differing: 1 });
  expect(preview.rows[0].differs).toEqual([{ label: 'Tuition fee', raised: 50_000, planned: 1_20_000 }]);
  const differing = [
    { label: 'Special fee', raised: 3000, planned: 0 },
    { label: 'Library', raised: 0, planned: 1000 },
    { label: 'Tuition fee', raised: 50_000, planned: 1_20_000 },
    { label: 'Caution deposit', raised: 0, planned: 5000 },
  ];
  expect(await difference()).toEqual({
    plan: { id: management, name: 'First year, management, 2026-2027' },
    fees: differing,
    difference: 73_000,
  });
  expect(await ofClass(management)).toMatchObject([
    { studentId: student.id, fees: differing, difference: 73_000 },
  ]);
  expect((await turn(management, 70_000)).json().fields).toHaveProperty('difference');
  const both = await Promise.all([turn(management, 73_000), turn(management, 73_000)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await fees()).toMatchObject([
    { label: 'Tuition fee', amount: 1_20_000 },
    { label: 'Library', amount: 1000 },
    { label: 'Caution deposit', amount: 5000 },
  ]);
  expect((await difference()).fees).toEqual([]);
  expect(await ofClass(management)).toEqual([]);
});

test('a change of the year: what was raised beside the plan of the new year', async () => {
  const { admin, become, difference, turn } = await withPlans();
  const heads = [{ label: 'Tuition fee', amount: 60_000, dueOn: '2026-12-01' }];
  const plan = { academicYear: '2026-2027', year: 'SECOND', quota: 'convener', heads };
  const { id } = (await admin.post('/api/fee-plans', plan)).json();
  await become('convener', 'SECOND');
  expect(await difference()).toEqual({
    plan: { id, name: 'Second year, convener, 2026-2027' },
    fees: [
      { label: 'Special fee', raised: 3000, planned: 0 },
      { label: 'Tuition fee', raised: 50_000, planned: 60_000 },
    ],
    difference: 7000,
  });
  expect((await turn(id, 7000)).statusCode).toBe(201);
});

test('management to convener after payment: what is paid over is an advance, which the new fees take', async () => {
  const { admin, student, convener, management, become, turn, fees, advance } = await withPlans();
  await become('management');
  await turn(management, 73_000);
  const [tuition, , deposit] = await fees();
  const pay = (fee: { id: string }, amount: number) =>
    admin.post(`/api/students/${student.id}/fees/${fee.id}/payments`, aPayment({ amount }));
  await pay(tuition, 1_00_000);
  const { id } = (await pay(deposit, 5000)).json();
  await become('convener');
  expect((await turn(convener, -72_000)).statusCode).toBe(201);
  // 50,000 and 5,000 were paid over, of which the special fee took 3,000.
  expect(await advance()).toBe(52_000);
  expect(await fees()).toMatchObject([
    { label: 'Tuition fee', amount: 50_000, paid: 50_000 },
    { label: 'Library', amount: 1000, paid: 0 },
    { label: 'Special fee', amount: 3000, paid: 3000 },
    // Money was taken for it: it stays, for its receipt.
    { label: 'Caution deposit', amount: 0, paid: 0 },
  ]);
  await admin.post(`/api/payments/${id}/cancellation`, { reason: 'x', kind: 'returned' });
  expect(await advance()).toBe(47_000);
});

test('a fee that the government pays is the student’s after a change to management', async () => {
  const { admin, student, management, become, turn, fees } = await withPlans('government');
  expect((await fees())[0]).toMatchObject({ label: 'Tuition fee', payableBy: 'government' });
  await become('management');
  expect((await turn(management, 73_000)).statusCode).toBe(201);
  const [tuition] = await fees();
  expect(tuition).toMatchObject({ label: 'Tuition fee', amount: 1_20_000 });
  expect(tuition.payableBy ?? 'student').toBe('student');
  const history = (await admin.get(`/api/students/${student.id}/history`)).json();
  const reason = { field: 'refusedReason', to: 'The government pays no fees of the management quota' };
  expect(history.flatMap(({ changes }: { changes: object[] }) => changes)).toContainEqual(
    expect.objectContaining(reason),
  );
});

test.each([
  ['government', 0],
  ['student', 500],
])(
  'a claim that the management quota has ended is the %s’s after the change back, with ₹ %i paid',
  async (payer, paid) => {
    const { admin, student, convener, management, become, turn, fees } = await withPlans('government');
    await become('management');
    await turn(management, 73_000);
    const [{ id }] = await fees();
    if (paid > 0)
      await admin.post(`/api/students/${student.id}/fees/${id}/payments`, aPayment({ amount: paid }));
    await become('convener');
    expect((await turn(convener, -72_000)).statusCode).toBe(201);
    expect((await fees())[0]).toMatchObject({ label: 'Tuition fee', amount: 50_000, paid, payableBy: payer });
  },
);

test('plans of the same amounts: the claim is the student’s by the management quota, and a claim again after the change back', async () => {
  const { convener, management, become, difference, turn, fees } = await withPlans('government', true);
  await become('management');
  const payer = (payableBy: string) => ({ label: 'Tuition fee', raised: 50_000, planned: 50_000, payableBy });
  expect((await difference()).fees).toContainEqual(payer('student'));
  expect((await turn(management, 3000)).statusCode).toBe(201);
  expect((await fees())[0]).toMatchObject({ amount: 50_000, payableBy: 'student' });
  // The convener's plan has the deposit of the management plan too.
  await become('convener');
  expect((await difference()).fees).toContainEqual(payer('government'));
  expect((await turn(convener, -2000)).statusCode).toBe(201);
  expect((await fees())[0]).toMatchObject({ amount: 50_000, payableBy: 'government' });
  expect((await difference()).fees).toEqual([]);
});
