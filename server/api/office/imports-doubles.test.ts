// The same person, the same money, the same number twice: found however they are spelled, or asked before anything is saved.
import { expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { aFee, aStudent, aSubject } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

const send = (
  admin: Caller,
  noun: string,
  lines: readonly string[],
  { query = '', corrections = [] as object[] } = {},
) =>
  uploadFile(admin, 'POST', `/api/imports?noun=${noun}${query}`, lines.join('\n'), {
    fields: { corrections: JSON.stringify(corrections) },
  });
const check = async (...[admin, noun, lines, more]: Parameters<typeof send>) =>
  (await send(admin, noun, lines, { ...more, query: '&dryRun=true' })).json();

const people = (surname: string, ...rows: string[]) => [
  'Name of the Candidate,Father Name,Mother Name,Date of Birth,Sex,Nationality,Religion,Admission No,Mobile',
  ...rows.map((row) => row.replaceAll('#', surname)),
];
const sita = 'Sita #,Ravi #,Gita #,14-Apr-2007,F,Indian,Hindu,,';

test('a list without numbers and emails, imported twice, asks about each person before anything is saved', async () => {
  const admin = await college().asAdmin();
  const file = people('Twice', sita, sita.replace('Sita', 'Uma'));
  expect((await send(admin, 'student', file)).json()).toMatchObject({ created: 2 });

  const again = people(
    'Twice',
    '#  SITA,ravi #,Gita #,14/04/2007,F,Indian,Hindu,,98480 22338',
    sita.replace('Sita', 'Uma'),
  );
  const asked = await check(admin, 'student', again);
  expect(asked).toMatchObject({ created: 0, updated: 0, leftOut: 2 });
  expect(asked.errors[0]).toEqual({
    line: 2,
    column: '',
    message:
      'Sita Twice, who is there already, has the same names and parents, born on 14 Apr 2007. Is it the same person?',
  });
  expect(asked.toCorrect[0].cells[0]).toEqual({ field: 'same', value: '', message: asked.errors[0].message });
  expect(asked.repeated).toMatchObject([{ field: 'same', value: '', count: 2 }]);
  expect((await send(admin, 'student', again)).statusCode).toBe(400);

  const same = [{ from: '', field: 'same', value: 'yes' }];
  expect(await check(admin, 'student', again, { corrections: same })).toMatchObject({
    created: 0,
    updated: 1,
    skipped: 1,
    errors: [],
    changes: expect.arrayContaining([expect.objectContaining({ field: 'Phone', to: '+919848022338' })]),
  });
  const other = [...same, { line: 3, field: 'same', value: 'no' }];
  expect(await check(admin, 'student', again, { corrections: other })).toMatchObject({
    created: 1,
    updated: 1,
    errors: [],
  });
  // The other mistakes of a row are told with the question.
  const wrong = people('Twice', sita.replace(',F,', ',x,'));
  expect(
    (await check(admin, 'student', wrong)).toCorrect[0].cells.map(({ field }: { field: string }) => field),
  ).toEqual(['same', 'gender']);
  const odd = [{ line: 2, field: 'same', value: 'perhaps' }];
  expect(await check(admin, 'student', again, { corrections: odd })).toMatchObject({
    created: 0,
    leftOut: 2,
  });
});

test('a whole name of one word is the one name of the person', async () => {
  const admin = await college().asAdmin();
  const done = await send(
    admin,
    'student',
    people('Solo', sita.replace('Sita #', 'Lakshmi').replace('Ravi #', 'Ravi')),
  );
  expect(done.json()).toMatchObject({ created: 1, errors: [] });
  const [student] = (await admin.get('/api/students?q=Solo')).json();
  expect(student).toMatchObject({
    firstName: 'Lakshmi',
    lastName: '',
    fatherFirstName: 'Ravi',
    fatherLastName: '',
  });
});

test('the same row twice in a file is asked about, and taken once', async () => {
  const admin = await college().asAdmin();
  const file = people('Row', sita, sita, sita.replace('14-Apr', '15-Apr'), sita.replace('Sita', 'Sitā'));
  const asked = await check(admin, 'student', file);
  expect(asked.errors.map(({ line, message }: { line: number; message: string }) => [line, message])).toEqual(
    [
      [3, 'Line 2 has the same names and parents, born on 14 Apr 2007. Is it the same person?'],
      [5, 'Line 2 has the same names and parents, born on 14 Apr 2007. Is it the same person?'],
    ],
  );
  const corrections = [
    { line: 3, field: 'same', value: 'yes' },
    { line: 5, field: 'same', value: 'no' },
  ];
  expect(await check(admin, 'student', file, { corrections })).toMatchObject({
    created: 3,
    skipped: 1,
    errors: [],
  });
});

test('a number of its own makes another person, unless the birth date is the same too', async () => {
  const admin = await college().asAdmin();
  expect((await send(admin, 'student', people('Own', sita))).json().created).toBe(1);
  const numbered = (born: string) =>
    people('Own', sita.replace('14-Apr-2007', born).replace('Hindu,', 'Hindu,OWN-77'));
  expect((await check(admin, 'student', numbered('14-Apr-2007'))).leftOut).toBe(1);
  expect(await check(admin, 'student', numbered(''))).toMatchObject({ created: 1, errors: [] });
  expect(await check(admin, 'student', people('Own', sita.replace('14-Apr-2007', '')))).toMatchObject({
    leftOut: 1,
  });
});

test('faculty without an email are asked about by their name', async () => {
  const admin = await college().asAdmin();
  const file = ['Name of the Faculty,Specialisation', 'Uma O’Brien,Hands'];
  expect((await send(admin, 'faculty', file)).json()).toMatchObject({ created: 1 });
  const again = ['Name,Specialization,Email', "UMA O'BRIEN,Feet,", "Uma O'Brien,Feet,uma@doubles.example"];
  const asked = await check(admin, 'faculty', again);
  expect(asked).toMatchObject({ created: 1, leftOut: 1 });
  expect(asked.errors[0].message).toBe(
    'Uma O’Brien, who is there already, has the same name. Is it the same person?',
  );
});

test.each([
  ['case and a comma', '"tuition fee, first year"'],
  ['two spaces', '"Tuition  fee, first year"'],
  ['a no-break space and an invisible one', '"Tuition\u00a0fee,\u200b first year"'],
])('a fee whose label differs by %s is the known one', async (_, label) => {
  const admin = await college().asAdmin();
  const student = (await admin.post('/api/students', aStudent())).json();
  await admin.post(
    `/api/students/${student.id}/fees`,
    aFee({ label: 'Tuition fee, first year', dueOn: '2026-12-31' }),
  );
  const file = ['Roll No,Fee,Amount,Due date', `${student.enrollmentNumber},${label},"50,000",31/12/2026`];
  expect(await check(admin, 'fee', file)).toMatchObject({ created: 0, updated: 0, skipped: 1, errors: [] });
  const more = [file[0] ?? '', `${student.enrollmentNumber},${label},"55,000",31/12/2026`];
  expect((await check(admin, 'fee', more)).changes).toMatchObject([
    { field: 'Amount', from: '50000', to: '55000' },
  ]);
  const twice = [...file, `${student.enrollmentNumber},"TUITION FEE, first year",1,1/1/2027`];
  expect((await check(admin, 'fee', twice)).errors).toMatchObject([
    { line: 3, message: 'A row above has this fee of the student for this year' },
  ]);
});

test('a fee that may be the known one is asked about', async () => {
  const admin = await college().asAdmin();
  const student = (await admin.post('/api/students', aStudent())).json();
  await admin.post(
    `/api/students/${student.id}/fees`,
    aFee({ label: 'Tuition fee, first year', dueOn: '2026-07-31' }),
  );
  const rowOf = (label: string, amount: number, dueOn: string) =>
    `${student.enrollmentNumber},"${label}",${amount},${dueOn}`;
  const file = [
    'Roll No,Fee,Amount,Due date',
    rowOf('Tuition fee (first year)', 45_000, '31-Jul-2026'), // without the comma
    rowOf('Tuition fee, first year', 50_000, '31-Dec-2026'), // the next academic year, five months later
    rowOf('Tuition fee, first year', 50_000, '31-Jul-2027'), // a year later
    rowOf('Bus fee', 900, '31-Dec-2026'),
    rowOf('Bus-fee', 900, '31-Dec-2026'),
  ];
  const asked = await check(admin, 'fee', file);
  const question =
    'The student owes ‘Tuition fee, first year’, ₹ 50,000, due on 31 Jul 2026. Is it the same fee?';
  expect(asked.errors.map(({ line, message }: { line: number; message: string }) => [line, message])).toEqual(
    [
      [2, question],
      [3, question],
      [4, expect.stringContaining('A row above')],
      [6, 'Line 5 has a fee of this name for the student. Is it the same fee?'],
    ],
  );
  const corrections = [{ line: 2, field: 'same', value: 'yes' }];
  expect((await check(admin, 'fee', file.slice(0, 2), { corrections })).changes).toMatchObject([
    { field: 'Amount', from: '50000', to: '45000' },
  ]);
});

test('invisible characters and case in a number, code or email: the line is found in the check', async () => {
  const admin = await college().asAdmin();
  const known = aStudent();
  await admin.post('/api/students', known);
  const [start, rest] = [known.enrollmentNumber.slice(0, 3), known.enrollmentNumber.slice(3)];
  const file = (number: string) => [
    'Admission No,Year',
    `${known.enrollmentNumber},SECOND`,
    `${number},THIRD`,
  ];
  for (const number of [
    `${start}\u200b${rest}`,
    `${start}\u00ad${rest}\u2060`,
    ` ${start.toLowerCase()}${rest}\ufeff`,
  ]) {
    expect((await check(admin, 'student', file(number))).errors).toEqual([
      { line: 3, column: 'Admission No', message: 'Line 2 has the same enrollmentNumber' },
    ]);
    const alone = await check(admin, 'student', ['Admission No,Year', `${number},THIRD`]);
    expect(alone).toMatchObject({ created: 0, updated: 1, errors: [] });
  }
  const { code } = (await admin.post('/api/subjects', aSubject({ code: 'Dbl-101', year: 'FIRST' }))).json();
  const subjects = await check(admin, 'subject', ['Code,Name,Year', `dbl-\u200b101,Gait,FIRST`]);
  expect(subjects).toMatchObject({ created: 0, updated: 1, errors: [] });
  expect(subjects.changes.map(({ field }: { field: string }) => field)).not.toContain('Code');
  expect(code).toBe('Dbl-101');
});

test.each(['2.02301E+11', '2,02301E+11', '2.4E+02', '1E+05'])(
  'the shortened number %s is refused',
  async (number) => {
    const admin = await college().asAdmin();
    const row = sita.replace('Hindu,', `Hindu,"${number}"`);
    expect((await check(admin, 'student', people(`Short${number.length}`, row))).errors).toEqual([
      {
        line: 2,
        column: 'Admission No',
        message: 'A spreadsheet has shortened this number. Type all its digits.',
      },
    ]);
  },
);
