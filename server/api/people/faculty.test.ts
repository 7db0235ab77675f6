import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { shareApp, startApp, testPassword } from '#test/app.ts';
import { aFacultyMember, aRegister } from '#test/factories.ts';
import { aClass } from '#test/timetable.ts';

const college = shareApp();

test('POST /api/faculty creates a faculty member and answers the record with its version', async () => {
  const admin = await college().asAdmin();
  const input = aFacultyMember({ firstName: ' లక్ష్మి ' });
  const response = await admin.post('/api/faculty', input);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ ...input, firstName: 'లక్ష్మి', id: expect.any(String), version: 1 });
  expect(response.headers.etag).toBe('"1"');
  // product §7: the portal sends no include and shows both parts.
  const again = await admin.get(`/api/faculty/${response.json().id}`);
  expect(again.json()).toEqual(response.json());
});

test.each([
  ['left out', {}],
  [
    'empty',
    {
      designation: '',
      experienceYears: '',
      yearOfJoining: '',
      personalInfo: { gender: '', nationality: '', religion: '', dob: '', address: '' },
      contactInfo: { email: '', phone: '' },
    },
  ],
  ['null', { experienceYears: null, yearOfJoining: null }],
])('POST /api/faculty fills in the defaults of what is %s', async (_, given) => {
  const admin = await college().asAdmin();
  const names = { firstName: 'Ravi', lastName: 'Sample', specialization: 'Sports' };
  const response = await admin.post('/api/faculty', { ...names, ...given });
  expect(response.statusCode).toBe(201);
  const unknown = 'Not specified';
  expect(response.json()).toEqual({
    ...names,
    leftOn: null,
    id: expect.any(String),
    version: 1,
    designation: 'Assistant Professor',
    experienceYears: 0,
    yearOfJoining: '2026-11-20',
    personalInfo: { gender: unknown, nationality: unknown, religion: unknown, dob: null, address: '' },
    contactInfo: { email: expect.stringMatching(/^faculty-[0-9a-f]{8}@vcp\.example$/), phone: '' },
  });
});

test('a PUT keeps the values of missing fields', async () => {
  const { asAdmin, asFaculty } = college();
  const [admin, member] = [await asAdmin(), await asFaculty({ experienceYears: 9, designation: 'Reader' })];
  const before = (await admin.get(`/api/faculty/${member.id}`)).json();
  const names = { firstName: 'New', lastName: 'Name', specialization: 'Hands' };
  const after = await admin.put(`/api/faculty/${member.id}`, names);
  expect(after.statusCode).toBe(200);
  expect(after.json()).toEqual({ ...before, ...names, version: 2 });
});

test.each([' 12 ', '౧౨'])(
  'experience (%s) and dates are accepted in the form of older callers',
  async (years) => {
    const admin = await college().asAdmin();
    const typed = { ...aFacultyMember(), experienceYears: years, yearOfJoining: '2021-06-30T20:00:00.000Z' };
    const { experienceYears, yearOfJoining } = (await admin.post('/api/faculty', typed)).json();
    expect({ experienceYears, yearOfJoining }).toEqual({ experienceYears: 12, yearOfJoining: '2021-07-01' });
  },
);

const badInputs: [string, object, string, string][] = [
  ['an empty first name', { firstName: '' }, 'firstName', 'First name is required'],
  ['no specialization', { specialization: undefined }, 'specialization', 'Specialization is required'],
  ['less than no experience', { experienceYears: -1 }, 'experienceYears', 'Experience cannot be less than 0'],
  ['half a year', { experienceYears: 1.5 }, 'experienceYears', 'Experience must be a number of years'],
  ['words for years', { experienceYears: 'ten' }, 'experienceYears', 'Experience must be a number of years'],
  [
    '31 February',
    { yearOfJoining: '2022-02-31' },
    'yearOfJoining',
    'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
  ],
  ['an unknown gender', { personalInfo: { gender: 'x' } }, 'personalInfo.gender', 'Choose a gender'],
  ['a broken email', { contactInfo: { email: 'x@' } }, 'contactInfo.email', 'Invalid email address'],
];

test.each(badInputs)(
  'POST and PUT /api/faculty refuse %s and name the field',
  async (_, change, field, message) => {
    const { asAdmin, asFaculty } = college();
    const [admin, member] = [await asAdmin(), await asFaculty()];
    const input = { ...aFacultyMember(), ...change };
    for (const response of [
      await admin.post('/api/faculty', input),
      await admin.put(`/api/faculty/${member.id}`, input),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({ [field]: message });
    }
  },
);

test('faculty members read and change their own record, but never their email', async () => {
  const { asFaculty } = college();
  const [own, other] = [await asFaculty(), await asFaculty()];
  const url = `/api/faculty/${own.id}`;
  const before = (await own.get(url)).json();
  const saved = await own.put(url, {
    ...before,
    firstName: 'Mine',
    contactInfo: { email: 'new@x.example', phone: '98480 22338' },
  });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({
    firstName: 'Mine',
    contactInfo: { email: before.contactInfo.email, phone: '+919848022338' },
  });
  for (const response of [
    await own.get(`/api/faculty/${other.id}`),
    await own.put(`/api/faculty/${other.id}`, aFacultyMember()),
    await own.get('/api/faculty'),
    await own.delete(url),
    await own.post('/api/faculty', aFacultyMember()),
  ]) {
    expect(response.statusCode).toBe(403);
  }
});

test('the second of two editors is refused (412), and an email belongs to one person (409)', async () => {
  const { asAdmin, asFaculty, asStudent } = college();
  const email = `${randomUUID()}@people.example`;
  const [admin, member] = [await asAdmin(), await asFaculty(), await asStudent({ contactInfo: { email } })];
  const url = `/api/faculty/${member.id}`;
  expect((await admin.put(url, aFacultyMember(), { 'if-match': '"1"' })).statusCode).toBe(200);
  expect((await admin.put(url, aFacultyMember(), { 'if-match': '"1"' })).statusCode).toBe(412);
  const taken = await admin.put(url, aFacultyMember({ contactInfo: { email } }));
  expect(taken.statusCode).toBe(409);
  expect(taken.json().fields).toEqual({ 'contactInfo.email': 'Another person has this email' });
});

test('a deleted faculty member loses all sessions and is restored completely', async () => {
  const { asAdmin, asFaculty } = college();
  const [admin, member] = [await asAdmin(), await asFaculty()];
  const url = `/api/faculty/${member.id}`;
  const before = (await admin.get(url)).json();
  expect((await admin.delete(url)).statusCode).toBe(204);
  expect((await member.get(url)).statusCode).toBe(401);
  expect((await admin.get(url)).statusCode).toBe(404);
  const restored = await admin.post(`${url}/restoration`);
  expect(restored.statusCode).toBe(201);
  expect(restored.json()).toEqual(before);
});

test('a teacher who has left is signed out and cannot sign in, and stays named in classes and teaching', async () => {
  const app = await startApp();
  const { teacher, admin, subject, studentIds } = await aClass(app);
  const teaching = { facultyId: teacher.id, subjectId: subject.id, academicYear: '2026-2027' };
  await admin.post('/api/teaching', teaching);
  const held = (await teacher.post('/api/classes', aRegister(subject.id, studentIds))).json();
  const url = `/api/faculty/${teacher.id}`;
  const { contactInfo, ...before } = (await admin.get(url)).json();
  const leave = (leftOn: string | null, by = admin) => by.put(url, { ...before, contactInfo, leftOn });
  expect((await leave('2026-11-20', teacher)).json().leftOn).toBe(null);
  expect((await leave('2026-11-21')).json().fields).toEqual({
    leftOn: expect.stringContaining('20 Nov 2026'),
  });
  const logIn = async () => {
    const body = { email: contactInfo.email, password: testPassword };
    return (await app.anonymous.post('/api/auth/faculty/login', body)).statusCode;
  };
  expect(await logIn()).toBe(200);
  expect((await leave('2026-11-20')).json().leftOn).toBe('2026-11-20');
  expect((await teacher.get(url)).statusCode).toBe(401);
  expect(await logIn()).toBe(401);
  const kept = (await admin.get(`/api/classes/${held.id}`)).json();
  expect(kept).toMatchObject({ faculty: { id: teacher.id }, takenBy: held.takenBy });
  const taught = (await admin.get(`/api/teaching?facultyId=${teacher.id}`)).json();
  expect(taught).toMatchObject([{ subject: { id: subject.id } }]);
  expect((await leave(null)).statusCode).toBe(200);
  expect(await logIn()).toBe(200);
});

test('an invite lets a faculty member choose a password', async () => {
  const { asAdmin, anonymous } = college();
  const admin = await asAdmin();
  const made = (await admin.post('/api/faculty', aFacultyMember())).json();
  const invite = await admin.post(`/api/faculty/${made.id}/invites`);
  expect(invite.statusCode).toBe(201);
  const [, token] = invite.json().link.split('#');
  const password = 'banyan-roots-62';
  expect((await anonymous.post('/api/auth/passwords', { token, password })).statusCode).toBe(200);
  const login = await anonymous.post('/api/auth/faculty/login', { email: made.contactInfo.email, password });
  expect(login.json()).toMatchObject({ user: { id: made.id, type: 'faculty' } });
});

test('GET /api/faculty searches, sorts, filters, pages, and includes the requested parts', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const admin = await asAdmin();
  await asFaculty({ firstName: 'Anil', lastName: 'B', experienceYears: 3, designation: 'Professor' });
  await asFaculty({ firstName: 'Bhanu', lastName: 'A', experienceYears: 7 });
  await asFaculty({ firstName: 'Chitra', lastName: 'C', experienceYears: 5, specialization: 'Hands' });
  const names = async (query: string) => {
    const response = await admin.get(`/api/faculty?${query}`);
    return [
      response.json().map(({ firstName }: { firstName: string }) => firstName),
      response.headers['x-total-count'],
    ];
  };
  expect(await names('')).toEqual([['Bhanu', 'Anil', 'Chitra'], '3']);
  expect(await names('sort=-experienceYears&page=1&pageSize=2')).toEqual([['Bhanu', 'Chitra'], '3']);
  expect(await names('page=2&pageSize=2')).toEqual([['Chitra'], '3']);
  expect(await names('q=hands chi&page=1')).toEqual([['Chitra'], '1']);
  expect(await names('designation=Professor')).toEqual([['Anil'], '1']);
  const [plain] = (await admin.get('/api/faculty')).json();
  expect(plain).not.toHaveProperty('contactInfo');
  const [whole] = (await admin.get('/api/faculty?include=personalInfo,contactInfo')).json();
  expect(whole).toMatchObject({ contactInfo: {}, personalInfo: { nationality: 'Indian' } });
  expect((await admin.get('/api/faculty?sort=salary')).statusCode).toBe(400);
});

test('GET /api/faculty.csv gives the filtered list', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const admin = await asAdmin();
  await asFaculty({ firstName: '=1+1', designation: 'Professor' });
  await asFaculty();
  const response = await admin.get('/api/faculty.csv?designation=Professor');
  const rows = parse(response.body, { columns: true, bom: true });
  expect(rows).toEqual([
    expect.objectContaining({ firstName: "'=1+1", experienceYears: '4', yearOfJoining: '2022-06-01' }),
  ]);
});

test('GET /api/faculty/{id}/calendar gives the upcoming entries in order, then the past ones, latest first', async () => {
  const { asAdmin, asFaculty, asStudent } = await startApp();
  const [admin, own, other, student] = [
    await asAdmin(),
    await asFaculty(),
    await asFaculty(),
    await asStudent(),
  ];
  for (const [date, year] of [
    ['2026-11-19', 'FIRST'],
    ['2027-01-14', 'SECOND'],
    ['2026-11-20', 'THIRD'],
    ['2026-01-26', 'FOURTH'],
  ]) {
    await admin.post('/api/academic-calendar', { date, year, event: `On ${date}` });
  }
  const response = await own.get(`/api/faculty/${own.id}/calendar`);
  expect(response.json()).toEqual([
    { id: expect.any(String), event: 'On 2026-11-20', date: '2026-11-20', year: 'THIRD' },
    { id: expect.any(String), event: 'On 2027-01-14', date: '2027-01-14', year: 'SECOND' },
    { id: expect.any(String), event: 'On 2026-11-19', date: '2026-11-19', year: 'FIRST' },
    { id: expect.any(String), event: 'On 2026-01-26', date: '2026-01-26', year: 'FOURTH' },
  ]);
  expect((await admin.get(`/api/faculty/${own.id}/calendar`)).json()).toHaveLength(4);
  expect((await other.get(`/api/faculty/${own.id}/calendar`)).statusCode).toBe(403);
  expect((await student.get(`/api/faculty/${own.id}/calendar`)).statusCode).toBe(403);
});

test.each([
  ['GET', '/api/faculty/{id}'],
  ['PUT', '/api/faculty/{id}'],
  ['DELETE', '/api/faculty/{id}'],
  ['POST', '/api/faculty/{id}/restoration'],
  ['POST', '/api/faculty/{id}/invites'],
  ['GET', '/api/faculty/{id}/calendar'],
  ['GET', '/api/faculty/{id}/history'],
] as const)(
  '%s %s: 404 for an unknown id, 403 for a student, 401 for an anonymous request',
  async (method, path) => {
    const { anonymous, asAdmin, asStudent } = college();
    const call = {
      method,
      url: path.replace('{id}', randomUUID()),
      ...(method === 'PUT' && { payload: aFacultyMember() }),
    };
    const missing = await (await asAdmin()).inject(call);
    expect(missing.statusCode).toBe(404);
    expect(missing.json().error).toMatch(/^(Deleted f|F)aculty member not found$/);
    expect((await (await asStudent()).inject(call)).statusCode).toBe(403);
    expect((await anonymous.inject(call)).statusCode).toBe(401);
  },
);
