// On SQLite alone: no statement differs.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aFacultyMember, aStudent } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();
const born = (day: string) => ({ personalInfo: { dob: `${day}T00:00:00.000Z` } });

test.each([
  ['faculty', aFacultyMember({ ...born('2006-05-01'), yearOfJoining: '2005-05-01' }), 'yearOfJoining'],
  ['faculty', aFacultyMember({ yearOfJoining: '2020-06-01', leftOn: '2019-06-01' }), 'leftOn'],
  ['students', aStudent({ ...born('2007-04-14'), batch: '1999' }), 'batch'],
  ['students', aStudent({ ...born('2007-04-14'), statusSince: '2001-01-01' }), 'statusSince'],
  ['students', aStudent({ batch: '2099' }), 'batch'],
])('POST /api/%s refuses days that cannot follow each other', async (path, person, field) => {
  const admin = await college().asAdmin();
  const { fields } = (await admin.post(`/api/${path}`, person)).json();
  expect(Object.keys(fields)).toEqual([field]);
});

test('a birth of today, which a form gives, is not known; what was stored before the rule holds up no other save', async () => {
  const admin = await college().asAdmin();
  const member = aFacultyMember({ ...born('2026-11-20'), yearOfJoining: '2020-06-01' });
  const { id } = (await admin.post('/api/faculty', member)).json();
  await college().db.updateTable('faculty').set({ left_on: '2019-06-01' }).where('id', '=', id).execute();
  const stored = { ...member, leftOn: '2019-06-01' };
  expect((await admin.put(`/api/faculty/${id}`, { ...stored, designation: 'Professor' })).statusCode).toBe(
    200,
  );
  const { fields } = (await admin.put(`/api/faculty/${id}`, { ...stored, leftOn: '2018-06-01' })).json();
  expect(fields).toEqual({ leftOn: '‘Left on’ cannot be before ‘Date of Joining’, 1 Jun 2020' });
});

test('the check of an import names the line', async () => {
  const admin = await college().asAdmin();
  const file =
    'First Name,Last Name,Specialization,Date of Joining,Left on\nUma,Rao,Neurology,1/6/2020,1/6/2019';
  const report = (await uploadFile(admin, 'POST', '/api/imports?noun=faculty&dryRun=true', file)).json();
  expect(report.errors).toEqual([
    { line: 2, column: 'Left on', message: '‘Left on’ cannot be before ‘Date of Joining’, 1 Jun 2020' },
  ]);
});
