// A person with one name only has no last name; a tick in the payload says so. Lists, papers and files have the one name.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aFacultyMember, aStudent } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

const one = {
  ...aStudent({ firstName: 'Nagalakshmi', lastName: '', fatherLastName: '', motherLastName: '' }),
  hasOneName: true,
  fatherHasOneName: true,
  motherHasOneName: true,
};

test('a student, the father and the mother may have one name each', async () => {
  const { asAdmin } = college();
  const admin = await asAdmin();
  const made = await admin.post('/api/students', one);
  expect(made.statusCode).toBe(201);
  const student = made.json();
  expect(student).toMatchObject({
    firstName: 'Nagalakshmi',
    lastName: '',
    hasOneName: true,
    fatherHasOneName: true,
  });
  const url = `/api/students/${student.id}`;
  // What was read can be sent back.
  const read = (await admin.get(`${url}?include=personalInfo,contactInfo`)).json();
  expect((await admin.put(url, { ...read, bloodGroup: 'B+' })).statusCode).toBe(200);
  const named = await admin.put(url, { ...read, lastName: 'Rao' });
  expect(named.json()).toMatchObject({ lastName: 'Rao' });
  expect(named.json()).not.toHaveProperty('hasOneName');
});

test('without the tick each last name is required, beside the messages of other fields', async () => {
  const admin = await college().asAdmin();
  const { hasOneName: _, fatherHasOneName: __, motherHasOneName: ___, ...untold } = one;
  const refused = await admin.post('/api/students', { ...untold, firstName: '\u3164', hasOneName: false });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    fatherLastName: "Father's last name is required",
    motherLastName: "Mother's last name is required",
  });
  const { lastName: ____, ...without } = aFacultyMember();
  expect((await admin.post('/api/faculty', without)).json().fields).toEqual({
    lastName: 'Last name is required',
  });
  expect((await admin.post('/api/faculty', { ...without, hasOneName: 'x' })).json().fields).toHaveProperty(
    'hasOneName',
  );
});

test('lists sort the one name among the last names, and the search finds it', async () => {
  const admin = await college().asAdmin();
  for (const lastName of ['Zakir', 'Abhinav']) await admin.post('/api/faculty', aFacultyMember({ lastName }));
  await admin.post('/api/faculty', {
    ...aFacultyMember({ firstName: 'Madhavi', lastName: '' }),
    hasOneName: true,
  });
  const list = (await admin.get('/api/faculty?page=1&sort=lastName')).json();
  expect(list.map(({ firstName, lastName }: Record<string, string>) => lastName || firstName)).toEqual([
    'Abhinav',
    'Madhavi',
    'Zakir',
  ]);
  expect((await admin.get('/api/faculty?q=madhavi')).json()).toHaveLength(1);
});

test('what names the person has neither a gap nor a dot', async () => {
  const admin = await college().asAdmin();
  const { id } = (await admin.post('/api/students', { ...one, ...unique() })).json();
  const fee = { label: 'Tuition fee', amount: 100, paid: 0, dueOn: '2026-12-01' };
  await admin.post(`/api/students/${id}/fees`, fee);
  const dues = (await admin.get('/api/dues?q=nagalakshmi')).json().dues;
  expect(dues.map(({ studentName }: { studentName: string }) => studentName)).toEqual(['Nagalakshmi']);
  const made = await admin.post(`/api/students/${id}/certificates`, { kind: 'bonafide', purpose: '' });
  expect((await admin.get(`/api/verifications/${made.json().code}`)).json().holder).toBe('N.');
  await admin.delete(`/api/students/${id}`);
  const labels = (await admin.get('/api/deleted-records?noun=student'))
    .json()
    .map(({ label }: { label: string }) => label);
  expect(labels).toContain('Nagalakshmi');
});

test('an export and an import have the tick', async () => {
  const admin = await college().asAdmin();
  const { enrollmentNumber } = (await admin.post('/api/students', { ...one, ...unique() })).json();
  const csv = (await admin.get(`/api/students.csv?q=${enrollmentNumber}`)).body;
  expect(csv.trim().split('\n')[1]).toMatch(/yes,yes,yes\s*$/);
  const again = csv
    .replaceAll('Nagalakshmi', 'Madhavi')
    .replaceAll(enrollmentNumber, `${enrollmentNumber}B`)
    .replaceAll(/student\d+@/g, 'other-one@');
  const done = await uploadFile(admin, 'POST', '/api/imports?noun=student', again);
  expect(done.json()).toMatchObject({ created: 1, errors: [] });
  const [copy] = (await admin.get(`/api/students?q=${enrollmentNumber}B`)).json();
  expect(copy).toMatchObject({ lastName: '', hasOneName: true });
  const blank = again
    .replaceAll('yes', 'no')
    .replaceAll('Madhavi', 'Jaya')
    .replaceAll('other-one@', 'third@')
    .replaceAll(`${enrollmentNumber}B`, `${enrollmentNumber}C`);
  const refused = await uploadFile(admin, 'POST', '/api/imports?noun=student&dryRun=true', blank);
  expect(refused.json().errors.map(({ message }: { message: string }) => message)).toContain(
    'Last name is required',
  );
});

function unique() {
  const { enrollmentNumber, contactInfo } = aStudent();
  return { enrollmentNumber, contactInfo };
}
