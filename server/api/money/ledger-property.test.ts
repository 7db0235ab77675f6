// For every sequence of payments, cancellations, advances, refunds, concessions and turns of the plan: the sums agree, no number is
// missing or double, and no day that is over changes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayBook, Payment } from '#shared/money/payments.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { type Caller, startApp, type TestApp } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';
import { runs } from '#test/property-runs.ts';

const amount = fc.integer({ min: 1, max: 90_000 });
const place = fc.nat({ max: 5 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), place, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), place, isReturned: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('concede' as const), place, amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('raise' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('turn' as const), isManagement: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('write' as const), place, amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('return' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('claim' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), place, amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const), place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('night' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Fee {
  id: string;
  label: string;
  amount: number;
  paid: number;
  conceded?: number;
  dueOn: string;
  paidOn: string | null;
  reason?: string;
  payableBy?: string;
  releases?: object[];
}

const plans = { convener: 50_000, management: 70_000 };
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** A student with the fees of the convener's plan, and what a clerk may do next. */
async function aDesk({ asAdmin, asStudent, wait, db }: TestApp) {
  let admin: Caller = await asAdmin();
  const ids: Record<string, string> = {};
  for (const [quota, tuition] of Object.entries(plans)) {
    const heads = [
      { label: 'Tuition fee', amount: tuition, dueOn: '2026-12-01' },
      { label: `Only ${quota}`, amount: 3000, dueOn: '2026-12-05' },
    ];
    const plan = { academicYear: '2026-2027', year: 'FIRST', quota, heads };
    ids[quota] = (await admin.post('/api/fee-plans', plan)).json().id;
  }
  const student = await asStudent({ quota: 'convener' });
  const url = `/api/students/${student.id}`;
  await admin.post(`/api/fee-plans/${ids['convener']}/raises`, { fees: 2 });
  let raised = 0;
  const fees = async () => (await admin.get(`${url}?include=fees`)).json<{ fees: Fee[] }>().fees;
  const owed = async () => (await fees()).filter((fee) => fee.amount >= 0 && !fee.reason);
  const payments = async () => (await admin.get(`${url}/payments`)).json<Payment[]>();
  const book = async (query = '') => (await admin.get(`/api/payments${query}`)).json<DayBook>();
  const feeAt = async (at: number) => {
    const all = await owed();
    return all[at % Math.max(1, all.length)];
  };
  let today = '2026-11-20';

  const take = async (one: Step): Promise<number> => {
    if (one.kind === 'night') {
      wait(86_400_000);
      today = addDays(today, 1);
      admin = await asAdmin();
      return 200;
    }
    if (one.kind === 'return') {
      await admin.delete(url);
      return (await admin.post(`${url}/restoration`)).statusCode;
    }
    if (one.kind === 'raise') {
      raised += 1;
      const fee = aFee({ label: `Fee ${raised}`, amount: one.amount });
      return (await admin.post(`${url}/fees`, fee)).statusCode;
    }
    if (one.kind === 'claim') {
      raised += 1;
      const fee = aFee({ label: `Claim ${raised}`, amount: one.amount, payableBy: 'government' });
      return (await admin.post(`${url}/fees`, fee)).statusCode;
    }
    if (one.kind === 'release' || one.kind === 'refuse') {
      const claims = (await fees()).filter(({ payableBy }) => payableBy === 'government');
      const claim = claims[one.place % Math.max(1, claims.length)];
      if (!claim) return 404;
      const { id, label, amount: of, dueOn, releases = [] } = claim;
      const change =
        one.kind === 'release'
          ? { releases: [...releases, { amount: one.amount, releasedOn: today, reference: 'JVD' }] }
          : { refusedOn: today, refusedReason: 'x' };
      const body = { label, amount: of, dueOn, paidOn: null, ...change };
      return (await admin.put(`${url}/fees/${id}`, body)).statusCode;
    }
    if (one.kind === 'refund') {
      const body = { amount: one.amount, mode: 'cash', reason: 'x' };
      return (await admin.post(`${url}/refunds`, body)).statusCode;
    }
    if (one.kind === 'turn') {
      const quota = one.isManagement ? 'management' : 'convener';
      const record = (await admin.get(`${url}?include=personalInfo,contactInfo`)).json();
      await admin.put(url, { ...record, quota });
      const { difference } = (await admin.get(`${url}/plan-difference`)).json();
      const body = { studentIds: [student.id], difference };
      return (await admin.post(`/api/fee-plans/${ids[quota]}/turns`, body)).statusCode;
    }
    if (one.kind === 'cancel') {
      const all = await payments();
      const payment = all[one.place % Math.max(1, all.length)];
      if (!payment) return 404;
      const kind = one.isReturned ? { kind: 'returned', charge: 100 } : {};
      return (await admin.post(`/api/payments/${payment.id}/cancellation`, { reason: 'x', ...kind }))
        .statusCode;
    }
    if (one.kind === 'restore') {
      const [last] = (await admin.get('/api/deleted-records')).json<{ id: string }[]>();
      return last ? (await admin.post(`/api/deleted-records/${last.id}/restoration`)).statusCode : 404;
    }
    const fee = await feeAt(one.place);
    if (!fee) return 404;
    const of = `${url}/fees/${fee.id}`;
    if (one.kind === 'delete') return (await admin.delete(of)).statusCode;
    if (one.kind === 'write')
      return (
        await admin.put(of, {
          label: fee.label,
          amount: fee.amount,
          dueOn: fee.dueOn,
          paid: one.amount,
          paidOn: null,
        })
      ).statusCode;
    const confirmed = ['advance'];
    if (one.kind === 'concede') {
      const body = { amount: one.amount, reason: 'Merit', confirmed };
      return (await admin.post(`${of}/concessions`, body)).statusCode;
    }
    const body = { ...aPayment({ amount: one.amount, paidOn: today }), confirmed };
    return (await admin.post(`${of}/payments`, body)).statusCode;
  };
  const advance = async () =>
    (await admin.get(`${url}/refunds`)).json<{
      advance: number;
      refunds: { amount: number; refundNumber: string }[];
    }>();
  const owedAgain = async () => {
    const moves = db.selectFrom('advances').select('amount').where('fee_id', 'is', null);
    return sum((await moves.execute()).map((move) => move.amount));
  };
  return { owedAgain, take, fees, payments, book, advance, today: () => today };
}

test('sums agree, numbers have no gap, and no day that is over changes', async () => {
  const run = async (steps: readonly Step[]) => {
    const app = await startApp();
    const desk = await aDesk(app);
    for (const step of steps) {
      const [today, before] = [desk.today(), await desk.book()];
      expect(await desk.take(step)).toBeLessThan(500);
      const over = ({ sums }: DayBook) => sums.filter(({ paidOn }) => paidOn < today);
      expect(over(await desk.book())).toEqual(over(before));
      await expectSums(desk);
    }
    await expectNumbers(desk);
    await app.app.close();
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => run(steps)),
    runs(12),
  );
});

type Desk = Awaited<ReturnType<typeof aDesk>>;

async function expectSums(desk: Desk): Promise<void> {
  const [fees, payments, book, { advance, refunds }] = [
    await desk.fees(),
    await desk.payments(),
    await desk.book(),
    await desk.advance(),
  ];
  const valid = payments.filter(({ cancelledAt }) => !cancelledAt);
  const received = sum(valid.map((payment) => payment.amount));
  const refunded = sum(refunds.map((refund) => refund.amount));
  const owed = fees.filter((fee) => fee.amount >= 0 && !fee.reason);
  // What was refunded and is owed again, as a fee of its own, turns the refund right; without that fee it is forgiven.
  const raised = sum(owed.map((fee) => fee.amount)) - (await desk.owedAgain());
  const conceded = sum(owed.map((fee) => fee.conceded ?? 0));
  const dues = sum(owed.map((fee) => fee.amount - fee.paid - (fee.conceded ?? 0)));
  for (const fee of owed) {
    expect(fee.paid).toBeGreaterThanOrEqual(0);
    expect(fee.paid + (fee.conceded ?? 0)).toBeLessThanOrEqual(fee.amount);
  }
  expect(advance).toBeGreaterThanOrEqual(0);
  expect({ dues: dues - advance }).toEqual({ dues: raised - received - conceded + refunded });
  expect(sum(book.sums.map((sum) => sum.amount))).toBe(received - refunded);
}

async function expectNumbers(desk: Desk): Promise<void> {
  const serials = (numbers: readonly string[]) =>
    numbers.map((number) => Number(number.slice(-4))).sort((a, b) => a - b);
  const receipts = serials((await desk.payments()).map(({ receiptNumber }) => receiptNumber));
  expect(receipts).toEqual(receipts.map((_, index) => index + 1));
  const refunds = serials((await desk.advance()).refunds.map(({ refundNumber }) => refundNumber));
  expect(refunds).toEqual(refunds.map((_, index) => index + 1));
}
