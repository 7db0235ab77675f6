// 'I have paid' and the bank's statement: a line makes one payment for ever, whichever statement it comes in.
import { expect, test } from 'vitest';
import type { BankRow, BankStatement } from '#shared/money/bank/bank-statements.ts';
import type { Fee } from '#shared/money/fees.ts';
import { type Caller, startApp, type TestApp } from '#test/app.ts';
import { aFee } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';
import { inline, workbook } from '#test/workbook.ts';

async function withFees(college: TestApp) {
  const admin = await college.asAdmin();
  const students = [await college.asStudent(), await college.asStudent()] as const;
  const fees: Fee[] = [];
  for (const { id } of students)
    fees.push(
      (await admin.post(`/api/students/${id}/fees`, aFee({ label: 'Tuition', amount: 50_000 }))).json(),
    );
  const [one, other] = students;
  const [first, second] = fees as [Fee, Fee];
  const numbers: string[] = [];
  for (const { id } of students)
    numbers.push((await admin.get(`/api/students/${id}`)).json().enrollmentNumber);
  const claim = (student: Caller, feeId: string, more: object = {}) =>
    student.post(`/api/students/${student.id}/payment-claims`, {
      feeId,
      amount: 20_000,
      paidOn: '2026-11-16',
      utr: '4032 1177 8890',
      ...more,
    });
  return { admin, one, other, first, second, numbers, claim };
}
const read = async (admin: Caller, text: string | Buffer, query = '') =>
  uploadFile(admin, 'POST', `/api/bank-statements?bank=SBI${query}`, text);
const rowsOf = (statement: BankStatement) =>
  statement.rows.map(({ amount, state, match }: BankRow) => [amount, state, match?.by ?? null]);

const heading = 'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance';
const lines = (enrolment: string) =>
  [
    'State Bank of India',
    'Account Statement from 1 Nov 2026 to 18 Nov 2026',
    heading,
    '16/11/2026,16/11/2026,UPI/CR/403211778890/SITA/SBIN,,,"20,000.00","1,00,000.00"',
    `17/11/2026,17/11/2026,NEFT ${enrolment} Tuition,SBINN52026111712,,"50,000.00","1,50,000.00"`,
    '17/11/2026,17/11/2026,Rent of the hall,,"5,000.00",,"1,45,000.00"',
    '17/11/2026,17/11/2026,Cash deposit,,,700.00,"1,45,700.00"',
    '17/11/2026,17/11/2026,Reversal,,,-700.00,"1,45,000.00"',
    '17/11/2026,17/11/2026,Interest,,,10.50,"1,45,010.50"',
  ].join('\n');

test('a claim waits, the statement shows it, all exact matches are taken in one act, and never twice', async () => {
  const { admin, one, first, second, numbers, claim } = await withFees(await startApp());
  const made = await claim(one, first.id);
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({ state: 'waiting', feeLabel: 'Tuition', utr: '4032 1177 8890' });
  expect((await admin.get('/api/payment-claims')).json()).toMatchObject([{ studentId: one.id }]);
  const sent = await read(admin, lines(numbers[1] ?? ''));
  expect(sent.statusCode, sent.body).toBe(201);
  const statement = sent.json<BankStatement>();
  expect(rowsOf(statement)).toEqual([
    [20_000, 'matched', 'claim'],
    [50_000, 'matched', 'text'],
    [700, 'undecided', null],
  ]);
  expect(statement).toMatchObject({
    leftOut: 2,
    unread: [{ line: 9, reason: 'The amount is not in whole rupees' }],
    columns: [
      { heading: 'Txn Date', field: 'date' },
      { heading: 'Value Date', field: '' },
      { heading: 'Description', field: 'text' },
      { heading: 'Ref No./Cheque No.', field: 'reference' },
      { heading: 'Debit', field: 'debit' },
      { heading: 'Credit', field: 'credit' },
      { heading: 'Balance', field: '' },
    ],
  });
  const url = `/api/bank-statements/${statement.id}`;
  const rows = statement.rows.flatMap(({ id, state }) => (state === 'matched' ? id : []));
  const [, , cash] = statement.rows;
  expect((await admin.post(`${url}/payments`, { rows: [...rows, cash?.id] })).statusCode).toBe(409);
  const taken = await admin.post(`${url}/payments`, { rows });
  expect(taken.json()).toMatchObject([
    {
      studentId: one.id,
      feeId: first.id,
      amount: 20_000,
      paidOn: '2026-11-16',
      mode: 'upi',
      reference: '403211778890',
    },
    { feeId: second.id, amount: 50_000, paidOn: '2026-11-17', mode: 'bank' },
  ]);
  expect((await one.get(`/api/students/${one.id}/payment-claims`)).json()).toMatchObject([
    { state: 'taken' },
  ]);
  expect((await admin.get('/api/payment-claims')).json()).toEqual([]);
  expect((await admin.post(`${url}/payments`, { rows })).statusCode).toBe(409);

  // The same lines in another file, in another order of columns; the one by hand is decided by its fee.
  const again = (
    await read(admin, lines(numbers[1] ?? '').replace('State Bank of India\n', ''))
  ).json<BankStatement>();
  expect(again.rows.map(({ state }) => state)).toEqual(['taken', 'taken', 'undecided']);
  expect(again.rows[0]?.note).toBe(`Receipt ${taken.json()[0].receiptNumber}`);
  const decided = { rows: [{ id: again.rows[2]?.id, feeId: first.id }] };
  expect((await admin.post(`/api/bank-statements/${again.id}/payments`, decided)).statusCode).toBe(201);
  expect((await admin.get(url)).json<BankStatement>().rows.map(({ state }) => state)).toEqual([
    'taken',
    'taken',
    'taken',
  ]);
});

test('another amount, another day, two claims of one transfer and a second line for a fee stay undecided', async () => {
  const { admin, one, other, first, second, claim } = await withFees(await startApp());
  await claim(one, first.id, { utr: '111122223333', amount: 900 });
  await claim(one, first.id, { utr: '444455556666' });
  await claim(other, second.id, { utr: '444455556666' });
  await claim(one, first.id, { utr: '777788889999' });
  await claim(one, first.id, { utr: '888899990000' });
  const row = (utr: string) => `16-Nov-2026\tNEFT\t${utr}\t20000.00\tCR`;
  const text = [
    'Date\tNarration\tUTR No\tAmount\tDr/Cr',
    ...['1111 2222 3333', '444455556666', '777788889999', '888899990000'].map(row),
  ];
  const statement = (await read(admin, text.join('\n'))).json<BankStatement>();
  expect(statement.rows.map(({ state, note }) => [state, note])).toEqual([
    ['undecided', 'Claimed with another amount or day: 900 on 16 Nov 2026'],
    ['undecided', 'Two claims have this transfer'],
    ['matched', ''],
    ['undecided', 'An earlier line pays this fee. Take that one first.'],
  ]);
});

test.each([
  ['Date,Narration,Credit', '16/11/2026,NEFT 403211778890,700.00'],
  ['Tran Date;Particulars;Deposits (INR);Withdrawals (INR)', '16-11-2026;NEFT 403211778890;700.00;'],
  ['Date,Transaction Remarks,Amount (Rs.),Cr/Dr', '16 Nov 2026,NEFT 403211778890,700.00,CR'],
])('the headings of a bank: %s', async (heads, line) => {
  const { admin } = await withFees(await startApp());
  const sent = await read(admin, `${heads}\n${line}`);
  expect(sent.json().rows).toMatchObject([{ amount: 700, paidOn: '2026-11-16', utr: '403211778890' }]);
});

test('a closed day takes nothing more: its lines are entered today, with the day of the account in the note', async () => {
  const { admin, one, first, claim } = await withFees(await startApp());
  await claim(one, first.id);
  expect((await admin.post('/api/day-closes', { day: '2026-11-18', counted: 0 })).statusCode).toBe(201);
  const { id, rows } = (await read(admin, lines('none'))).json<BankStatement>();
  const taken = await admin.post(`/api/bank-statements/${id}/payments`, { rows: [rows[0]?.id] });
  expect(taken.json()).toMatchObject([{ paidOn: '2026-11-20', note: 'In the account on 16 Nov 2026' }]);
});

test('what cannot be read is refused with a sentence; columns can be named, and are kept for the bank', async () => {
  const { admin } = await withFees(await startApp());
  const unknown = await read(admin, 'Tag,Was,Wieviel\n16/11/2026,Transfer 403211778890,20000');
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json().fields.file).toContain('The columns of the statement were not recognised');
  // The office says what they hold.
  expect(unknown.json().columns).toEqual(
    ['Tag', 'Was', 'Wieviel'].map((heading) => ({ heading, field: '' })),
  );
  const own = 'Tag,Was,Wieviel\n16/11/2026,Transfer 403211778890,20000';
  expect((await read(admin, own, '&columns=date,text,credit')).json().rows).toMatchObject([
    { amount: 20_000, utr: '403211778890' },
  ]);
  expect((await read(admin, own)).json().rows).toMatchObject([{ amount: 20_000 }]);
  // Another statement of the bank has other headings: they are read by their words again.
  const other = 'Tag,Date,Narration,Credit\n1,16/11/2026,NEFT,500';
  expect((await read(admin, other)).json().rows).toMatchObject([{ amount: 500 }]);
  const twice = 'Date,Date,What,Amount\n01/11/2026,16/11/2026,NEFT,500';
  expect((await read(admin, twice, '&columns=,date,text,amount')).json().rows).toMatchObject([
    { paidOn: '2026-11-16' },
  ]);
  expect((await read(admin, twice)).json().rows).toMatchObject([{ paidOn: '2026-11-16' }]);
  expect((await read(admin, own, '&columns=day,text')).statusCode).toBe(400);
  const many = [heading, ...Array.from({ length: 50_000 }, (_, index) => `16/11/2026,,x${index},,,1.00,`)];
  expect((await read(admin, many.join('\n'))).json().error).toContain('more than 5000 rows');
});

test('every line that cannot be read is named, as are days that a merged cell hides', async () => {
  const { admin } = await withFees(await startApp());
  const paise = Array.from({ length: 25 }, (_, index) => `16/11/2026,Interest ${index},0.50`);
  const { unread } = (await read(admin, ['Date,Narration,Credit', ...paise].join('\n'))).json();
  expect(unread).toHaveLength(25);
  const cells = (row: number, ...texts: string[]) =>
    `<row r="${row}">${texts.map((text, at) => inline(`${'ABC'[at]}${row}`, text)).join('')}</row>`;
  const book = workbook({
    rows: [
      cells(1, 'Statement of November'),
      cells(2, 'Date', 'Narration', 'Credit'),
      cells(3, '16/11/2026', 'NEFT one', '500'),
      cells(4, '', 'NEFT two', '600'),
    ].join(''),
    after: '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="A3:A4"/></mergeCells>',
  });
  expect((await read(admin, Buffer.from(book))).json()).toMatchObject({
    rows: [{ amount: 500, text: 'NEFT one' }],
    unread: [{ line: 4, reason: 'The day is missing' }],
  });
});

test('claims: of the own fees alone, once for each transfer, not for what the government pays; the office may refuse one', async () => {
  const { admin, one, other, first, second, claim } = await withFees(await startApp());
  expect((await claim(one, second.id)).statusCode).toBe(404);
  expect((await claim(one, first.id, { paidOn: '2030-01-01' })).statusCode).toBe(400);
  expect((await claim(one, first.id, { utr: '12' })).json().fields).toHaveProperty('utr');
  const path = `/api/students/${one.id}/payment-claims`;
  const body = { feeId: first.id, amount: 1, paidOn: '2026-11-16', utr: '123456789012' };
  expect((await other.post(path, body)).statusCode).toBe(403);
  expect((await other.get(path)).statusCode).toBe(403);
  const { id } = (await claim(one, first.id)).json();
  expect((await claim(one, first.id, { utr: '403211778890' })).statusCode).toBe(409);
  expect((await one.post(`/api/payment-claims/${id}/refusal`, { reason: 'x' })).statusCode).toBe(403);
  await admin.post(`/api/payment-claims/${id}/refusal`, { reason: 'Not in our account' });
  expect((await one.get(path)).json()).toMatchObject([{ state: 'refused', reason: 'Not in our account' }]);
  const line = { ...aFee({ label: 'RTF' }), paid: undefined, payableBy: 'government' };
  const claimed = (await admin.post(`/api/students/${one.id}/fees`, line)).json();
  expect((await claim(one, claimed.id)).statusCode).toBe(409);
});
