// The fee reimbursement: renewals by year, attendance over all subjects, and the utilisation sheet.
import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aFee } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';

test('the list of the reimbursement has renewal, attendance over all subjects by its own threshold, and what is released', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const student = await college.asStudent({ year: 'SECOND', quota: 'convener' });
  const other = await college.asStudent({ year: 'SECOND', quota: 'management' });
  const line = { ...aFee({ amount: 50_000, dueOn: '2026-09-01' }), paid: undefined, payableBy: 'government' };
  const fees = `/api/students/${student.id}/fees`;
  const { id } = (await admin.post(fees, line)).json();
  const releases = [{ amount: 20_000, releasedOn: '2026-10-05', reference: 'JVD-1' }];
  await admin.put(`${fees}/${id}`, { ...line, releases });
  const subjects = [];
  for (const [name, code] of [
    ['Anatomy', 'A1'],
    ['Physiology', 'P1'],
  ] as const)
    subjects.push((await admin.post('/api/subjects', { name, code, year: 'SECOND' })).json());
  const { enrollmentNumber } = (await admin.get(`/api/students/${student.id}`)).json();
  // 100 and 40 percent: short in one subject, 70 percent together.
  const counts = subjects.map(({ code }, index) => ({
    enrollmentNumber,
    subjectCode: code,
    held: 10,
    attended: index === 0 ? 10 : 4,
    kind: index === 0 ? 'theory' : 'practical',
  }));
  const sent = await admin.post('/api/attendance-counts', { academicYear: '2026-2027', rows: counts });
  expect(sent.statusCode, sent.body).toBe(200);

  // Beside the university's rule for each subject the student sees all of them together; of the management quota it is not asked.
  const own = (await student.get(`/api/students/${student.id}/attendance`)).json();
  expect(own.subjects.map(({ state }: { state: string }) => state)).toEqual(['eligible', 'short']);
  expect(own.aggregate).toEqual({ from: 75, held: 20, attended: 14, percent: 70, isShort: true });
  const others = (await other.get(`/api/students/${other.id}/attendance`)).json();
  expect(others).not.toHaveProperty('aggregate');

  const url = `/api/students/${student.id}/renewals`;
  const read = async (query = '') => (await admin.get(`/api/reimbursements?${query}`)).json();
  const row = {
    studentId: student.id,
    renewal: 'not applied',
    held: 20,
    attended: 14,
    percent: 70,
    isShort: true,
  };
  expect(await read()).toMatchObject({
    academicYear: '2026-2027',
    aggregateFrom: 75,
    students: [{ ...row, amount: 50_000, released: 20_000, pending: 30_000 }],
  });
  expect((await read('only=missing')).students).toHaveLength(1);
  const renewal = { state: 'verified', on: '2026-11-01', note: 'by the secretariat' };
  const written = await admin.put(`${url}/2026-2027`, renewal);
  expect(written.json()).toEqual({ academicYear: '2026-2027', ...renewal });
  expect((await student.get(url)).json()).toEqual([{ academicYear: '2026-2027', ...renewal }]);
  expect((await read('only=missing')).students).toEqual([]);
  expect((await read('only=short')).students).toHaveLength(1);
  const year = (await admin.get('/api/academic-years/2026-2027')).json();
  const { id: _, version: __, ...rule } = year;
  await admin.put('/api/academic-years/2026-2027', { ...rule, aggregateFrom: 70 });
  expect((await read('only=short')).students).toEqual([]);

  expect((await admin.put(`${url}/2026-2027`, { state: 'maybe' })).statusCode).toBe(400);
  expect((await student.put(`${url}/2026-2027`, renewal)).statusCode).toBe(403);
  const refused = await admin.put(`/api/students/${other.id}/renewals/2026-2027`, renewal);
  expect(refused.json().fields).toEqual({ state: 'The government pays no fees of the management quota' });
  const history = (await admin.get(`/api/students/${student.id}/history`)).json();
  expect(history[0]).toMatchObject({ noun: 'renewal', label: '2026-2027' });

  const list = await admin.get('/api/reimbursements.csv');
  expect(list.body).toContain(`${enrollmentNumber},`);
  expect(list.body).toContain('20,14,70,50000,20000,30000,verified,2026-11-01');
  // What was released stays in the sheet of its instalment also where the rest is refused.
  await admin.put(`${fees}/${id}`, { ...line, refusedOn: '2026-11-19', refusedReason: 'Income' });
  expect((await read()).instalments).toEqual([
    { reference: 'JVD-1', releasedOn: '2026-10-05', releases: 1, amount: 20_000 },
  ]);
  const sheet = await admin.get('/api/reimbursements/utilisation.csv?reference=jvd 1');
  expect(sheet.body).toContain(`${enrollmentNumber}`);
  expect(sheet.body).toContain('20000,2026-10-05,JVD-1');
  const paper = pdfText((await admin.get('/api/reimbursements/utilisation.pdf?reference=JVD-1')).rawPayload);
  for (const text of ['Utilisation sheet', 'JVD-1', enrollmentNumber, '5 Oct 2026', '₹ 20,000', 'Principal'])
    expect(paper).toContain(text);
  const receipts = (await student.get(`/api/students/${student.id}/payments`)).json();
  expect(receipts).toMatchObject([{ amount: 20_000, note: 'Paid by the government' }]);
  const receipt = await student.get(`/api/payments/${receipts[0].id}/receipt.pdf`);
  expect(pdfText(receipt.rawPayload)).toContain('Received for');
  expect((await admin.get('/api/reimbursements/utilisation.csv?reference=JVD-2')).body).not.toContain(
    '20000',
  );
  const book = await admin.get('/api/reimbursements/utilisation.csv?format=xlsx');
  expect(book.headers['content-type']).toContain('spreadsheetml');
});
