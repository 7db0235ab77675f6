// One transfer, cheque or draft that is entered twice: a question that names the earlier receipt.
import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';
import { studentWithFee } from '#test/student-with-fee.ts';

const upi = (reference: string) => aPayment({ amount: 1000, mode: 'upi', reference, paidOn: '2026-11-18' });

test('a payment whose reference an earlier one has is asked first, for another student and for the same fee', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const one = await studentWithFee(college, admin);
  const other = await studentWithFee(college, admin);
  const { id, receiptNumber, studentName } = (await admin.post(one.pay, upi('HDFC 4032-1177'))).json();
  for (const pay of [one.pay, other.pay])
    for (const reference of [
      'HDFC 4032-1177',
      'hdfc40321177',
      ' HDFC\u00a04032\u200b-1177 ',
      'UTR No. HDFC/4032–1177',
    ]) {
      const asked = await admin.post(pay, upi(reference));
      expect(asked.statusCode).toBe(409);
      const sentence = `Receipt ${receiptNumber} has this reference already: ₹ 1,000 of ${studentName} for ‘Tuition fee’, paid on 18 Nov 2026.`;
      expect(asked.json()).toMatchObject({ error: sentence, message: sentence, question: 'same-reference' });
      expect((await admin.post(pay, { ...upi(reference), confirmed: ['advance'] })).statusCode).toBe(409);
      expect((await admin.post(pay, { ...upi(reference), confirmed: 'same-reference' })).statusCode).toBe(
        409,
      );
    }
  expect(await one.payments()).toHaveLength(1);
  expect(await other.payments()).toHaveLength(0);

  const meant = await admin.post(other.pay, { ...upi('hdfc40321177'), confirmed: ['same-reference'] });
  expect(meant.statusCode).toBe(201);
  expect(meant.json()).not.toHaveProperty('confirmed');
  // A cancelled payment was a mistake: its reference is free. So is none.
  for (const payment of [id, meant.json().id])
    await admin.post(`/api/payments/${payment}/cancellation`, { reason: 'The wrong fee' });
  expect((await admin.post(one.pay, upi('HDFC 4032-1177'))).statusCode).toBe(201);
  for (const pay of [one.pay, other.pay]) expect((await admin.post(pay, upi(''))).statusCode).toBe(201);
});

test('one transfer for several fees is entered in one call without a question; a repeated send is answered, not asked', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const { student, fee } = await studentWithFee(college, admin);
  const hostel = (await admin.post(`/api/students/${student.id}/fees`, aFee({ label: 'Hostel' }))).json();
  const { amount, ...occasion } = upi('T4711');
  const payments = [fee, hostel].map(({ id: feeId }) => ({ studentId: student.id, feeId, amount }));
  const body = { ...occasion, payments, idempotencyKey: 'one-transfer' };
  expect((await admin.post('/api/payments', body)).statusCode).toBe(201);
  expect((await admin.post('/api/payments', body)).statusCode).toBe(200);
  const again = { ...body, idempotencyKey: 'once-more' };
  expect((await admin.post('/api/payments', again)).json()).toMatchObject({ question: 'same-reference' });
  expect((await admin.post('/api/payments', { ...again, confirmed: ['same-reference'] })).statusCode).toBe(
    201,
  );
});
