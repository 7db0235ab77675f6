// A spreadsheet of the college's own: its headings and spellings are understood, wrong guesses can be changed, nothing is
// dropped unseen, and what would change is shown cell by cell.
import { expect, test } from 'vitest';
import { type Caller, startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const heading =
  'S.No,Admission No,Name of the student,Surname,Class,Mobile No,Mail id,Sex,DOB (dd/mm/yyyy),Nationality,Religion,' +
  "Father first name,Father surname,Mother first name,Mother surname,Parent's phone,Seat type,Remarks";

const line = (index: number, more: { email?: string; mobile?: string; number?: string; dob?: string } = {}) =>
  [
    index,
    more.number ?? '',
    `Student${index}`,
    'Own',
    'I year',
    more.mobile ?? '98480 22338',
    more.email ?? `own${index}@people.example`,
    index % 2 ? 'F' : 'M',
    more.dob ?? '14/04/2007',
    'Indian',
    'Hindu',
    'Ravi',
    'Own',
    'Sita',
    'Own',
    '098480-22339',
    'MQ',
    'a remark',
  ].join(',');

const send = (admin: Caller, lines: string[], query = '') =>
  uploadFile(admin, 'POST', `/api/imports?noun=student${query}`, lines.join('\n'));

test('25 rows with own headings, dd/mm/yyyy, one duplicate and one bad row: one report names what is wrong', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const rows = Array.from({ length: 25 }, (_, index) => line(index + 1));
  rows[6] = line(7, { email: 'own3@people.example' });
  rows[11] = line(12, { mobile: '9.19E+11' });
  const report = (await send(admin, [heading, ...rows], '&dryRun=true')).json();
  expect(report.errors).toEqual([
    { line: 8, column: 'Mail id', message: 'Line 4 has the same email' },
    {
      line: 13,
      column: 'Mobile No',
      message: 'A spreadsheet has shortened this number. Type all its digits.',
    },
  ]);
  expect(report.unknownColumns).toEqual(['S.No', 'Remarks']);
  expect(report.columns.slice(0, 4)).toEqual([
    { heading: 'S.No', field: '' },
    { heading: 'Admission No', field: 'enrollmentNumber' },
    { heading: 'Name of the student', field: 'firstName' },
    { heading: 'Surname', field: 'lastName' },
  ]);
  rows[6] = line(7);
  rows[11] = line(12);
  expect((await send(admin, [heading, ...rows])).json()).toMatchObject({ created: 25, errors: [] });
  const [one] = (
    await admin.get('/api/students?include=contactInfo,personalInfo&q=Student1&sort=firstName')
  ).json();
  expect(one).toMatchObject({
    firstName: 'Student1',
    year: 'FIRST',
    quota: 'management',
    parentPhone: '+919848022339',
    contactInfo: { phone: '+919848022338' },
    personalInfo: { gender: 'Female', dob: '2007-04-14T00:00:00.000Z' },
  });
});

test('the user says what a column is; the report shows old and new of each cell that changes', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const known = aStudent({ firstName: 'Old', enrollmentNumber: 'N1' });
  await admin.post('/api/students', known);
  const file = ['No,Called,Line', 'N1,New,98480 22338'];
  const guessed = (await send(admin, file, '&dryRun=true')).json();
  expect(guessed.errors).toHaveLength(1);
  const query = '&dryRun=true&columns=enrollmentNumber,firstName,phone';
  const report = (await send(admin, file, query)).json();
  expect(report).toMatchObject({ updated: 1, unknownColumns: [], errors: [], changeCount: 2 });
  const who = { line: 2, name: `Old ${known.lastName}` };
  expect(report.changes).toEqual([
    { ...who, field: 'First Name', from: 'Old', to: 'New' },
    { ...who, field: 'Phone', from: '+919000000000', to: '+919848022338' },
  ]);
  const passed = (await send(admin, file, '&dryRun=true&columns=enrollmentNumber,,nothing')).json();
  expect(passed).toMatchObject({ skipped: 1, unknownColumns: ['Called', 'Line'], changes: [] });
});

test('a file with the same headings is read as the last import that was not undone, by every clerk', async () => {
  const { asAdmin } = await startApp();
  const [admin, clerk] = [await asAdmin(), await asAdmin()];
  const short = 'Code no,Paper,Year,Note';
  const columnsOf = async (caller: Caller, first = short) => {
    const text = `${first}\nBPT901,Gait,FIRST,Hands\n`;
    const answer = await uploadFile(caller, 'POST', '/api/imports?noun=subject&dryRun=true', text);
    const { columns, areAsBefore } = answer.json();
    return { fields: columns.map(({ field }: { field: string }) => field).join(), areAsBefore };
  };
  const byHeadings = await columnsOf(clerk);
  expect(byHeadings.areAsBefore).toBe(false);
  const text = `${short}\nBPT900,Gait,FIRST,Hands\n`;
  const taken = await uploadFile(admin, 'POST', '/api/imports?noun=subject&columns=code,,year,name', text);
  expect(taken.statusCode).toBe(201);
  expect(await columnsOf(clerk)).toEqual({ fields: 'code,,year,name', areAsBefore: true });
  expect((await columnsOf(clerk, 'Code no,Paper,Note,Year')).areAsBefore).toBe(false);
  expect((await admin.delete(`/api/imports/${taken.json().id}`)).statusCode).toBe(204);
  expect(await columnsOf(clerk)).toEqual(byHeadings);
});
