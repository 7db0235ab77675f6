// Fees from a spreadsheet: a row is a fee of a student; the same fee of the same academic year is changed, not doubled.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aFee, aStudent } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

async function prepare() {
  const admin = await college().asAdmin();
  const [one, two] = [
    (await admin.post('/api/students', aStudent())).json(),
    (await admin.post('/api/students', aStudent())).json(),
  ];
  const send = (file: string, query = '') => uploadFile(admin, 'POST', `/api/imports?noun=fee${query}`, file);
  const feesOf = async ({ id }: { id: string }) =>
    (await admin.get(`/api/students/${id}?include=fees`)).json().fees;
  return { admin, one, two, send, feesOf };
}

test('fees of a file are entered, those that are there are changed after their preview, and all is undone', async () => {
  const { admin, one, two, send, feesOf } = await prepare();
  await admin.post(`/api/students/${one.id}/fees`, aFee({ label: 'Hostel', dueOn: '2026-12-01' }));
  const file = [
    'Roll no,Fee head,Amount,Due date',
    `${one.enrollmentNumber},Hostel,"Rs. 55,000/-",15/12/2026`,
    `${one.enrollmentNumber},Hostel,40000,01/12/2025`,
    `${two.enrollmentNumber.toLowerCase()},Study tour,"₹ 1,500",2027-01-05`,
  ].join('\n');
  const preview = (await send(file, '&dryRun=true')).json();
  expect(preview).toMatchObject({ created: 2, updated: 1, errors: [], unknownColumns: [] });
  expect(preview.changes).toEqual([
    { line: 2, name: `${one.enrollmentNumber} Hostel`, field: 'Amount', from: '50000', to: '55000' },
    {
      line: 2,
      name: `${one.enrollmentNumber} Hostel`,
      field: 'Due on',
      from: '2026-12-01',
      to: '2026-12-15',
    },
  ]);
  const { id } = (await send(file)).json();
  expect(await feesOf(one)).toMatchObject([
    { label: 'Hostel', amount: 40_000, dueOn: '2025-12-01' },
    { label: 'Hostel', amount: 55_000, dueOn: '2026-12-15' },
  ]);
  expect(await feesOf(two)).toMatchObject([
    { label: 'Study tour', amount: 1500, paid: 0, dueOn: '2027-01-05' },
  ]);
  const [entry] = (await admin.get(`/api/students/${two.id}/history`)).json();
  expect(entry).toMatchObject({ action: 'create', noun: 'fee', label: 'Study tour' });

  expect((await admin.delete(`/api/imports/${id}`)).statusCode).toBe(204);
  expect(await feesOf(one)).toMatchObject([{ label: 'Hostel', amount: 50_000, dueOn: '2026-12-01' }]);
  expect(await feesOf(two)).toEqual([]);
});

test('the same fee in another spelling is left as it is; without a difference nothing is imported', async () => {
  const { admin, one, send } = await prepare();
  await admin.post(`/api/students/${one.id}/fees`, aFee({ label: 'Hostel', dueOn: '2026-12-01' }));
  const number = one.enrollmentNumber.toLowerCase();
  const file = `Roll no,Fee head,Amount,Due date\n${number},Hostel,"₹ 50,000",01/12/2026`;
  expect((await send(file, '&dryRun=true')).json()).toMatchObject({
    created: 0,
    updated: 0,
    skipped: 1,
    changes: [],
    errors: [],
  });
  const { version } = (await admin.get(`/api/students/${one.id}`)).json();
  expect((await send(file)).json()).toMatchObject({ updated: 0, skipped: 1 });
  expect((await admin.get(`/api/students/${one.id}`)).json().version).toBe(version);
});

test('an import of fees of which one is paid is not undone, and says why', async () => {
  const { admin, one, send, feesOf } = await prepare();
  const { id } = (
    await send(`enrollmentNumber,label,amount,dueOn\n${one.enrollmentNumber},Bus,900,2026-12-01`)
  ).json();
  const [fee] = await feesOf(one);
  const payment = { amount: 100, paidOn: '2026-11-20', mode: 'cash' };
  await admin.post(`/api/students/${one.id}/fees/${fee.id}/payments`, payment);
  const refusal = await admin.delete(`/api/imports/${id}`);
  expect(refusal.statusCode).toBe(409);
  expect(refusal.json().error).toBe(
    `${one.enrollmentNumber} Bus has payments or concessions since the import. Nothing was undone.`,
  );
  expect(await feesOf(one)).toMatchObject([{ label: 'Bus', paid: 100 }]);
});

test('each wrong row of a file of fees is named, and nothing is entered', async () => {
  const { admin, one, two, send, feesOf } = await prepare();
  await admin.post(`/api/students/${one.id}/fees`, aFee({ label: 'Paid', amount: 500, paid: 300 }));
  await admin.put(`/api/students/${two.id}`, { ...two, status: 'LEFT' });
  const file = [
    'enrollmentNumber,label,amount,dueOn',
    'NOBODY-1,Bus,900,2026-12-01',
    `${one.enrollmentNumber},Bus,-5,2026-12-01`,
    `${one.enrollmentNumber},Lab,12.50,2026-12-01`,
    `${one.enrollmentNumber},Lab,100,2026-12-02`,
    `${one.enrollmentNumber},Exam,100,31/02/2027`,
    `${one.enrollmentNumber},Paid,200,2026-12-01`,
    `${two.enrollmentNumber},Bus,900,2026-12-01`,
    ',Bus,900,2026-12-01',
  ].join('\n');
  const refusal = await send(file);
  expect(refusal.statusCode).toBe(400);
  expect(refusal.json().fields).toEqual({
    'line 2, enrollmentNumber': 'No student has this enrolment number',
    'line 3, amount': 'Amount cannot be less than 0',
    'line 4, amount': 'Amount must be in whole rupees',
    'line 5, label': 'A row above has this fee of the student for this year',
    'line 6, dueOn': expect.any(String),
    'line 7, amount': '₹ 300 of this fee are paid or conceded already',
    'line 8, enrollmentNumber': 'Left: no new fees',
    'line 9, enrollmentNumber': 'Enrolment number is required',
  });
  expect(await feesOf(one)).toHaveLength(1);
});
