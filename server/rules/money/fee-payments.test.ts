// The payments behind the calls that write a fee.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';
import { studentWithFee } from '#test/student-with-fee.ts';

const college = shareApp();

test('`paid` written with the fee makes payments of the difference, or cancels the newest ones', async () => {
  const admin = await college().asAdmin();
  const { url, valid, payments, pay } = await studentWithFee(college(), admin, {
    paid: 1000,
    paidOn: '2026-11-02',
  });
  expect(await valid()).toEqual([[1000, '2026-11-02']]);
  expect(await payments()).toMatchObject([{ mode: 'cash', note: 'entered with the fee' }]);
  const put = async (change: object) => (await admin.put(url, { ...aFee(), ...change })).json();

  expect(await put({ paid: 3000 })).toMatchObject({ paid: 3000, paidOn: '2026-11-20' });
  expect(await valid()).toEqual([
    [2000, '2026-11-20'],
    [1000, '2026-11-02'],
  ]);
  // Neither is said: nothing changes.
  const { paid: _, paidOn: __, ...rest } = aFee({ label: 'Tuition' });
  expect((await admin.put(url, rest)).json()).toMatchObject({ paid: 3000, paidOn: '2026-11-20' });
  expect(await payments()).toHaveLength(2);

  expect(await put({ paid: 2500 })).toMatchObject({ paid: 2500, paidOn: '2026-11-20' });
  expect(await valid()).toEqual([
    [1500, '2026-11-20'],
    [1000, '2026-11-02'],
  ]);
  const [entered, cancelled] = await payments();
  expect(cancelled).toMatchObject({ cancelReason: 'Paid was changed with the fee: ₹ 3,000 → ₹ 2,500' });
  expect(entered).toMatchObject({ note: `in place of ${cancelled?.receiptNumber}` });

  await admin.post(pay, aPayment({ amount: 100, mode: 'upi' }));
  expect(await put({ paid: 2600, paidOn: '2026-11-19' })).toMatchObject({ paid: 2600, paidOn: '2026-11-19' });
  expect(await valid()).toEqual([
    [1600, '2026-11-19'],
    [1000, '2026-11-02'],
  ]);
  expect(await put({ paid: 0 })).toMatchObject({ paid: 0, paidOn: null });
  expect(await valid()).toEqual([]);
  const less = await admin.put(url, { ...rest, amount: 10 });
  expect(less.json()).toMatchObject({ amount: 10 });
});

test('less `paid` cancels the payment of the difference, else the one entered last, never another receipt', async () => {
  const admin = await college().asAdmin();
  const { url, pay, valid, payments } = await studentWithFee(college(), admin);
  await admin.post(pay, aPayment({ amount: 30_000, paidOn: '2026-11-18', mode: 'upi' }));
  const put = async (change: object) => (await admin.put(url, { ...aFee(), ...change })).statusCode;
  for (const day of [{}, { paidOn: '2026-11-10' }]) {
    expect(await put({ paid: 30_100, paidOn: '2026-11-10' })).toBe(200);
    expect(await put({ paid: 30_000, ...day })).toBe(200);
    expect(await valid()).toEqual([[30_000, '2026-11-18']]);
  }
  expect(await payments()).toHaveLength(3);
  await admin.post(pay, aPayment({ amount: 500, paidOn: '2026-11-01' }));
  expect(await put({ paid: 30_400 })).toBe(200);
  expect((await valid()).toSorted()).toEqual([
    [30_000, '2026-11-18'],
    // A day that is over never changes: what stays is entered today.
    [400, '2026-11-20'],
  ]);
});

test('an amount below what is paid is refused where the caller does not say what is paid', async () => {
  const admin = await college().asAdmin();
  const { url } = await studentWithFee(college(), admin, { paid: 1000 });
  const { paid: _, ...rest } = aFee({ amount: 10 });
  expect((await admin.put(url, rest)).json().fields).toEqual({ paid: 'Paid cannot be more than the amount' });
});

test('the payments of a deleted fee are cancelled with it, and entered again when it is restored', async () => {
  const admin = await college().asAdmin();
  const { url, fee, pay, read, payments, valid } = await studentWithFee(college(), admin, {
    paid: 1000,
    paidOn: '2026-11-02',
  });
  await admin.post(pay, aPayment({ amount: 500, mode: 'cheque', reference: '001' }));
  const before = await read();
  const numbers = (await payments()).map(({ receiptNumber }) => receiptNumber);
  expect((await admin.delete(url)).statusCode).toBe(204);
  expect(await valid()).toEqual([]);
  expect(await payments()).toMatchObject([{ cancelReason: 'The fee was deleted' }, {}]);
  const deleted: { id: string; recordId: string }[] = (await admin.get('/api/deleted-records')).json();
  const kept = deleted.find(({ recordId }) => recordId === fee.id);
  expect((await admin.post(`/api/deleted-records/${kept?.id}/restoration`)).statusCode).toBe(201);
  expect(await read()).toEqual(before);
  const again = (await payments()).slice(0, 2);
  expect(again).toMatchObject([
    { amount: 500, mode: 'cheque', reference: '001', note: `in place of ${numbers[0]}`, cancelledAt: null },
    { amount: 1000, mode: 'cash', cancelledAt: null },
  ]);
});

test('what a deleted student paid stays in the day book, and fits the restored fees', async () => {
  const admin = await college().asAdmin();
  const { student, pay, read } = await studentWithFee(college(), admin);
  const { id } = (await admin.post(pay, aPayment({ amount: 500 }))).json();
  const before = await read();
  await admin.delete(`/api/students/${student.id}`);
  const refused = await admin.post(`/api/payments/${id}/cancellation`, { reason: 'x' });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'The student of this payment was deleted. Restore the student first.',
  ]);
  expect((await admin.get(`/api/students/${student.id}/payments`)).json()).toMatchObject([{ id }]);
  await admin.post(`/api/students/${student.id}/restoration`);
  expect(await read()).toEqual(before);
  expect((await admin.get(`/api/students/${student.id}/payments`)).json()).toHaveLength(1);
});
