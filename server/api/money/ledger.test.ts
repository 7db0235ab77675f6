// A day that is over never changes: cancellations, advances, refunds and the closing of the cash desk.
import { expect, test } from 'vitest';
import type { DayBook } from '#shared/money/payments.ts';
import { shareApp, startApp } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';
import { studentWithFee } from '#test/student-with-fee.ts';

const college = shareApp();

async function withFee(fee: Parameters<typeof aFee>[0] = {}) {
  const admin = await college().asAdmin();
  const made = await studentWithFee(college(), admin, fee);
  const student = `/api/students/${made.student.id}`;
  return {
    ...made,
    admin,
    url: student,
    advance: async () => (await admin.get(`${student}/refunds`)).json().advance,
    fees: async () => (await admin.get(`${student}?include=fees`)).json().fees,
    cancel: (id: string, body: object) => admin.post(`/api/payments/${id}/cancellation`, body),
    over: (amount: number) =>
      admin.post(made.pay, { ...aPayment({ amount }), confirmed: ['advance'] }).then((sent) => sent.json()),
    refund: (body: object) => admin.post(`${student}/refunds`, { mode: 'cash', reason: 'Left', ...body }),
  };
}

test('a returned cheque of a day that is over is an entry of today, its charge a fee; paper and public page say why', async () => {
  const { asAdmin, asStudent, anonymous } = await startApp();
  const admin = await asAdmin();
  const { pay, read } = await studentWithFee({ asStudent }, admin, { dueOn: '2026-11-01' });
  const cheque = aPayment({ amount: 30_000, paidOn: '2026-11-12', mode: 'cheque', reference: '4711' });
  const { id, receiptNumber } = (await admin.post(pay, cheque)).json();
  const day = async (on: string) => (await admin.get(`/api/payments?from=${on}&to=${on}`)).json<DayBook>();
  const twelfth = await day('2026-11-12');
  const url = `/api/payments/${id}/cancellation`;
  expect((await admin.post(url, { reason: 'x', charge: 100 })).json().fields).toEqual({
    charge: 'Only a returned cheque or transfer has a charge',
  });
  expect((await admin.post(url, { reason: 'x', kind: 'lost' })).json().fields).toHaveProperty('kind');
  const returned = { reason: 'No funds', kind: 'returned', charge: 236 };
  expect((await admin.post(url, { ...returned, charge: -1 })).json().fields).toHaveProperty('charge');
  expect((await admin.post(url, returned)).json()).toMatchObject({
    cancelledOn: '2026-11-20',
    cancelKind: 'returned',
    cancelReason: 'No funds',
  });
  expect(await read()).toMatchObject({ label: 'Tuition fee', paid: 0, paidOn: null });
  const owed = (await admin.get('/api/dues')).json().dues;
  expect(owed).toMatchObject([{}, { head: `Charge of the bank: receipt ${receiptNumber}`, open: 236 }]);
  expect((await day('2026-11-12')).sums).toEqual(twelfth.sums);
  expect((await day('2026-11-12')).payments).toMatchObject([{ id, cancelKind: 'returned' }]);
  expect(await day('2026-11-20')).toMatchObject({
    payments: [],
    cancellations: [{ id }],
    sums: [{ paidOn: '2026-11-20', mode: 'cheque', count: 0, amount: -30_000 }],
  });
  const book = (await admin.get('/api/payments.csv')).body.trim().split(/\r?\n/);
  expect(book[1]).toMatch(/,30000,2026-11-12,.*,receipt$/);
  expect(book[2]).toMatch(/,-30000,2026-11-20,.*,cancellation$/);
  const paper = pdfText((await admin.get(`/api/payments/${id}/receipt.pdf`)).rawPayload);
  expect(paper).toContain('RETURNED BY THE BANK on 20 Nov 2026');
  const [, code] = /verify\/([A-Z2-9]{12})/.exec(paper) ?? [];
  expect((await anonymous.get(`/api/verifications/${code}`)).json()).toMatchObject({
    withdrawnOn: '2026-11-20',
    cancelKind: 'returned',
  });
});

test('what is paid over is asked about, kept, on the receipt, and taken by the next fees, soonest due first', async () => {
  const { admin, url, pay, over, advance, read, fees } = await withFee();
  const asked = await admin.post(pay, aPayment({ amount: 62_000 }));
  expect([asked.statusCode, asked.json().question]).toEqual([409, 'advance']);
  expect(asked.json().error).toMatch(/ only ₹ 50,000 is open\. ₹ 12,000 would be kept as an advance/);
  const taken = await over(62_000);
  expect(taken).toMatchObject({ amount: 62_000, advance: 12_000 });
  expect(await read()).toMatchObject({ paid: 50_000 });
  expect(await advance()).toBe(12_000);
  const paper = pdfText((await admin.get(`/api/payments/${taken.id}/receipt.pdf`)).rawPayload);
  expect(paper).toContain('Kept as an advance');
  const statement = await admin.get(`${url}/fee-statement.pdf`);
  expect(pdfText(statement.rawPayload)).toContain('Paid over');

  await admin.post(`${url}/fees`, aFee({ label: 'Hostel', amount: 9000, dueOn: '2027-02-01' }));
  expect(await advance()).toBe(3000);
  // Raised for several students.
  const raise = {
    selection: { ids: [url.split('/').at(-1)] },
    label: 'Bus',
    amount: 5000,
    dueOn: '2027-01-05',
  };
  const raised = await admin.post('/api/student-fee-raises', { ...raise, fees: 1 });
  expect(await advance()).toBe(0);
  expect(await fees()).toMatchObject([
    { label: 'Tuition fee', paid: 50_000 },
    { label: 'Bus', paid: 3000, paidOn: '2026-11-20' },
    { label: 'Hostel', paid: 9000 },
  ]);
  // A raise that has taken an advance only is undone all the same.
  expect((await admin.post(`/api/fee-raises/${raised.json().id}/undo`)).statusCode).toBe(200);
  expect(await advance()).toBe(3000);
});

test('where a payment is cancelled, its advance is gone: fees that took it are open again', async () => {
  const { admin, url, over, advance, fees, cancel } = await withFee();
  const { id } = await over(60_000);
  await admin.post(`${url}/fees`, aFee({ label: 'Hostel', amount: 4000 }));
  expect(await advance()).toBe(6000);
  await cancel(id, { reason: 'x', kind: 'returned' });
  expect(await advance()).toBe(0);
  expect(await fees()).toMatchObject([
    { label: 'Tuition fee', paid: 0, paidOn: null },
    { label: 'Hostel', paid: 0, paidOn: null },
  ]);
});

test('a refund: never more than was paid over, gapless numbers, a voucher; owed again where the payment is returned', async () => {
  const { admin, over, advance, fees, refund, cancel } = await withFee();
  expect((await refund({ amount: 1 })).json().fields.amount).toMatch(/^Nothing was overpaid/);
  const { id, receiptNumber } = await over(60_000);
  const tooMuch = await refund({ amount: 10_001 });
  expect([tooMuch.statusCode, tooMuch.json().fields]).toEqual([
    400,
    { amount: 'Only ₹ 10,000 was paid over' },
  ]);
  expect((await refund({ amount: -5 })).json().fields).toEqual({ amount: 'Amount cannot be less than 0' });
  expect((await refund({ amount: 5, reason: '' })).json().fields).toEqual({ reason: 'Reason is required' });
  const both = await Promise.all([1, 2].map(() => refund({ amount: 6000, mode: 'upi', reference: 'T9' })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  const made = both.find(({ statusCode }) => statusCode === 201)?.json();
  expect(made).toMatchObject({ refundNumber: 'VCP/R/2026-27/0001', refundedOn: '2026-11-20', mode: 'upi' });
  expect(await advance()).toBe(4000);
  const paper = pdfText((await admin.get(`/api/refunds/${made.id}/voucher.pdf`)).rawPayload);
  expect(paper).toContain('VCP/R/2026-27/0001');
  expect(paper).toContain('Rupees six thousand only');
  const book = (await admin.get('/api/payments?from=2026-11-20&mode=upi')).json();
  expect(book).toMatchObject({ refunds: [{ id: made.id }], sums: [{ mode: 'upi', amount: -6000 }] });
  await cancel(id, { reason: 'No funds', kind: 'returned' });
  expect(await advance()).toBe(0);
  expect(await fees()).toMatchObject([
    { label: `Refund to be paid back: receipt ${receiptNumber}`, amount: 6000, paid: 0 },
    { label: 'Tuition fee', paid: 0 },
  ]);
});

test('a concession after the payment makes an advance, asked first', async () => {
  const { admin, url, fee, pay, advance, read } = await withFee();
  await admin.post(pay, aPayment({ amount: 45_000 }));
  const grant = (body: object) =>
    admin.post(`${url}/fees/${fee.id}/concessions`, { reason: 'Merit', ...body });
  expect((await grant({ amount: 8000 })).json().question).toBe('advance');
  expect((await grant({ amount: 8000, confirmed: ['advance'] })).statusCode).toBe(201);
  expect(await read()).toMatchObject({ paid: 42_000, conceded: 8000 });
  expect(await advance()).toBe(3000);
});

test('a deleted fee gives back what it took, and a restored one takes it again', async () => {
  const { admin, url, over, advance, fees, refund } = await withFee();
  await over(60_000);
  const hostel = (await admin.post(`${url}/fees`, aFee({ label: 'Hostel', amount: 4000 }))).json();
  await admin.delete(`${url}/fees/${hostel.id}`);
  expect(await advance()).toBe(10_000);
  const deleted: { id: string; recordId: string }[] = (await admin.get('/api/deleted-records')).json();
  const kept = deleted.find(({ recordId }) => recordId === hostel.id);
  await refund({ amount: 8000 });
  await admin.post(`/api/deleted-records/${kept?.id}/restoration`);
  expect(await advance()).toBe(0);
  expect(await fees()).toMatchObject([{ label: 'Tuition fee' }, { label: 'Hostel', paid: 2000 }]);
});

test('a fee that the student has already in the year is asked about', async () => {
  const { admin, url } = await withFee();
  const again = { ...aFee({ label: ' tuition  (FEE) ' }), confirmed: [] as string[] };
  const asked = await admin.post(`${url}/fees`, again);
  expect([asked.statusCode, asked.json().question]).toEqual([409, 'same-fee']);
  expect(asked.json().error).toMatch(
    / has ‘Tuition fee’ for 2026-2027 already: ₹ 50,000, due on 1 Dec 2026\.$/,
  );
  expect((await admin.post(`${url}/fees`, { ...again, confirmed: ['same-fee'] })).statusCode).toBe(201);
  expect((await admin.post(`${url}/fees`, aFee({ dueOn: '2027-12-01' }))).statusCode).toBe(201);
});

test('a fee that was entered again is asked about where the deleted one is restored', async () => {
  const { admin, url, fee, fees } = await withFee();
  await admin.delete(`${url}/fees/${fee.id}`);
  expect((await admin.post(`${url}/fees`, aFee({ label: 'TUITION FEE' }))).statusCode).toBe(201);
  const [kept] = (await admin.get('/api/deleted-records?noun=fee')).json();
  const restore = (body?: object) => admin.post(`/api/deleted-records/${kept.id}/restoration`, body);
  const asked = await restore();
  expect([asked.statusCode, asked.json().question]).toEqual([409, 'same-fee']);
  expect(await fees()).toHaveLength(1);
  expect((await restore({ confirmed: ['same-fee'] })).statusCode).toBe(201);
  expect(await fees()).toHaveLength(2);
});

test('each of many payments has its own mode and reference; the same one with two students is asked about', async () => {
  const admin = await college().asAdmin();
  const [one, two] = [await studentWithFee(college(), admin), await studentWithFee(college(), admin)];
  const payments = [one, two].map(({ student, fee }, index) => ({
    studentId: student.id,
    feeId: fee.id,
    amount: 100,
    mode: 'upi',
    reference: `UTR 55${index}`,
  }));
  const occasion = { paidOn: '2026-11-20', mode: 'cash' };
  const same = payments.map((payment) => ({ ...payment, reference: 'utr-990' }));
  const asked = await admin.post('/api/payments', { ...occasion, payments: same });
  expect(asked.json()).toMatchObject({ question: 'same-reference' });
  const taken = await admin.post('/api/payments', { ...occasion, payments });
  expect(taken.json()).toMatchObject([
    { mode: 'upi', reference: 'UTR 550' },
    { mode: 'upi', reference: 'UTR 551' },
  ]);
  expect((await admin.post('/api/payments', { ...occasion, payments })).json().question).toBe(
    'same-reference',
  );
});

test('a closed day takes nothing more: payments, cancellations, refunds, fees that are deleted', async () => {
  const { asAdmin, asStudent, wait } = await startApp();
  const admin = await asAdmin();
  const { pay, url, student, read } = await studentWithFee({ asStudent }, admin);
  const { id } = (await admin.post(pay, { ...aPayment({ amount: 51_000 }), confirmed: ['advance'] })).json();
  await admin.post(pay, { ...aPayment({ amount: 10, paidOn: '2026-11-18' }), confirmed: ['advance'] });
  const close = (body: object) => admin.post('/api/day-closes', body);
  expect((await close({ day: '2026-11-21', counted: 0 })).json().fields).toEqual({
    day: 'Day cannot be in the future',
  });
  expect((await close({ day: '2026-11-19', counted: -1 })).statusCode).toBe(400);
  expect((await close({ day: '2026-11-19', counted: 0 })).json()).toMatchObject({ booked: 0, counted: 0 });
  expect((await close({ day: '2026-11-18', counted: 10 })).json()).toMatchObject({ day: '2026-11-19' });
  const differs = await close({ day: '2026-11-20', counted: 50_990 });
  expect([differs.statusCode, differs.json().fields]).toEqual([
    400,
    { reason: '₹ 51,000 of cash is booked, ₹ 50,990 counted: say why they differ.' },
  ]);
  const closed = await close({ day: '2026-11-20', counted: 50_990, reason: 'A note was torn' });
  expect(closed.statusCode).toBe(201);
  expect((await close({ day: '2026-11-20', counted: 51_000 })).statusCode).toBe(409);
  const paper = pdfText((await admin.get(`/api/day-closes/${closed.json().id}/close.pdf`)).rawPayload);
  expect(paper).toContain('A note was torn');
  expect((await admin.get('/api/day-closes')).json()).toHaveLength(2);

  const before = await read();
  const sentence = 'The cash desk is closed for 20 Nov 2026: nothing can be entered for this day any more.';
  for (const refused of [
    await admin.post(pay, { ...aPayment({ amount: 1 }), confirmed: ['advance'] }),
    await admin.post(`/api/payments/${id}/cancellation`, { reason: 'x' }),
    await admin.post(`/api/students/${student.id}/refunds`, { amount: 1, mode: 'cash', reason: 'x' }),
    await admin.delete(url),
    await admin.put(url, { ...aFee(), paid: 1 }),
  ])
    expect([refused.statusCode, refused.json().error]).toEqual([409, sentence]);
  const earlier = await admin.post(pay, { ...aPayment({ paidOn: '2026-11-02' }), confirmed: ['advance'] });
  expect(earlier.json().error).toContain('nothing can be entered for 2 Nov 2026 any more');
  expect(await read()).toEqual(before);
  wait(86_400_000);
  expect((await (await asAdmin()).post(`/api/payments/${id}/cancellation`, { reason: 'x' })).statusCode).toBe(
    201,
  );
});

test('collected today, this month and this year by fee, quota, mode and clerk; cancellations and refunds on their day', async () => {
  const { asStaff, asAdmin, asStudent, anonymous } = await startApp();
  const admin = await asAdmin();
  const cashier = await asStaff('cashier');
  const student = await asStudent({ quota: 'management' });
  const fees = `/api/students/${student.id}/fees`;
  const { id } = (await admin.post(fees, aFee())).json();
  const pay = (by: typeof admin, payment: Parameters<typeof aPayment>[0]) =>
    by.post(`${fees}/${id}/payments`, { ...aPayment(payment), confirmed: ['advance'] });
  await pay(admin, { amount: 1000, paidOn: '2026-03-31' });
  await pay(admin, { amount: 2000, paidOn: '2026-04-01', mode: 'upi' });
  const wrong = (await pay(cashier, { amount: 400, paidOn: '2026-11-02' })).json();
  await pay(cashier, { amount: 60_000, mode: 'bank' });
  await cashier.post(`/api/payments/${wrong.id}/cancellation`, { reason: 'x' });
  await cashier.post(`/api/students/${student.id}/refunds`, { amount: 500, mode: 'cash', reason: 'x' });
  const read = (await (await asStaff('principal')).get('/api/collections')).json();
  expect(read).toMatchObject({ financialYear: '2026-27', today: 59_100, month: 59_500, year: 61_500 });
  expect(read.head).toEqual([
    { group: 'Tuition fee', today: 59_600, month: 60_000, year: 62_000 },
    { group: 'Refunds', today: -500, month: -500, year: -500 },
  ]);
  expect(read.quota).toEqual([{ group: 'management', today: 59_100, month: 59_500, year: 61_500 }]);
  expect(read.mode).toEqual([
    { group: 'bank', today: 60_000, month: 60_000, year: 60_000 },
    { group: 'upi', today: 0, month: 0, year: 2000 },
    { group: 'cash', today: -900, month: -500, year: -500 },
  ]);
  expect(read.clerk).toMatchObject([{ today: 59_100 }, { year: 2000 }]);
  expect((await (await asStaff('office')).get('/api/collections')).statusCode).toBe(403);
  expect((await anonymous.get('/api/collections')).statusCode).toBe(401);
});

test('the financial year turns at midnight of India, for receipts and refunds', async () => {
  const { asAdmin, asStudent, wait } = await startApp();
  const midnight = Date.parse('2027-04-01T00:00:00+05:30');
  wait(midnight - Date.parse('2026-11-20T06:00:00Z') - 60_000);
  const admin = await asAdmin();
  const { pay, student } = await studentWithFee({ asStudent }, admin);
  const enter = async (paidOn: string) => {
    const body = { ...aPayment({ amount: 50_001, paidOn }), confirmed: ['advance'] };
    const { receiptNumber } = (await admin.post(pay, body)).json();
    const refund = { amount: 1, mode: 'cash', reason: 'x' };
    const { refundNumber } = (await admin.post(`/api/students/${student.id}/refunds`, refund)).json();
    return [receiptNumber, refundNumber];
  };
  expect(await enter('2027-03-31')).toEqual(['VCP/2026-27/0001', 'VCP/R/2026-27/0001']);
  wait(60_000);
  expect(await enter('2027-04-01')).toEqual(['VCP/2027-28/0001', 'VCP/R/2027-28/0001']);
});
