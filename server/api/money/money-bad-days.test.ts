// What a money call refuses that its schema cannot see: a day to come, a fee of another student, a student who has left.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';
import { studentWithFee } from '#test/student-with-fee.ts';

const college = shareApp();

/** Two students with a fee each. */
async function twoFees() {
  const admin = await college().asAdmin();
  return {
    admin,
    one: await studentWithFee(college(), admin),
    other: await studentWithFee(college(), admin),
  };
}

test('nothing is paid on a day of next year, by any call', async () => {
  const { admin, one, other } = await twoFees();
  const { student, fee } = one;
  const paidOn = '2027-01-05';
  const payments = [one, other].map(({ student: { id }, fee: { id: feeId } }) => ({
    studentId: id,
    feeId,
    amount: 100,
  }));
  const { amount: _, ...occasion } = aPayment({ paidOn });
  const paid = aFee({ paid: 100, paidOn });
  for (const response of [
    await admin.post(one.pay, aPayment({ paidOn })),
    await admin.post('/api/payments', { ...occasion, payments }),
    await admin.post(`/api/students/${student.id}/fees`, { ...paid, label: 'Bus fee' }),
    await admin.put(one.url, paid),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ paidOn: 'Paid on cannot be in the future' });
  }
  expect(await one.read()).toMatchObject({ id: fee.id, paid: 0, paidOn: null });
  expect(await one.payments()).toEqual([]);
  expect(await other.payments()).toEqual([]);
});

test('a fee of another student is changed, conceded, paid or deleted by no call', async () => {
  const { admin, one, other } = await twoFees();
  const wrong = other.url.replace(other.student.id, one.student.id);
  const concession = { amount: 100, reason: 'Sports' };
  for (const response of [
    await admin.put(wrong, aFee({ amount: 1 })),
    await admin.post(`${wrong}/concessions`, concession),
    await admin.post(`${wrong}/payments`, aPayment()),
    await admin.delete(wrong),
  ])
    expect([response.statusCode, response.json().error]).toEqual([404, 'Fee not found']);
  const { amount, ...occasion } = aPayment();
  const payments = [
    { studentId: one.student.id, feeId: one.fee.id, amount },
    { studentId: one.student.id, feeId: other.fee.id, amount },
  ];
  const several = await admin.post('/api/payments', { ...occasion, payments });
  expect([several.statusCode, several.json().error]).toEqual([404, 'Fee not found']);
  for (const { read, fee, payments: made } of [one, other]) {
    expect(await read()).toEqual(fee);
    expect(await made()).toEqual([]);
  }
});

test('a student who has left gets no fee by a raise, and may still be let off what is open', async () => {
  const { admin, one, other } = await twoFees();
  await college()
    .db.updateTable('students')
    .set({ status: 'LEFT' })
    .where('id', '=', one.student.id)
    .execute();
  const asked = {
    selection: { ids: [one.student.id, other.student.id] },
    label: 'Study tour',
    amount: 1500,
    dueOn: '2027-01-05',
  };
  for (const response of [
    await admin.post('/api/student-fee-raises/preview', asked),
    await admin.post('/api/student-fee-raises', { ...asked, fees: 2 }),
  ])
    expect([response.statusCode, response.json().error]).toEqual([
      409,
      expect.stringMatching(/^Lakshmi Sample\d+ has left: no new fees\.$/),
    ]);
  const fees = await admin.get(`/api/students/${other.student.id}?include=fees`);
  expect(fees.json().fees).toHaveLength(1);
  const conceded = await admin.post(`${one.url}/concessions`, {
    amount: 100,
    reason: 'Left in the first week',
  });
  expect(conceded.statusCode).toBe(201);
});
