// Fees that the government pays: they are never owed by the student until the claim is refused.
import { expect, test } from 'vitest';
import type { Dues } from '#shared/money/dues.ts';
import type { Fee } from '#shared/money/fees.ts';
import { type Caller, startApp, type TestApp } from '#test/app.ts';
import { aFee, anExamSession, aPayment, aStudent } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';

const line = (more: object = {}) => ({
  ...aFee({ label: 'Tuition fee', amount: 50_000, dueOn: '2026-08-01' }),
  paid: undefined,
  payableBy: 'government',
  ...more,
});

async function withLine(college: TestApp, quota: 'convener' | 'management' = 'convener') {
  const admin = await college.asAdmin();
  const student = await college.asStudent({ quota, year: 'SECOND' });
  const url = `/api/students/${student.id}/fees`;
  const made = await admin.post(url, line());
  const fee = made.json<Fee>();
  const put = (body: object) => admin.put(`${url}/${fee.id}`, line(body));
  return { admin, student, url, made, fee, put };
}
const dues = async (admin: Caller, query = '') => (await admin.get(`/api/dues?${query}`)).json<Dues>();

test('a fee that the government pays is never overdue, holds no hall ticket back and stands apart in the dues', async () => {
  const { admin, student, fee, url } = await withLine(await startApp());
  expect(fee).toMatchObject({ payableBy: 'government', sanctionedOn: null, releases: [], paid: 0 });
  expect(await dues(admin)).toMatchObject({ dues: [], sums: { open: 0, overdue: 0, government: 50_000 } });
  expect((await admin.get('/api/collections')).json().promised).toBe(50_000);
  const apart = await dues(admin, 'payableBy=government');
  expect(apart.dues).toMatchObject([{ studentId: student.id, open: 50_000, payableBy: 'government' }]);
  expect(apart.sums).toMatchObject({ open: 50_000, overdue: 0 });
  expect((await dues(admin, 'payableBy=government&overdue=true')).dues).toEqual([]);

  const subject = (
    await admin.post('/api/subjects', { name: 'Anatomy', code: 'BPT201', year: 'SECOND' })
  ).json();
  const session = await admin.post(
    '/api/exam-sessions',
    anExamSession({ year: 'SECOND', subjects: [subject] }),
  );
  expect(session.statusCode, session.body).toBe(201);
  const tickets = `/api/exam-sessions/${session.json().id}/hall-tickets`;
  expect((await admin.get(tickets)).json()).toMatchObject([{ student: { id: student.id }, reasons: [] }]);
  const bonafide = await student.get(`/api/students/${student.id}?include=fees`);
  expect(bonafide.json().fees).toMatchObject([{ payableBy: 'government' }]);
  // A fee that a student pays has none of these properties.
  const own = (await admin.post(url, aFee({ label: 'Bus' }))).json();
  expect(own).not.toHaveProperty('payableBy');
  const statement = pdfText((await admin.get(`/api/students/${student.id}/fee-statement.pdf`)).rawPayload);
  expect(statement).toContain('Paid by the government');
});

test('releases are payments of the fee: each is entered once, none above what is pending, none is left out', async () => {
  const { admin, student, fee, put } = await withLine(await startApp());
  const first = { amount: 20_000, releasedOn: '2026-10-05', reference: 'JVD-1' };
  const second = { amount: 30_000, releasedOn: '2026-11-05', reference: 'JVD-2' };
  const changed = await put({ sanctionedOn: '2026-09-01', releases: [first] });
  expect(changed.json()).toMatchObject({ paid: 20_000, sanctionedOn: '2026-09-01', releases: [first] });
  // What is left out stays; sent again it is the same release.
  expect((await put({ releases: [first] })).json()).toMatchObject({
    paid: 20_000,
    sanctionedOn: '2026-09-01',
  });
  expect((await put({ releases: [first, second, first] })).json().fields).toEqual({
    releases: 'Only ₹ 30,000 is pending',
  });
  expect((await put({ releases: [] })).statusCode).toBe(409);
  expect((await put({ releases: [{ ...second, releasedOn: '2030-01-01' }] })).statusCode).toBe(400);
  expect((await put({ releases: [first, second] })).json()).toMatchObject({
    paid: 50_000,
    paidOn: '2026-11-05',
  });
  const payments = (await admin.get(`/api/students/${student.id}/payments`)).json();
  expect(payments).toMatchObject([
    { amount: 30_000, mode: 'scholarship', reference: 'JVD-2', feeId: fee.id },
    { amount: 20_000, mode: 'scholarship', reference: 'JVD-1' },
  ]);
  await admin.post(`/api/payments/${payments[0].id}/cancellation`, { reason: 'Another college’s' });
  expect((await put({})).json()).toMatchObject({ paid: 20_000, releases: [first] });
});

test('a refused claim is turned to the student with its reason and owed from that day on', async () => {
  const { admin, put } = await withLine(await startApp());
  expect((await put({ payableBy: 'student' })).json().fields).toHaveProperty('refusedOn');
  expect((await put({ refusedOn: '2026-11-20' })).json().fields).toEqual({
    refusedReason: 'Say why the claim was refused',
  });
  const refusal = { refusedOn: '2026-11-20', refusedReason: 'Attendance below 75 %' };
  expect((await put({ ...refusal, refusedOn: '2030-01-01' })).statusCode).toBe(400);
  const turned = (await put(refusal)).json();
  expect(turned).toMatchObject({ ...refusal, payableBy: 'student', dueOn: '2026-11-20' });
  expect((await dues(admin)).dues).toMatchObject([{ open: 50_000, dueOn: '2026-11-20' }]);
  // The same once more changes nothing; back to the government it does not go.
  expect((await put(refusal)).json()).toEqual(turned);
  expect((await put({})).statusCode).toBe(409);
  const own = aFee({ label: 'Bus' });
  expect((await admin.put(`/api/students/${turned.id}`, own)).statusCode).not.toBe(200);
});

test('the student does not pay it, and no advance is taken for it', async () => {
  const college = await startApp();
  const { admin, student, url, fee } = await withLine(college);
  const pay = `${url}/${fee.id}/payments`;
  const refused = await admin.post(pay, aPayment({ amount: 1000, mode: 'cash' }));
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toContain('The government pays ‘Tuition fee’');
  expect((await admin.post(pay, aPayment({ amount: 50_001, mode: 'scholarship' }))).statusCode).toBe(409);
  expect((await admin.post(`${url}/${fee.id}/concessions`, { amount: 1, reason: 'x' })).statusCode).toBe(409);
  const bus = (await admin.post(url, aFee({ label: 'Bus', amount: 1000 }))).json();
  const more = { ...aPayment({ amount: 1500, mode: 'cash' }), confirmed: ['advance'] };
  expect((await admin.post(`${url}/${bus.id}/payments`, more)).statusCode).toBe(201);
  await admin.post(url, line({ label: 'Second claim' }));
  expect((await admin.get(`/api/students/${student.id}/refunds`)).json().advance).toBe(500);
});

test('the management quota is not eligible; a plan raises such a fee for the others', async () => {
  const college = await startApp();
  const { admin, made, student } = await withLine(college, 'management');
  expect(made.statusCode).toBe(400);
  expect(made.json().fields).toEqual({ payableBy: 'The government pays no fees of the management quota' });
  const other = (await admin.post('/api/students', aStudent({ year: 'SECOND', quota: 'convener' }))).json();
  const plan = {
    academicYear: '2026-2027',
    year: 'SECOND',
    quota: null,
    heads: [{ label: 'Tuition', amount: 50_000, dueOn: '2026-09-01', payableBy: 'government' }],
  };
  const refusedPlan = await admin.post('/api/fee-plans', { ...plan, quota: 'management' });
  expect(refusedPlan.statusCode).toBe(400);
  const { id, heads } = (await admin.post('/api/fee-plans', plan)).json();
  expect(heads).toEqual(plan.heads);
  expect((await admin.post(`/api/fee-plans/${id}/raises`, { fees: 2 })).statusCode).toBe(201);
  const fees = async (of: string) => (await admin.get(`/api/students/${of}?include=fees`)).json().fees;
  expect(await fees(other.id)).toMatchObject([{ payableBy: 'government' }]);
  expect((await fees(student.id))[0]).not.toHaveProperty('payableBy');
});
