// Two clerks at one fee, one reference, one advance, one day.
import { expect, test } from 'vitest';
import { lockRecord } from '#server/db/locks.ts';
import type { Tx } from '#server/db/schema.ts';
import { startApp } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';
import { meeting } from '#test/servers/waiting-lock.ts';
import { studentWithFee } from '#test/student-with-fee.ts';

async function withFee() {
  const college = await startApp();
  const admin = await college.asAdmin();
  const one = await studentWithFee(college, admin);
  const student = `/api/students/${one.student.id}`;
  const pay = (payment: object, of = one.pay) => admin.post(of, { ...aPayment(), ...payment });
  /** Until all of the calls have come to a lock. */
  const held = (tx: Tx) => lockRecord(tx, 'student', one.student.id);
  const advance = async () => (await admin.get(`${student}/refunds`)).json().advance;
  return { ...one, college, admin, student, payOf: pay, held, advance, db: college.db };
}

const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort();

test('two clerks take the whole fee: the second is asked whether it is an advance', async () => {
  const { db, held, payOf, read } = await withFee();
  const whole = () => payOf({ amount: 50_000 });
  const answers = await meeting(db, held, whole, whole);
  expect(statuses(answers)).toEqual([201, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().question).toBe('advance');
  expect(await read()).toMatchObject({ paid: 50_000 });
});

test('one reference at two students: the second call waits for the first, and asks', async () => {
  const { college, admin, db, held, payOf } = await withFee();
  const other = await studentWithFee(college, admin);
  const hold = async (tx: Tx) => {
    await held(tx);
    await lockRecord(tx, 'student', other.student.id);
  };
  const upi = { amount: 10, mode: 'upi', reference: 'UTR 4711' };
  const bulk = () => {
    const payments = [{ studentId: other.student.id, feeId: other.fee.id, amount: 10, reference: 'utr4711' }];
    return admin.post('/api/payments', { paidOn: '2026-11-20', mode: 'upi', payments });
  };
  const answers = await meeting(db, hold, () => payOf(upi), bulk);
  expect(statuses(answers)).toEqual([201, 409]);
});

test('an advance is taken by a fee or refunded, never both', async () => {
  const { admin, db, held, payOf, student, advance } = await withFee();
  await payOf({ amount: 60_000, confirmed: ['advance'] });
  const refund = () => admin.post(`${student}/refunds`, { amount: 10_000, mode: 'cash', reason: 'Left' });
  const raise = () => admin.post(`${student}/fees`, aFee({ label: 'Hostel', amount: 10_000 }));
  const [raised, ...refunds] = await meeting(db, held, raise, refund, refund);
  const paid = raised.json().paid;
  expect(statuses(refunds)).toEqual(paid > 0 ? [400, 400] : [201, 400]);
  expect(await advance()).toBe(0);
});

test('a payment that meets the closing of its day is in what is booked, or refused', async () => {
  const { admin, db, held, payOf } = await withFee();
  const close = () => admin.post('/api/day-closes', { day: '2026-11-20', counted: 0, reason: 'x' });
  const [paid, ...closes] = await meeting(db, held, () => payOf({ amount: 700 }), close, close);
  expect(statuses(closes)).toEqual([201, 409]);
  const made = closes.find(({ statusCode }) => statusCode === 201)?.json();
  expect(made.booked).toBe(paid.statusCode === 201 ? 700 : 0);
});
