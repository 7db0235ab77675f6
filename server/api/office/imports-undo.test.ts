import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { aFacultyMember, aFee, aStudent, aSubject } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

const csv = (rows: Record<string, string>[]) => {
  const names = Object.keys(rows[0] ?? {});
  return [names.join(','), ...rows.map((row) => names.map((name) => row[name]).join(','))].join('\n');
};

/** A student as a row of the file. */
function row({ firstName, enrollmentNumber, contactInfo }: ReturnType<typeof aStudent>) {
  return {
    enrollmentNumber,
    firstName,
    lastName: 'Import',
    email: contactInfo.email,
    gender: 'Female',
    nationality: 'Indian',
    religion: 'Hindu',
    fatherFirstName: 'A',
    fatherLastName: 'B',
    motherFirstName: 'C',
    motherLastName: 'D',
  };
}

async function importStudents(admin: Caller, rows: Record<string, string>[]) {
  const response = await uploadFile(admin, 'POST', '/api/imports?noun=student', csv(rows));
  expect(response.statusCode).toBe(201);
  const id: string = response.json().id;
  const numbers = new Set(rows.map(({ enrollmentNumber }) => enrollmentNumber));
  const list: { id: string; enrollmentNumber: string }[] = (await admin.get('/api/students')).json();
  return { id, made: list.filter(({ enrollmentNumber }) => numbers.has(enrollmentNumber)) };
}

test('an import is undone as a whole: created records are deleted, changed ones restored', async () => {
  const admin = await college().asAdmin();
  const known = aStudent({ firstName: 'Before' });
  const before = (await admin.post('/api/students', known)).json();
  const { id } = await importStudents(admin, [row({ ...known, firstName: 'After' }), row(aStudent())]);
  const url = `/api/students/${before.id}?include=personalInfo,contactInfo`;
  expect((await admin.get(url)).json()).toMatchObject({ firstName: 'After', version: 2 });
  const count = (await admin.get('/api/students')).json().length;

  expect((await admin.delete(`/api/imports/${id}`)).statusCode).toBe(204);
  expect((await admin.get(url)).json()).toEqual({ ...before, version: 3 });
  expect((await admin.get('/api/students')).json()).toHaveLength(count - 1);
  const { undoneAt } = (await admin.get('/api/imports')).json().find((one: { id: string }) => one.id === id);
  expect(undoneAt).toBe('2026-11-20T06:00:00.000Z');
  const [latest] = (await admin.get(`/api/students/${before.id}/history`)).json();
  expect(latest.changes).toContainEqual({ field: 'firstName', from: 'After', to: 'Before' });
  const twice = await admin.delete(`/api/imports/${id}`);
  expect(twice.statusCode).toBe(409);
  expect(twice.json().error).toBe('This import was undone already.');
});

test('imports of faculty and subjects are undone too', async () => {
  const admin = await college().asAdmin();
  const member = (await admin.post('/api/faculty', aFacultyMember({ experienceYears: 3 }))).json();
  const subject = (await admin.post('/api/subjects', aSubject())).json();
  const faculty = csv([{ email: member.contactInfo.email, experienceYears: '9' }]);
  const subjects = csv([
    { code: subject.code, name: 'Other' },
    { code: 'UNDO1', name: 'New' },
  ]);
  for (const [noun, file] of [
    ['faculty', faculty],
    [
      'subject',
      subjects.replace(/\n/g, ',FIRST\n').replace('code,name,FIRST', 'code,name,year').concat(',FIRST'),
    ],
  ] as const) {
    const done = await uploadFile(admin, 'POST', `/api/imports?noun=${noun}`, file);
    expect(done.json()).toMatchObject({ updated: 1, errors: [] });
    expect((await admin.delete(`/api/imports/${done.json().id}`)).statusCode).toBe(204);
  }
  expect((await admin.get(`/api/faculty/${member.id}`)).json()).toEqual({ ...member, version: 3 });
  expect((await admin.get(`/api/subjects/${subject.id}`)).json()).toEqual({ ...subject, version: 3 });
  expect((await admin.get('/api/subjects?q=UNDO1')).json()).toEqual([]);
});

const laterChanges: [
  string,
  string,
  (admin: Caller, url: string, caller: { id: string }) => Promise<unknown>,
][] = [
  [
    'was edited',
    'was changed',
    (admin, url) => admin.put(url, aStudent({ firstName: 'Later', lastName: 'Import' })),
  ],
  ['has a fee', 'is in use', (admin, url) => admin.post(`${url}/fees`, aFee())],
  [
    'has chosen a password',
    'is in use',
    async (admin, url) => {
      const { link } = (await admin.post(`${url}/invites`)).json();
      const password = 'banyan-roots-62';
      await college().anonymous.post('/api/auth/passwords', { token: link.split('#')[1], password });
    },
  ],
];

test.each(laterChanges)(
  'undo is refused as a whole where a created record %s since',
  async (_, reason, change) => {
    const admin = await college().asAdmin();
    const { id, made } = await importStudents(admin, [row(aStudent()), row(aStudent())]);
    const [first, second] = made;
    await change(admin, `/api/students/${first?.id}`, { id });
    const refused = await admin.delete(`/api/imports/${id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatch(
      new RegExp(`Import ${reason} since the import. Nothing was undone.$`),
    );
    expect((await admin.get(`/api/students/${second?.id}`)).statusCode).toBe(200);
  },
);

test('a created record that was deleted since is passed over; a changed one must exist', async () => {
  const admin = await college().asAdmin();
  const first = await importStudents(admin, [row(aStudent()), row(aStudent())]);
  await admin.delete(`/api/students/${first.made[0]?.id}`);
  expect((await admin.delete(`/api/imports/${first.id}`)).statusCode).toBe(204);
  const known = aStudent();
  await admin.post('/api/students', known);
  const second = await importStudents(admin, [row({ ...known, firstName: 'Changed' })]);
  await admin.delete(`/api/students/${second.made[0]?.id}`);
  expect((await admin.delete(`/api/imports/${second.id}`)).json().error).toContain(
    'was changed since the import',
  );
});

test('undo is for admins, and needs an existing import', async () => {
  const { anonymous, asAdmin, asFaculty } = college();
  const url = `/api/imports/${randomUUID()}`;
  expect((await (await asAdmin()).delete(url)).statusCode).toBe(404);
  expect((await (await asFaculty()).delete(url)).statusCode).toBe(403);
  expect((await anonymous.delete(url)).statusCode).toBe(401);
  expect((await (await asFaculty()).get('/api/imports')).statusCode).toBe(403);
});
