import { expect, test } from 'vitest';
import { type Caller, shareApp, startApp } from '#test/app.ts';
import { aFacultyMember, aStudent, aSubject } from '#test/factories.ts';
import { processorSeconds } from '#test/processor-seconds.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

const header =
  'enrollmentNumber,firstName,lastName,year,email,phone,gender,dob,address,nationality,religion,fatherFirstName,fatherLastName,motherFirstName,motherLastName,bloodGroup';
/** A line of the students' file with the given cells and defaults. */
function line(cells: Record<string, string> = {}): string {
  const given: Record<string, string> = {
    firstName: 'Lakshmi',
    lastName: 'Sample',
    gender: 'Female',
    nationality: 'Indian',
    religion: 'Hindu',
    fatherFirstName: 'Ravi',
    fatherLastName: 'S',
    motherFirstName: 'Sita',
    motherLastName: 'S',
    ...cells,
  };
  return header
    .split(',')
    .map((name) => given[name] ?? '')
    .join(',');
}

function send(admin: Caller, file: string | Buffer, query = '') {
  return uploadFile(admin, 'POST', `/api/imports?noun=student${query}`, file);
}

test('a dry run reports the result and changes nothing; the import carries it out', async () => {
  const { asAdmin, db } = await startApp();
  const admin = await asAdmin();
  const known = aStudent({ firstName: 'Old' });
  const { id } = (await admin.post('/api/students', known)).json();
  const headings = header.replace('firstName', 'First Name').replace('dob', 'Date of Birth');
  const file = [
    `${headings},colour`,
    line({ enrollmentNumber: known.enrollmentNumber, firstName: 'New', email: known.contactInfo.email }),
    line({
      enrollmentNumber: 'X1',
      email: 'x1@x.example',
      year: 'third',
      gender: 'female',
      dob: '14/04/2007',
      bloodGroup: 'o−',
    }),
    line({ firstName: 'లక్ష్మీ' }),
  ].join('\r\n');
  const report = {
    noun: 'student',
    rows: 3,
    created: 2,
    updated: 1,
    skipped: 0,
    unknownColumns: ['colour'],
    errors: [],
    errorCount: 0,
  };
  const dry = await send(admin, file, '&dryRun=true');
  expect(dry.statusCode).toBe(200);
  expect(dry.json()).toMatchObject({ ...report, id: null, dryRun: true });
  expect((await admin.get('/api/students')).json()).toHaveLength(1);
  expect((await admin.get('/api/imports')).json()).toEqual([]);

  const done = await send(admin, file);
  expect(done.statusCode).toBe(201);
  expect(done.json()).toMatchObject({ ...report, id: expect.any(String), dryRun: false });
  const list = (
    await admin.get('/api/students?include=personalInfo,contactInfo&sort=enrollmentNumber')
  ).json();
  expect(list).toHaveLength(3);
  expect(list[0]).toMatchObject({ id, firstName: 'New', version: 2 });
  expect(list[1]).toMatchObject({
    firstName: 'లక్ష్మీ',
    enrollmentNumber: 'VCP26001',
    year: 'FIRST',
    contactInfo: { email: 'vcp26001@vcp.example', phone: '' },
  });
  expect(list[2]).toMatchObject({
    year: 'THIRD',
    bloodGroup: 'O-',
    personalInfo: { gender: 'Female', dob: '2007-04-14T00:00:00.000Z' },
  });
  const accounts = await db
    .selectFrom('accounts')
    .select('student_id')
    .where('role', '=', 'student')
    .execute();
  expect(accounts).toHaveLength(3);
  expect((await admin.get('/api/imports')).json()).toEqual([
    {
      id: done.json().id,
      noun: 'student',
      fileName: 'file.csv',
      at: '2026-11-20T06:00:00.000Z',
      actor: expect.stringMatching(/^admin-/),
      created: 2,
      updated: 1,
      skipped: 0,
      undoneAt: null,
    },
  ]);
  const [latest] = (await admin.get(`/api/students/${id}/history`)).json();
  expect(latest).toMatchObject({ action: 'update', label: 'file.csv' });
  expect(latest.changes).toContainEqual({ field: 'firstName', from: 'Old', to: 'New' });
});

test('a file with mistakes is refused as a whole, and each mistake is named by line and column', async () => {
  const admin = await college().asAdmin();
  const other = aFacultyMember();
  await admin.post('/api/faculty', other);
  const file = [
    header.replace('email', 'E-Mail'),
    line({ enrollmentNumber: 'M1', email: 'm1@x.example' }),
    line({ firstName: '', email: 'broken@' }),
    '',
    line({ enrollmentNumber: 'M1', dob: '31-02-2007' }),
    line({ firstName: '"two\nlines"' }),
    line({ email: other.contactInfo.email.toUpperCase() }),
    line({ firstName: 'Sita', year: 'FIFTH', gender: 'x' }),
    `${line({ firstName: 'Gita' })},one more`,
  ].join('\n');
  const report = (await send(admin, file, '&dryRun=true')).json();
  expect(report).toMatchObject({ rows: 7, errorCount: 8 });
  expect(report.errors).toEqual([
    { line: 3, column: 'firstName', message: 'First name is required' },
    { line: 3, column: 'E-Mail', message: 'Invalid email address' },
    { line: 5, column: 'enrollmentNumber', message: 'Line 2 has the same enrollmentNumber' },
    { line: 6, column: 'firstName', message: 'Please remove the characters that cannot be shown' },
    { line: 8, column: 'E-Mail', message: 'Another person has this email' },
    { line: 9, column: 'year', message: 'Choose a year' },
    { line: 9, column: 'gender', message: 'Gender is required' },
    { line: 10, column: '', message: 'The row has more cells than the header has columns' },
  ]);
  const before = (await admin.get('/api/students?page=1')).headers['x-total-count'];
  const refused = await send(admin, file);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error).toBe('8 mistakes in the file. Nothing was imported.');
  expect(refused.json().fields).toMatchObject({ 'line 3, E-Mail': 'Invalid email address' });
  expect((await admin.get('/api/students?page=1')).headers['x-total-count']).toBe(before);
});

test('an existing person is found by enrolment number, without one by email; skip does not change the record', async () => {
  const admin = await college().asAdmin();
  const student = aStudent();
  const { id } = (await admin.post('/api/students', student)).json();
  const { email } = student.contactInfo;
  const url = `/api/students/${id}?include=contactInfo`;
  const file = [header, line({ email: email.toUpperCase(), phone: '98480 22338' })].join('\n');
  const skipped = (await send(admin, file, '&duplicates=skip')).json();
  expect(skipped).toMatchObject({ created: 0, updated: 0, skipped: 1 });
  expect((await admin.get(url)).json().contactInfo.phone).toBe('+919000000000');
  expect((await send(admin, file)).json()).toMatchObject({ created: 0, updated: 1 });
  expect((await admin.get(url)).json()).toMatchObject({
    enrollmentNumber: student.enrollmentNumber,
    contactInfo: { email, phone: '+919848022338' },
  });
  // A new number with another person's email is a mistake, not a change of number.
  const taken = (
    await send(admin, [header, line({ enrollmentNumber: 'NEW-1', email })].join('\n'), '&dryRun=true')
  ).json();
  expect(taken.errors).toEqual([{ line: 2, column: 'email', message: 'Another person has this email' }]);
});

test('a column that the file does not have keeps the stored value', async () => {
  const admin = await college().asAdmin();
  const student = aStudent();
  const made = (await admin.post('/api/students', student)).json();
  await send(admin, `Enrollment Number;Phone\n${student.enrollmentNumber};98480 22338\n`);
  const after = (await admin.get(`/api/students/${made.id}?include=personalInfo,contactInfo`)).json();
  const contactInfo = { ...made.contactInfo, phone: '+919848022338' };
  expect(after).toEqual({ ...made, contactInfo, version: 2 });
});

test('a blank cell keeps the stored value, in a row that changes something and in one that changes nothing', async () => {
  const admin = await college().asAdmin();
  const student = aStudent({ year: 'THIRD', personalInfo: { dob: '2005-01-02T00:00:00.000Z' } });
  const made = (await admin.post('/api/students', student)).json();
  const member = (await admin.post('/api/faculty', aFacultyMember({ experienceYears: 9 }))).json();
  const subject = (await admin.post('/api/subjects', aSubject({ year: 'FOURTH' }))).json();
  const blank = (cells: object) => {
    const names = [...new Set([...header.split(','), 'designation', 'experienceYears', 'yearOfJoining'])];
    const values: Record<string, string> = { ...cells };
    return `${names.join(',')}\n${names.map((name) => values[name] ?? '').join(',')}`;
  };
  const { enrollmentNumber } = student;
  expect((await send(admin, blank({ enrollmentNumber }))).json()).toMatchObject({ updated: 0, skipped: 1 });
  expect((await send(admin, blank({ enrollmentNumber, lastName: 'Later' }))).json().updated).toBe(1);
  const { email } = member.contactInfo;
  for (const [noun, file] of [
    ['faculty', blank({ email, lastName: 'Later' })],
    ['subject', `code,name,year\n${subject.code},Later,`],
  ]) {
    const answer = await uploadFile(admin, 'POST', `/api/imports?noun=${noun}`, file ?? '');
    expect(answer.json()).toMatchObject({ updated: 1, errors: [] });
  }
  const later = { lastName: 'Later', version: 2 };
  const after = (await admin.get(`/api/students/${made.id}?include=personalInfo,contactInfo`)).json();
  expect(after).toEqual({ ...made, ...later });
  expect((await admin.get(`/api/faculty/${member.id}`)).json()).toEqual({ ...member, ...later });
  const saved = (await admin.get(`/api/subjects/${subject.id}`)).json();
  expect(saved).toEqual({ ...subject, name: 'Later', version: 2 });
});

test('two rows about one person, found by number and by email, are a mistake of the second', async () => {
  const admin = await college().asAdmin();
  const { enrollmentNumber, contactInfo } = aStudent();
  const row = { enrollmentNumber, email: contactInfo.email };
  expect((await send(admin, [header, line(row)].join('\n'))).json().created).toBe(1);
  const file = [header, line({ enrollmentNumber, year: 'third' }), line({ email: row.email, year: 'x' })];
  const report = (await send(admin, file.join('\n'), '&dryRun=true')).json();
  expect(report.errors).toEqual([{ line: 3, column: '', message: 'Line 2 is about the same record' }]);
  expect((await send(admin, file.join('\n'))).statusCode).toBe(400);
});

test('faculty and subjects are imported too', async () => {
  const admin = await college().asAdmin();
  const subjects = await uploadFile(
    admin,
    'POST',
    '/api/imports?noun=subject',
    '\uFEFFcode\tname\tyear\nIMP1\tAnatomy\tfirst\nIMP2\tYoga\tSECOND\n',
  );
  expect(subjects.json()).toMatchObject({ created: 2, errors: [] });
  const again = await uploadFile(
    admin,
    'POST',
    '/api/imports?noun=subject',
    'code,name,year\nIMP1,Anatomy II,FIRST\nIMP2,Yoga,SECOND',
  );
  expect(again.json()).toMatchObject({ created: 0, updated: 1, skipped: 1 });
  expect((await admin.get('/api/subjects?q=IMP1')).json()).toMatchObject([
    { name: 'Anatomy II', version: 2 },
  ]);
  const file =
    'firstName,lastName,specialization,experienceYears,email\nAsha,Rao,Hands,7,asha@imp.example\nBala,Rao,Feet,,\n';
  const faculty = await uploadFile(admin, 'POST', '/api/imports?noun=faculty', file);
  expect(faculty.json()).toMatchObject({ created: 2 });
  const list = (await admin.get('/api/faculty?include=contactInfo&q=rao&sort=firstName')).json();
  expect(list).toMatchObject([
    { firstName: 'Asha', experienceYears: 7, designation: 'Assistant Professor' },
    { firstName: 'Bala', experienceYears: 0, contactInfo: { email: expect.stringMatching(/^faculty-/) } },
  ]);
  const bad = await uploadFile(admin, 'POST', '/api/imports?noun=faculty&dryRun=true', `${file}C,D,E,many,`);
  expect(bad.json().errors).toEqual([
    {
      line: 3,
      column: '',
      message: 'Bala Rao, who is there already, has the same name. Is it the same person?',
    },
    { line: 4, column: 'experienceYears', message: 'Experience must be a number of years' },
  ]);
});

test.each<[string, string | Buffer, number, string]>([
  ['nothing', '', 400, 'The file is empty.'],
  ['another encoding', Buffer.from('firstName\nS\xe9', 'latin1'), 400, 'The file is not in UTF-8'],
  ['half a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000'), 400, 'The workbook cannot be read'],
  ['an open quotation mark', 'firstName\n"Ravi', 400, 'The file cannot be read'],
  ['too many rows', `firstName\n${'a\n'.repeat(5001)}`, 400, 'The file has more than 5000 rows'],
  ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), 413, 'The file is too large: at most 2 MB.'],
])('a file that is %s is refused with a sentence', async (_, file, status, sentence) => {
  const admin = await college().asAdmin();
  const response = await send(admin, file, '&dryRun=true');
  expect(response.statusCode).toBe(status);
  expect(response.json().fields.file).toContain(sentence);
});

test('a header without a known column, or with one twice, is a mistake of line 1', async () => {
  const admin = await college().asAdmin();
  const none = (await send(admin, 'foo,bar\n1,2', '&dryRun=true')).json();
  expect(none.errors[0].message).toContain(
    'The first line must name the columns: firstName, lastName, enrollmentNumber',
  );
  const twice = (await send(admin, 'firstName,First name\na,b', '&dryRun=true')).json();
  expect(twice.errors).toEqual([
    { line: 1, column: 'firstName', message: 'The column firstName is there twice' },
  ]);
});

test('bad queries name the field; only admins import', async () => {
  const { anonymous, asAdmin, asFaculty } = college();
  const wrong = await uploadFile(await asAdmin(), 'POST', '/api/imports?noun=event&dryRun=maybe', 'a');
  expect(Object.keys(wrong.json().fields).sort()).toEqual(['dryRun', 'noun']);
  expect((await send(anonymous, header)).statusCode).toBe(401);
  expect((await send(await asFaculty(), header)).statusCode).toBe(403);
});

// About a second each; the passed time is measured by bench/imports.ts.
test('5,000 rows are imported, changed and undone with 5 seconds of work each', {
  timeout: 180_000,
}, async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const rows = Array.from({ length: 5000 }, (_, index) =>
    line({ enrollmentNumber: `B${index}`, email: `b${index}@x.example` }),
  );
  const importing = (firstName: string, expected: object) => async () => {
    const file = [header, ...rows.map((row) => row.replace('Lakshmi', firstName))].join('\n');
    expect((await send(admin, file)).json()).toMatchObject({ ...expected, errors: [] });
  };
  expect(await processorSeconds(importing('Lakshmi', { created: 5000 }))).toBeLessThan(5);
  expect(await processorSeconds(importing('Lalitha', { updated: 5000 }))).toBeLessThan(5);
  const [{ id }] = (await admin.get('/api/imports')).json();
  const undoing = async () => expect((await admin.delete(`/api/imports/${id}`)).statusCode).toBe(204);
  expect(await processorSeconds(undoing)).toBeLessThan(5);
  expect((await admin.get('/api/students?q=lakshmi&page=1')).headers['x-total-count']).toBe('5000');
});
