// Every list can be exported as CSV with its filter and order; students have their own test.
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';

const college = shareApp();
let admin: Caller;

beforeAll(async () => {
  const { asAdmin, asFaculty, asStudent } = college();
  admin = await asAdmin();
  await asStudent({
    firstName: 'Asha',
    lastName: 'Chinta',
    contactInfo: { email: 'asha@csv.example', phone: '9000000001' },
    personalInfo: { religion: 'Hindu', address: 'Sample Street 1' },
  });
  await asFaculty({
    firstName: 'Babu',
    lastName: 'Appala',
    contactInfo: { email: 'babu@csv.example', phone: '' },
    personalInfo: { religion: 'Sikh' },
  });
  for (const [eventTitle, eventDate] of [
    ['Sports day', '2026-01-10'],
    ['Open day', '2026-03-01'],
  ])
    await admin.post('/api/events', { eventTitle, eventDate });
  for (const [year, event, date] of [
    ['FIRST', '=Viva', '2026-04-02'],
    ['SECOND', 'Holiday', '2026-04-01'],
  ])
    await admin.post('/api/academic-calendar', { year, event, date });
});

async function rowsOf(path: string, caller = admin): Promise<string[][]> {
  const response = await caller.get(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse(response.body, { bom: true });
}

test.each([
  [
    '/api/events.csv',
    [
      ['eventTitle', 'eventDate', 'photo'],
      ['Open day', '2026-03-01', 'no'],
      ['Sports day', '2026-01-10', 'no'],
    ],
  ],
  ['/api/events.csv?to=2026-02-01&page=4', [expect.any(Array), ['Sports day', '2026-01-10', 'no']]],
  [
    '/api/academic-calendar.csv',
    [
      ['year', 'date', 'event', 'kind'],
      ['SECOND', '2026-04-01', 'Holiday', 'event'],
      ['FIRST', '2026-04-02', "'=Viva", 'event'],
    ],
  ],
  [
    '/api/academic-calendar.csv?year=SECOND',
    [expect.any(Array), ['SECOND', '2026-04-01', 'Holiday', 'event']],
  ],
  [
    '/api/personal-info.csv?q=csv.example',
    [
      ['of', 'firstName', 'lastName', 'gender', 'dob', 'nationality', 'religion', 'address'],
      [
        'faculty',
        'Babu',
        'Appala',
        expect.any(String),
        expect.any(String),
        expect.any(String),
        'Sikh',
        expect.any(String),
      ],
      ['student', 'Asha', 'Chinta', 'Female', '2007-04-14', 'Indian', 'Hindu', 'Sample Street 1'],
    ],
  ],
  [
    '/api/contact-info.csv?q=csv.example&sort=email',
    [
      ['of', 'firstName', 'lastName', 'email', 'phone'],
      ['student', 'Asha', 'Chinta', 'asha@csv.example', '9000000001'],
      ['faculty', 'Babu', 'Appala', 'babu@csv.example', ''],
    ],
  ],
])('GET %s', async (path, rows) => {
  expect(await rowsOf(path)).toEqual(rows);
});

test('who teaches what in which year', async () => {
  const teacher = await college().asFaculty({ firstName: 'Chandra', lastName: 'Dasari' });
  const subject = (
    await admin.post('/api/subjects', { code: 'CSV1', name: 'Anatomy', year: 'SECOND' })
  ).json();
  const input = { facultyId: teacher.id, subjectId: subject.id };
  for (const academicYear of ['2026-2027', '2025-2026'])
    expect((await admin.post('/api/teaching', { ...input, academicYear })).statusCode).toBe(201);
  const rows = await rowsOf('/api/teaching.csv');
  expect(rows).toEqual([
    ['academicYear', 'year', 'code', 'subject', 'firstName', 'lastName'],
    ['2026-2027', 'SECOND', 'CSV1', 'Anatomy', 'Chandra', 'Dasari'],
    ['2025-2026', 'SECOND', 'CSV1', 'Anatomy', 'Chandra', 'Dasari'],
  ]);
  expect(await rowsOf('/api/teaching.csv?academicYear=2025-2026')).toEqual([rows[0], rows[2]]);
});

test('the certificates of all students, newest first, with the withdrawn ones', async () => {
  const { id } = await college().asStudent({ firstName: 'Devi', lastName: 'Eluri' });
  const issue = (kind: string, purpose: string) =>
    admin.post(`/api/students/${id}/certificates`, { kind, purpose });
  const first = (await issue('bonafide', '=Loan')).json();
  await admin.post(`/api/certificates/${first.id}/withdrawal`, { reason: 'Wrong name' });
  const second = (await issue('study', '')).json();
  const [header, ...rows] = await rowsOf('/api/certificates.csv');
  expect(header).toEqual([
    'kind',
    'number',
    'issuedOn',
    'issuedBy',
    'enrollmentNumber',
    'firstName',
    'lastName',
    'year',
    'purpose',
    'withdrawnOn',
    'withdrawalReason',
    'duplicateOf',
    'reason',
  ]);
  const person = [expect.any(String), expect.any(String), 'Devi', 'Eluri', 'FIRST'];
  expect(rows).toEqual([
    ['Study certificate', second.serial, second.issuedOn, ...person, '', '', '', '', ''],
    [
      'Bonafide certificate',
      first.serial,
      first.issuedOn,
      ...person,
      "'=Loan",
      second.issuedOn,
      'Wrong name',
      '',
      '',
    ],
  ]);
});

test('faculty members get only the columns that they may read', async () => {
  const member = await college().asFaculty();
  const rows = await rowsOf('/api/students.csv?q=asha@csv.example', member);
  expect(rows).toEqual([
    ['firstName', 'lastName', 'enrollmentNumber', 'year', 'email', 'phone', 'hasOneName'],
    ['Asha', 'Chinta', expect.any(String), 'FIRST', 'asha@csv.example', '9000000001', ''],
  ]);
});

test('an export is recorded with its user and the name of the file', async () => {
  await rowsOf('/api/events.csv');
  const [entry] = (await admin.get('/api/audit-log?noun=event&pageSize=1&page=1')).json<object[]>();
  expect(entry).toMatchObject({ action: 'export', noun: 'event', label: 'events.csv', about: '' });
});
