// The fields of a student that teachers may read, tried in every call that reads students and for every field of the table,
// and whose marks they may read.
import { beforeAll, describe, expect, test } from 'vitest';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import { type Fields, fieldKey } from '#shared/kit/fields/fields.ts';
import { studentFields } from '#shared/people/students.ts';
import { type Caller, shareApp, startApp } from '#test/app.ts';
import { aGrade, aResult, aSubject } from '#test/factories.ts';

// Every field is tried by the same two sessions.
const college = shareApp({ volume: { perSession: 10_000, filesPerSession: 10_000 } });
const fields = Object.entries(studentFields as Fields);
/** Named here again, and not read from the table: a change of `readBy` there must fail a test. */
const forOffice = new Set([
  'fatherFirstName',
  'fatherLastName',
  'motherFirstName',
  'motherLastName',
  'bloodGroup',
  'batch',
  'quota',
  'category',
  'status',
  'statusSince',
  'parentPhone',
  'fatherHasOneName',
  'motherHasOneName',
  ...['gender', 'dob', 'nationality', 'religion', 'address'].map((key) => `personalInfo.${key}`),
]);
const everything = 'include=personalInfo,contactInfo,fees,results.subject,gradeInfo.subject';

let readers: { teacher: Caller; office: Caller };
let student: Caller;

beforeAll(async () => {
  const { asAdmin, asFaculty, asStudent } = college();
  readers = { teacher: await asFaculty(), office: await asAdmin() };
  student = await asStudent({
    bloodGroup: 'AB-',
    quota: 'management',
    category: 'BC-E',
    batch: '1999',
    status: 'DETAINED',
    statusSince: '1998-07-06',
    parentPhone: '+919876501234',
    fatherFirstName: 'Zquofirst',
    fatherLastName: 'Zquolast',
    motherFirstName: 'Zqumfirst',
    motherLastName: 'Zqumlast',
    personalInfo: {
      dob: '2005-03-04T00:00:00.000Z',
      address: 'Zquaddress',
      nationality: 'Zqunation',
      religion: 'Zqurelig',
    },
  });
});

const listed = async (reader: Caller): Promise<object[]> =>
  (await reader.get(`/api/students?${everything}`)).json();
const header = async (reader: Caller) =>
  ((await reader.get('/api/students.csv')).body.split('\n')[0] ?? '').replace('\uFEFF', '').split(',');

test('every field says who may read it, and only these are for the office', () => {
  for (const [path, { readBy }] of fields)
    expect([path, readBy]).toEqual([path, forOffice.has(path) ? 'office' : 'staff']);
});

describe.each(fields)('%s', (path, { filter, choices, isSearched, input, lets }) => {
  test.each(['teacher', 'office'] as const)('as the %s may read it', async (who) => {
    const isTold = who === 'office' || !forOffice.has(path);
    const rows = await listed(readers[who]);
    expect(rows.length).toBeGreaterThan(0);
    // A tick for a person with one name only is told of no other person.
    if (!lets) for (const row of rows) expect(valueAt(row, path) !== undefined).toBe(isTold);
    if (input) expect((await header(readers[who])).includes(fieldKey(path))).toBe(isTold);
    if (filter) {
      const filtered = await readers[who].get(
        `/api/students?${fieldKey(path)}=${encodeURIComponent(choices?.[0] ?? '')}`,
      );
      expect(filtered.statusCode).toBe(isTold ? 200 : 403);
    }
    if (isSearched && who === 'office') {
      const words = String(valueAt(rows[0], path));
      const found = async (reader: Caller) =>
        (await reader.get(`/api/students?q=${encodeURIComponent(words)}`)).json();
      expect(await found(readers.office)).not.toEqual([]);
      // A field that teachers may not read must not be found by them either.
      if (forOffice.has(path)) expect(await found(readers.teacher)).toEqual([]);
    }
  });
});

test('no answer to a teacher contains a value of a field for the office', async () => {
  const { teacher } = readers;
  const answers = [
    await teacher.get(`/api/students?${everything}`),
    await teacher.get('/api/students.csv'),
    await teacher.get('/api/students?q=Zquofirst'),
  ];
  for (const { body, statusCode } of answers) {
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/Zqu|AB-|2005-03-04|BC-E|management|1999|DETAINED|1998|98765/);
  }
  expect(answers[2]?.json()).toEqual([]);
  expect((await teacher.get(`/api/students/${student.id}?${everything}`)).statusCode).toBe(403);
  expect((await teacher.get(`/api/students/${student.id}/history`)).statusCode).toBe(403);
  expect((await teacher.get('/api/audit-log')).statusCode).toBe(403);
  // Students read their own record completely.
  expect((await student.get(`/api/students/${student.id}?${everything}`)).body).toContain('Zquofirst');
});

test('teachers read results and grades of the students whom they teach in this academic year, and of no others', async () => {
  const { asAdmin, asFaculty, asStudent } = college();
  const [admin, teacher, former] = [await asAdmin(), await asFaculty(), await asFaculty()];
  const subject = (await admin.post('/api/subjects', aSubject({ year: 'THIRD' }))).json();
  for (const [faculty, academicYear] of [
    [teacher, '2026-2027'],
    [former, '2025-2026'],
  ] as const)
    await admin.post('/api/teaching', { facultyId: faculty.id, subjectId: subject.id, academicYear });
  const students = {
    taught: await asStudent({ year: 'THIRD' }),
    ofOtherYear: await asStudent({ year: 'FOURTH' }),
    left: await asStudent({ year: 'THIRD' }),
  };
  for (const { id } of Object.values(students)) {
    await admin.post(`/api/students/${id}/results`, aResult(subject));
    await admin.post(`/api/students/${id}/grades`, aGrade(subject));
  }
  const record = `/api/students/${students.left.id}`;
  const before = (await admin.get(`${record}?include=personalInfo,contactInfo`)).json();
  await admin.put(record, { ...before, status: 'LEFT' });
  const marksOf = async (reader: Caller, paging = '') => {
    const rows = await reader.get(`/api/students?include=results.subject,gradeInfo.subject${paging}`);
    const found = new Map(rows.json().map((row: { id: string }) => [row.id, row]));
    return Object.values(students).map(({ id }) => {
      const { results, gradeInfo } = found.get(id) as { results?: object[]; gradeInfo?: object[] }; // each is in the list
      return [results?.length, gradeInfo?.length];
    });
  };
  const [all, none] = [
    [1, 1],
    [undefined, undefined],
  ];
  for (const paging of ['', '&page=1&pageSize=100']) {
    expect(await marksOf(admin, paging)).toEqual([all, all, all]);
    expect(await marksOf(teacher, paging)).toEqual([all, none, none]);
    expect(await marksOf(former, paging)).toEqual([none, none, none]);
  }
});

test('a teacher reads the students whom they teach first, on every page and in every order', async () => {
  const { asAdmin, asFaculty, asStudent } = await startApp();
  const [admin, teacher] = [await asAdmin(), await asFaculty()];
  const subject = (await admin.post('/api/subjects', aSubject({ year: 'THIRD' }))).json();
  const teaching = { facultyId: teacher.id, subjectId: subject.id, academicYear: '2026-2027' };
  for (const [lastName, year] of [
    ['A', 'FIRST'],
    ['B', 'THIRD'],
    ['C', 'SECOND'],
    ['D', 'THIRD'],
    ['E', 'FOURTH'],
  ] as const)
    await asStudent({ lastName, year });
  const names = async (reader: Caller, query: string) => {
    const rows: { lastName: string; isTaught?: boolean }[] = (
      await reader.get(`/api/students?status=CURRENT${query}`)
    ).json();
    return rows.map(({ lastName, isTaught }) => (isTaught ? `${lastName}*` : lastName)).join(' ');
  };
  expect(await names(teacher, '&first=taught')).toBe('A B C D E');
  expect((await admin.post('/api/teaching', teaching)).statusCode).toBe(201);
  expect(await names(teacher, '&first=taught')).toBe('B* D* A C E');
  const page = (number: number, more = '') =>
    names(teacher, `&first=taught&pageSize=3&page=${number}${more}`);
  expect([await page(1), await page(2), await page(3)]).toEqual(['B* D* A', 'C E', '']);
  expect(await page(1, '&sort=-email')).toMatch(/^[BD]\* [BD]\* [ACE]$/);
  expect(await names(teacher, '')).toBe('A B C D E');
  expect(await names(admin, '&first=taught')).toBe('A B C D E');
});
