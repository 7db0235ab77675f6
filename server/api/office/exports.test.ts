// Each list as a workbook for people, and as CSV with phone numbers that can be called.
import { expect, test } from 'vitest';
import { readTable } from '#server/csv/read-table.ts';
import { contract } from '#shared/contract.ts';
import { type Caller, shareApp } from '#test/app.ts';
import { aFee, aStudent } from '#test/factories.ts';

const college = shareApp();

async function workbookAt(admin: Caller, url: string) {
  const response = await admin.get(url);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  const name = /filename="([\w-]+\.xlsx)"/.exec(String(response.headers['content-disposition']))?.[1];
  const [header, ...rows] = (await readTable(response.rawPayload, 5000)).rows.map(({ cells }) => cells);
  return { name, header: header ?? [], rows };
}

const lists = Object.values(contract).flatMap((call) =>
  call.method === 'GET' && call.path.endsWith('.csv') && !call.path.includes('{') ? [call.path] : [],
);

test('there are as many lists as the office has', () => {
  expect(lists.length).toBeGreaterThan(24);
});

test.each(lists)('%s is a workbook with headings that people read', async (path) => {
  const admin = await college().asAdmin();
  const { name, header } = await workbookAt(admin, `${path}?format=xlsx`);
  expect(name).toMatch(/^[a-z-]+\.xlsx$/);
  expect(header.length).toBeGreaterThan(2);
  for (const heading of header) expect(heading).toMatch(/^[A-Z][\w’'(),: -]*$/);
  expect(header.join()).not.toMatch(/\b[a-z]+[A-Z]/);
});

test('students: labels instead of codes, days as days, phone numbers as text', async () => {
  const admin = await college().asAdmin();
  const student = aStudent({
    lastName: 'Workbook',
    year: 'SECOND',
    quota: 'management',
    bloodGroup: 'O-',
    personalInfo: { dob: '2007-04-14' },
  });
  await admin.post('/api/students', student);
  const { header, rows } = await workbookAt(admin, '/api/students.csv?q=Workbook&format=xlsx');
  const cells = Object.fromEntries(header.map((heading, index) => [heading, rows[0]?.[index]]));
  expect(cells).toMatchObject({
    'Last Name': 'Workbook',
    'Enrolment Number': student.enrollmentNumber,
    Year: 'Second',
    Quota: 'Management',
    'Blood Group': 'O−',
    'Date of Birth': '2007-04-14',
    Phone: '+919000000000',
  });
});

test('dues: amounts are numbers, and the chosen ones are a workbook too', async () => {
  const admin = await college().asAdmin();
  const student = (await admin.post('/api/students', aStudent({ lastName: 'Owing' }))).json();
  await admin.post(
    `/api/students/${student.id}/fees`,
    aFee({ label: '=Bus', amount: 1250, dueOn: '2026-12-01' }),
  );
  const { header, rows } = await workbookAt(admin, '/api/dues.csv?q=Owing&format=xlsx');
  expect(header.slice(0, 4)).toEqual(['Student', 'Enrolment Number', 'Year', 'Quota']);
  expect(rows[0]).toEqual(expect.arrayContaining(['=Bus', '1250', '2026-12-01']));
});

test('the audit log has who did what and when, in words, and can be chosen by its noun', async () => {
  const admin = await college().asAdmin();
  const { id } = (await admin.post('/api/students', aStudent({ lastName: 'Audited' }))).json();
  await admin.post(`/api/students/${id}/fees`, aFee({ label: 'Audited fee', amount: 700 }));
  const { header, rows } = await workbookAt(admin, '/api/audit-log.csv?q=Audited&noun=student&format=xlsx');
  expect(header).toEqual(['When', 'Who', 'Did what', 'What', 'About', 'Row', 'Changes']);
  const [newest] = rows;
  expect(newest?.slice(2, 6)).toEqual(['create', 'Fee', 'Lakshmi Audited', 'Audited fee']);
  expect(newest?.[6]).toContain('amount: — → 700');
});

test('a notice has its readers in words; attendance has every student, not only those at risk', async () => {
  const admin = await college().asAdmin();
  await admin.post('/api/notices', {
    title: 'Exported notice',
    text: 'Text',
    kind: 'exam',
    audience: ['FIRST', 'faculty'],
    from: '2026-11-20',
  });
  const notices = await workbookAt(admin, '/api/notices.csv?q=Exported&format=xlsx');
  const cells = Object.fromEntries(notices.header.map((heading, at) => [heading, notices.rows[0]?.[at]]));
  expect(cells).toMatchObject({ Title: 'Exported notice', 'Shown from': '2026-11-20', State: 'Draft' });
  expect(cells['Who may read it']).toMatch(/, /);

  const student = aStudent({ lastName: 'Attending', year: 'THIRD' });
  await admin.post('/api/students', student);
  const subject = (
    await admin.post('/api/subjects', { code: 'EXP301', name: 'Exported', year: 'THIRD' })
  ).json();
  await admin.post('/api/attendance-counts', {
    academicYear: '2026-2027',
    rows: [
      {
        line: 2,
        enrollmentNumber: student.enrollmentNumber,
        subjectCode: subject.code,
        kind: 'theory',
        held: 20,
        attended: 19,
      },
    ],
  });
  const { header, rows } = await workbookAt(admin, '/api/attendance.csv?year=THIRD&format=xlsx');
  const row = Object.fromEntries(header.map((heading, at) => [heading, rows[0]?.[at]]));
  expect(row).toMatchObject({ Student: 'Lakshmi Attending', Held: '20', Attended: '19', State: 'Eligible' });
});

test('CSV keeps its guard against formulas; a choice leaves phone numbers plain, and them alone', async () => {
  const admin = await college().asAdmin();
  await admin.post('/api/students', aStudent({ firstName: '+1+1', lastName: '=Plain' }));
  const guarded = (await admin.get('/api/students.csv?q=Plain')).body;
  expect(guarded).toContain("'+1+1,'=Plain,");
  expect(guarded).toContain(",'+919000000000,");
  const plain = (await admin.get('/api/students.csv?q=Plain&format=plain')).body;
  expect(plain).toContain("'+1+1,'=Plain,");
  expect(plain).toContain(',+919000000000,');
  const odd = await admin.get('/api/students.csv?format=pdf');
  expect([odd.statusCode, odd.json().fields]).toEqual([400, { format: 'format must be csv, plain or xlsx' }]);
});
