// Payments: receipts without gaps, sums on the fee, cancellation, the day book, and what is refused.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Payment } from '#shared/money/payments.ts';
import { shareApp, startApp } from '#test/app.ts';
import { aFee, aPayment, aStudent } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';
import { studentWithFee } from '#test/student-with-fee.ts';

const college = shareApp();

test('a payment gets the next receipt, and its fee the sum and the last day', async () => {
  const { asAdmin, db } = await startApp();
  const admin = await asAdmin();
  const { id } = (await admin.post('/api/students', aStudent())).json();
  const fee = (await admin.post(`/api/students/${id}/fees`, aFee())).json();
  const pay = `/api/students/${id}/fees/${fee.id}/payments`;
  const first = await admin.post(
    pay,
    aPayment({ amount: 20_000, paidOn: '2026-11-18', mode: 'upi', reference: 'T1' }),
  );
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({
    receiptNumber: 'VCP/2026-27/0001',
    studentId: id,
    feeId: fee.id,
    feeLabel: 'Tuition fee',
    amount: 20_000,
    paidOn: '2026-11-18',
    mode: 'upi',
    reference: 'T1',
    note: '',
    cancelledAt: null,
  });
  // A day of an earlier financial year: the number is of the year in which the payment is entered.
  const second = await admin.post(pay, aPayment({ amount: 5000, paidOn: '2026-03-01' }));
  expect(second.json()).toMatchObject({ receiptNumber: 'VCP/2026-27/0002', mode: 'cash' });
  const { fees } = (await admin.get(`/api/students/${id}?include=fees`)).json();
  expect(fees).toEqual([{ ...fee, paid: 25_000, paidOn: '2026-11-18', version: 3 }]);
  const history = (await admin.get(`/api/students/${id}/history`)).json();
  expect(history[0]).toMatchObject({ action: 'create', noun: 'payment', label: 'VCP/2026-27/0002' });
  expect(await db.selectFrom('counters').selectAll().execute()).toEqual([
    { series: 'receipt', year: '2026-27', last: 2 },
  ]);
});

test('a refused payment leaves no gap in the receipts', async () => {
  const { asAdmin } = college();
  const admin = await asAdmin();
  const { pay } = await studentWithFee(college(), admin);
  const serial = async () =>
    Number((await admin.post(pay, aPayment({ amount: 1 }))).json().receiptNumber.slice(-4));
  const before = await serial();
  expect((await admin.post(pay, aPayment({ amount: 50_000 }))).statusCode).toBe(409);
  expect(await serial()).toBe(before + 1);
});

const badInputs: [string, object, number, Record<string, string>][] = [
  ['no amount', { amount: undefined }, 400, { amount: 'Amount must be a number of rupees' }],
  ['words', { amount: 'ten' }, 400, { amount: 'Amount must be a number of rupees' }],
  ['an amount of 0', { amount: 0 }, 400, { amount: 'Amount must be more than 0' }],
  ['a negative amount', { amount: -1 }, 400, { amount: 'Amount cannot be less than 0' }],
  ['half a rupee', { amount: 10.5 }, 400, { amount: 'Amount must be in whole rupees' }],
  ['a huge amount', { amount: 1e12 }, 400, { amount: 'Amount is at most ₹ 1,00,00,000' }],
  ['no day', { paidOn: undefined }, 400, { paidOn: 'Paid on must be a date' }],
  [
    '31 February',
    { paidOn: '2026-02-31' },
    400,
    { paidOn: 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05' },
  ],
  ['tomorrow', { paidOn: '2026-11-21' }, 400, { paidOn: 'Paid on cannot be in the future' }],
  [
    'a day long ago',
    { paidOn: '1999-12-31' },
    400,
    { paidOn: '31 Dec 1999 is too early: the first possible day is 1 Jan 2000' },
  ],
  ['an unknown mode', { mode: 'gold' }, 400, { mode: 'Choose how it was paid' }],
  ['no mode', { mode: undefined }, 400, { mode: 'Choose how it was paid' }],
  [
    'a list as reference',
    { reference: ['x'] },
    400,
    { reference: 'Please remove the characters that cannot be shown' },
  ],
  [
    'a key of one letter',
    { idempotencyKey: 'x' },
    400,
    { idempotencyKey: 'The key has 8 to 64 letters, digits, hyphens or underscores' },
  ],
];

test.each(badInputs)('a payment with %s is refused with a sentence', async (_, change, status, fields) => {
  const admin = await college().asAdmin();
  const { pay, read } = await studentWithFee(college(), admin);
  const response = await admin.post(pay, { ...aPayment(), ...change });
  expect(response.statusCode).toBe(status);
  expect(response.json().fields).toEqual(fields);
  expect(await read()).toMatchObject({ paid: 0, paidOn: null });
});

test('a fee that is paid in full takes nothing without a question, one of another student or unknown nothing at all', async () => {
  const admin = await college().asAdmin();
  const { pay, url, student } = await studentWithFee(college(), admin, { amount: 100, paid: 100 });
  const full = await admin.post(pay, aPayment({ amount: 1 }));
  expect(full.json()).toMatchObject({ question: 'advance' });
  expect(full.json().error).toMatch(
    /^Of ‘Tuition fee’ of Lakshmi Sample\d+ nothing is open\. ₹ 1 would be kept/,
  );
  const other = await college().asStudent();
  for (const wrong of [url.replace(student.id, other.id), url.replace(/[^/]+$/, randomUUID())]) {
    const response = await admin.post(`${wrong}/payments`, aPayment());
    expect([response.statusCode, response.json().error]).toEqual([404, 'Fee not found']);
  }
});

test('a student who has left still pays what is owed, but gets no new fee', async () => {
  const admin = await college().asAdmin();
  const { pay, student } = await studentWithFee(college(), admin);
  const url = `/api/students/${student.id}`;
  const record = (await admin.get(`${url}?include=personalInfo,contactInfo`)).json();
  await admin.put(url, { ...record, status: 'LEFT' });
  expect((await admin.post(pay, aPayment())).statusCode).toBe(201);
  expect((await admin.post(`${url}/fees`, aFee())).statusCode).toBe(409);
});

test('a call sent twice with one key makes one payment; the key of another payment is refused', async () => {
  const admin = await college().asAdmin();
  const { pay, payments } = await studentWithFee(college(), admin);
  const input = aPayment({ amount: 700, idempotencyKey: randomUUID() });
  const answers = await Promise.all([admin.post(pay, input), admin.post(pay, input)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
  expect(answers[0].json()).toEqual(answers[1].json());
  expect(await payments()).toHaveLength(1);
  const other = await admin.post(pay, { ...input, amount: 800 });
  expect(other.statusCode).toBe(409);
  expect(other.json().fields).toEqual({ idempotencyKey: 'This key belongs to another payment' });
});

test('a cancelled payment stays with its reason, the fee is open again, twice is refused', async () => {
  const admin = await college().asAdmin();
  const { pay, read, payments } = await studentWithFee(college(), admin);
  await admin.post(pay, aPayment({ amount: 100, paidOn: '2026-11-01' }));
  const { id } = (await admin.post(pay, aPayment({ amount: 200, paidOn: '2026-11-10' }))).json();
  expect(await read()).toMatchObject({ paid: 300, paidOn: '2026-11-10' });
  const url = `/api/payments/${id}/cancellation`;
  expect((await admin.post(url, { reason: ' ' })).json().fields).toEqual({ reason: 'Reason is required' });
  const cancelled = await admin.post(url, { reason: 'Wrong student' });
  expect(cancelled.statusCode).toBe(201);
  expect(cancelled.json()).toMatchObject({ id, cancelReason: 'Wrong student', version: 2 });
  expect(await read()).toMatchObject({ paid: 100, paidOn: '2026-11-01' });
  const again = await admin.post(url, { reason: 'Again' });
  expect([again.statusCode, again.json().error]).toEqual([
    409,
    'This payment was cancelled already, on 20 Nov 2026',
  ]);
  expect((await payments()).map(({ cancelReason }) => cancelReason)).toEqual(['Wrong student', '']);
  expect((await admin.post(`/api/payments/${randomUUID()}/cancellation`, { reason: 'x' })).statusCode).toBe(
    404,
  );
});

test('of several simultaneous cancellations one succeeds', async () => {
  const admin = await college().asAdmin();
  const { pay, read } = await studentWithFee(college(), admin);
  const { id } = (await admin.post(pay, aPayment({ amount: 100 }))).json();
  const answers = await Promise.all(
    [1, 2, 3].map((n) => admin.post(`/api/payments/${id}/cancellation`, { reason: `${n}` })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect(await read()).toMatchObject({ paid: 0, paidOn: null });
});

test('the database itself refuses to change or delete a payment', async () => {
  const { asAdmin, db } = college();
  const admin = await asAdmin();
  const { pay } = await studentWithFee(college(), admin);
  const { id } = (await admin.post(pay, aPayment({ amount: 100 }))).json();
  const final = /payments are never changed, only cancelled/;
  const update = (set: object) => db.updateTable('payments').set(set).where('id', '=', id).execute();
  await expect(update({ amount: 1 })).rejects.toThrow(final);
  await expect(update({ cancelled_at: '2026', amount: 1 })).rejects.toThrow(final);
  await expect(db.deleteFrom('payments').where('id', '=', id).execute()).rejects.toThrow(final);
  await admin.post(`/api/payments/${id}/cancellation`, { reason: 'x' });
  await expect(update({ cancelled_at: null })).rejects.toThrow(final);
});

test('payments of several students: all or none, one call, one key', async () => {
  const admin = await college().asAdmin();
  const class1 = await Promise.all(Array.from({ length: 5 }, () => studentWithFee(college(), admin)));
  const payments = class1.map(({ student, fee }) => ({
    studentId: student.id,
    feeId: fee.id,
    amount: 50_000,
  }));
  const occasion = { paidOn: '2026-11-20', mode: 'cash', idempotencyKey: randomUUID() };

  const tooMuch = payments.map((entry, index) => (index === 3 ? { ...entry, amount: 50_001 } : entry));
  const refused = await admin.post('/api/payments', { ...occasion, payments: tooMuch });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().question).toBe('advance');
  for (const { payments: made } of class1) expect(await made()).toEqual([]);

  const taken = await admin.post('/api/payments', { ...occasion, payments });
  expect(taken.statusCode).toBe(201);
  const serials = taken.json().map(({ receiptNumber }: Payment) => Number(receiptNumber.slice(-4)));
  expect(serials).toEqual(serials.map((_: number, index: number) => serials[0] + index));
  const repeated = await admin.post('/api/payments', { ...occasion, payments });
  expect([repeated.statusCode, repeated.json()]).toEqual([200, taken.json()]);
  expect((await admin.post('/api/payments', { ...occasion, payments: payments.slice(1) })).statusCode).toBe(
    409,
  );

  const { idempotencyKey: _, ...plain } = occasion;
  for (const [bad, fields] of [
    [[], { payments: 'Choose at least one student' }],
    ['all', { payments: 'Choose the payments' }],
    [[payments[0], payments[0]], { 'payments.1.feeId': 'A fee is in the list twice' }],
  ] as const) {
    const response = await admin.post('/api/payments', { ...plain, payments: bad });
    expect([response.statusCode, response.json().fields]).toEqual([400, fields]);
  }

  const ids = taken.json().map(({ id }: Payment) => id);
  const file = await admin.get(`/api/payments/receipts.pdf?ids=${ids.join(',')}`);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect((await admin.get(`/api/payments/receipts.pdf?ids=${randomUUID()}`)).statusCode).toBe(404);
});

test('the day book: a page, its filters, and the sums per day and mode', async () => {
  const { asAdmin, asStudent } = await startApp();
  const admin = await asAdmin();
  const student = await asStudent({ firstName: 'Sita', lastName: 'Rao' });
  const { id } = (await admin.post(`/api/students/${student.id}/fees`, aFee())).json();
  const pay = `/api/students/${student.id}/fees/${id}/payments`;
  const made: string[] = [];
  for (const [amount, paidOn, mode] of [
    [100, '2026-11-18', 'cash'],
    [200, '2026-11-18', 'cash'],
    [300, '2026-11-18', 'upi'],
    [400, '2026-11-19', 'dd'],
    [500, '2026-11-20', 'cash'],
  ] as const) {
    made.push((await admin.post(pay, aPayment({ amount, paidOn, mode }))).json().id);
  }
  await admin.post(`/api/payments/${made[4]}/cancellation`, { reason: 'x' });
  const read = async (query: string) => (await admin.get(`/api/payments?${query}`)).json();
  const all = await read('page=1');
  expect(all.total).toBe(5);
  expect(all.payments.map(({ amount }: Payment) => amount)).toEqual([500, 400, 300, 200, 100]);
  expect(all.cancellations).toMatchObject([{ id: made[4], cancelledOn: '2026-11-20' }]);
  expect(all.sums).toEqual([
    // Taken and cancelled on this day.
    { paidOn: '2026-11-20', mode: 'cash', count: 1, amount: 0 },
    { paidOn: '2026-11-19', mode: 'dd', count: 1, amount: 400 },
    { paidOn: '2026-11-18', mode: 'cash', count: 2, amount: 300 },
    { paidOn: '2026-11-18', mode: 'upi', count: 1, amount: 300 },
  ]);
  expect(await read('from=2026-11-18&to=2026-11-18&mode=cash&sort=amount')).toMatchObject({
    total: 2,
    payments: [{ amount: 100 }, { amount: 200 }],
    sums: [{ count: 2, amount: 300 }],
  });
  expect((await read('q=rao+27/0003')).payments).toMatchObject([{ amount: 300 }]);
  expect((await read('q=nobody')).payments).toEqual([]);
  for (const [query, field] of [
    ['from=yesterday', 'from'],
    ['from=2026-11-30&to=2026-11-01', 'to'],
    ['mode=gold', 'mode'],
    ['sort=note', 'sort'],
    ['page=0', 'page'],
  ]) {
    const response = await admin.get(`/api/payments?${query}`);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  }
  const csv = (await admin.get('/api/payments.csv?mode=dd')).body.split(/\r?\n/);
  expect(csv[0]).toContain('receiptNumber,studentName,enrollmentNumber,feeLabel,amount,paidOn,mode');
  expect(csv[1]).toMatch(/^VCP\/2026-27\/0004,Sita Rao,.*,Tuition fee,400,2026-11-19,dd,/);
});

test('the receipt names all that counts; a cancelled one says so', async () => {
  const { asAdmin, asStudent } = college();
  const admin = await asAdmin();
  const { pay, student } = await studentWithFee(college(), admin, { amount: 1_20_000 });
  const { id, receiptNumber } = (
    await admin.post(pay, aPayment({ amount: 1_20_000, mode: 'cheque', reference: 'SBI 004512' }))
  ).json();
  const url = `/api/payments/${id}/receipt.pdf`;
  const file = await admin.get(url);
  expect(file.headers['content-disposition']).toBe(
    `inline; filename="receipt-${receiptNumber.replaceAll('/', '-')}.pdf"`,
  );
  const text = pdfText(file.rawPayload);
  for (const part of [
    receiptNumber,
    '₹ 1,20,000',
    'Rupees one lakh twenty thousand only',
    'Cheque',
    'SBI 004512',
    'Tuition fee',
    'Received by',
    '20 Nov 2026',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('CANCELLED');
  // Anyone who has the receipt can check it by its code, which stays the same.
  const { anonymous } = college();
  const [, code] = /verify\/([A-Z2-9]{12})/.exec(text) ?? [];
  const check = async () => (await anonymous.get(`/api/verifications/${code}`)).json();
  expect(await check()).toEqual({
    kind: 'receipt',
    serial: receiptNumber,
    issuedOn: '2026-11-20',
    holder: expect.stringMatching(/^L\. S\.$/),
    withdrawnOn: null,
  });
  const { signInAgain } = college();
  expect((await (await signInAgain(student)).get(url)).statusCode).toBe(200);
  expect((await (await asStudent()).get(url)).statusCode).toBe(404);
  await admin.post(`/api/payments/${id}/cancellation`, { reason: 'The cheque bounced' });
  const cancelled = pdfText((await admin.get(url)).rawPayload);
  expect(cancelled).toContain('CANCELLED on 20 Nov 2026');
  expect(cancelled).toContain('The cheque bounced');
  expect(cancelled).toContain(`verify/${code}`);
  expect((await check()).withdrawnOn).toBe('2026-11-20');
});

test('payments are for the office; a student reads the own ones', async () => {
  const { anonymous, asAdmin, asFaculty, asStudent } = college();
  const admin = await asAdmin();
  const { pay, student } = await studentWithFee(college(), admin);
  const { id } = (await admin.post(pay, aPayment())).json();
  const own = `/api/students/${student.id}/payments`;
  expect((await student.get(own)).json()).toMatchObject([{ id }]);
  for (const caller of [await asFaculty(), await asStudent(), student]) {
    expect((await caller.post(pay, aPayment())).statusCode).toBe(403);
    expect((await caller.post(`/api/payments/${id}/cancellation`, { reason: 'x' })).statusCode).toBe(403);
    expect((await caller.get('/api/payments')).statusCode).toBe(403);
    if (caller !== student) expect((await caller.get(own)).statusCode).toBe(403);
  }
  expect((await anonymous.post(pay, aPayment())).statusCode).toBe(401);
  expect((await admin.get(`/api/students/${randomUUID()}/payments`)).statusCode).toBe(404);
});
