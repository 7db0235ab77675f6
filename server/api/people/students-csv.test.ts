import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { shareApp, startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';

const college = shareApp();

type Row = Record<string, string>;

function rowsOf(csv: string): Row[] {
  return parse(csv, { columns: true, bom: true });
}

test('GET /api/students.csv gives the list as a download that Excel reads', async () => {
  const { asAdmin, db } = college();
  const admin = await asAdmin();
  const input = aStudent({
    firstName: 'లక్ష్మీ',
    lastName: 'A "quoted", name',
    year: 'SECOND',
    personalInfo: { address: 'Line one\nLine two' },
  });
  await admin.post('/api/students', input);
  const response = await admin.get(`/api/students.csv?q=${input.enrollmentNumber}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toBe('attachment; filename="students.csv"');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(rowsOf(response.body)).toEqual([
    {
      enrollmentNumber: input.enrollmentNumber,
      firstName: 'లక్ష్మీ',
      lastName: 'A "quoted", name',
      year: 'SECOND',
      bloodGroup: 'O+',
      batch: '2026',
      quota: 'convener',
      category: 'OC',
      status: 'ACTIVE',
      statusSince: '2026-08-03',
      parentPhone: "'+919000000001",
      email: input.contactInfo.email,
      phone: "'+919000000000",
      gender: 'Female',
      dob: '2007-04-14',
      address: 'Line one\nLine two',
      nationality: 'Indian',
      religion: 'Hindu',
      fatherFirstName: 'Ravi',
      fatherLastName: 'Sample',
      motherFirstName: 'Sita',
      motherLastName: 'Sample',
      hasOneName: '',
      fatherHasOneName: '',
      motherHasOneName: '',
    },
  ]);
  const audit = await db
    .selectFrom('audit_log')
    .select(['action', 'account_id'])
    .where('action', '=', 'export')
    .execute();
  expect(audit).toContainEqual({ action: 'export', account_id: admin.accountId });
});

test('GET /api/students.csv follows the filter and order of the list, with the rows of all pages', async () => {
  const { asAdmin, asStudent } = await startApp();
  const admin = await asAdmin();
  for (const firstName of ['C', 'A', 'B']) await asStudent({ firstName, lastName: 'Same', year: 'THIRD' });
  await asStudent({ firstName: 'D', year: 'FIRST' });
  const response = await admin.get('/api/students.csv?year=THIRD&sort=-firstName&page=2&pageSize=1');
  expect(rowsOf(response.body).map(({ firstName }) => firstName)).toEqual(['C', 'B', 'A']);
  const none = await admin.get('/api/students.csv?q=unknown-name');
  expect(rowsOf(none.body)).toEqual([]);
  expect(none.body).toContain('firstName,lastName,enrollmentNumber');
});

test('no cell of the export starts a formula', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠x'];
  for (const formula of formulas) {
    await admin.post(
      '/api/students',
      aStudent({ firstName: formula, contactInfo: { phone: '+91 90000 00000' } }),
    );
  }
  const rows = rowsOf((await admin.get('/api/students.csv')).body);
  expect(rows.map(({ firstName }) => firstName).sort()).toEqual(
    formulas.map((formula) => `'${formula}`).sort(),
  );
  for (const cell of rows.flatMap((row) => Object.values(row)))
    expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
});

test('an export of a thousand students is complete', async () => {
  const { asAdmin, db } = await startApp();
  const admin = await asAdmin();
  const numbers = Array.from({ length: 1200 }, (_, index) => String(index));
  const named = { first_name: 'A', last_name: 'B', search_text: '', created_at: '', updated_at: '' };
  const current = { status: 'ACTIVE', parent_phone: '', staff_search_text: '' } as const;
  const parents = {
    father_first_name: '',
    father_last_name: '',
    mother_first_name: '',
    mother_last_name: '',
  };
  const personal = { dob: null, address: '', gender: 'Other', nationality: '', religion: '' } as const;
  for (const chunk of [numbers.slice(0, 600), numbers.slice(600)]) {
    await db
      .insertInto('students')
      .values(
        chunk.map((id) => ({
          id,
          ...named,
          ...current,
          ...parents,
          enrollment_number: id,
          year: 'FIRST',
          profile_pic: null,
        })),
      )
      .execute();
    await db
      .insertInto('personal_info')
      .values(chunk.map((id) => ({ id, student_id: id, faculty_id: null, ...personal })))
      .execute();
    await db
      .insertInto('contact_info')
      .values(chunk.map((id) => ({ id, student_id: id, faculty_id: null, email: id, phone: '' })))
      .execute();
  }
  const rows = rowsOf((await admin.get('/api/students.csv')).body);
  expect(new Set(rows.map(({ enrollmentNumber }) => enrollmentNumber)).size).toBe(1200);
});

test('the office filters its list by blood group; teachers, who may not read it, are refused', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const [admin, faculty] = [await asAdmin(), await asFaculty()];
  for (const bloodGroup of ['O+', 'O-', 'O+'] as const)
    await admin.post('/api/students', aStudent({ bloodGroup }));
  expect((await admin.get('/api/students?bloodGroup=O%2B')).json()).toHaveLength(2);
  expect((await admin.get('/api/students?bloodGroup=O-&page=1')).headers['x-total-count']).toBe('1');
  expect((await admin.get('/api/students?bloodGroup=C')).statusCode).toBe(400);
  for (const path of ['/api/students', '/api/students.csv'])
    expect((await faculty.get(`${path}?bloodGroup=O%2B`)).statusCode).toBe(403);
});
