import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shareApp, startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';

const college = shareApp();

test('POST /api/students creates a student and answers the record with its version', async () => {
  const admin = await college().asAdmin();
  const input = aStudent({ year: 'THIRD', contactInfo: { phone: '+919000000000' } });
  const response = await admin.post('/api/students', input);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ ...input, id: expect.any(String), ProfilePic: null, version: 1 });
  expect(response.headers.etag).toBe('"1"');
  const again = await admin.get(`/api/students/${response.json().id}?include=personalInfo,contactInfo`);
  expect(again.json()).toEqual(response.json());
});

test('POST /api/students trims text and keeps Telugu unchanged', async () => {
  const admin = await college().asAdmin();
  const input = aStudent({ firstName: '  లక్ష్మీ  ', personalInfo: { address: ' 1 Street\r\nTown ' } });
  const student = (await admin.post('/api/students', input)).json();
  expect(student.firstName).toBe('లక్ష్మీ');
  expect(student.personalInfo.address).toBe('1 Street\nTown');
});

test('POST /api/students fills in the defaults of missing fields', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const { enrollmentNumber, year, contactInfo, personalInfo, ...names } = aStudent();
  const { dob, address, ...personal } = personalInfo;
  const input = { ...names, personalInfo: personal };
  const first = await admin.post('/api/students', input);
  expect(first.json()).toMatchObject({
    enrollmentNumber: 'VCP26001',
    year: 'FIRST',
    personalInfo: { dob: null, address: '' },
    contactInfo: { email: 'vcp26001@vcp.example', phone: '' },
  });
  const empty = { ...input, enrollmentNumber: '', contactInfo: { email: '', phone: '' } };
  const second = await admin.post('/api/students', { ...empty, personalInfo: { ...personal, dob: '' } });
  expect(second.json()).toMatchObject({
    enrollmentNumber: 'VCP26002',
    personalInfo: { dob: null },
    contactInfo: { email: 'vcp26002@vcp.example', phone: '' },
  });
});

test('the next enrolment number follows the highest of the year, whatever other numbers were typed', async () => {
  const { asAdmin, wait } = await startApp();
  const admin = await asAdmin();
  const { enrollmentNumber: _, ...input } = aStudent();
  const make = async (enrollmentNumber?: string) => {
    const contactInfo = { email: '', phone: '' };
    const response = await admin.post('/api/students', { ...input, contactInfo, enrollmentNumber });
    return response.json().enrollmentNumber;
  };
  // Enough numbers with letters that the highest number without letters is not among the last few.
  for (let n = 0; n < 25; n += 1) await make(`VCP26BPT${String(n).padStart(3, '0')}`);
  for (const odd of ['VCP26-77', 'VCP26', 'VCP25500', 'VCP270', `VCP26${'9'.repeat(20)}`]) await make(odd);
  expect(await make()).toBe('VCP26001');
  await make('VCP26041');
  expect(await make()).toBe('VCP26042');
  await make('VCP26999');
  expect(await make()).toBe('VCP261000');
  expect(await make()).toBe('VCP261001');
  // The year is India's, which begins at 18:30 UTC.
  wait(Date.parse('2026-12-31T18:29:59Z') - Date.parse('2026-11-20T06:00:00Z'));
  const next = async () => {
    const body = { ...input, contactInfo: { email: '', phone: '' } };
    return (await (await asAdmin()).post('/api/students', body)).json().enrollmentNumber;
  };
  expect(await next()).toBe('VCP261002');
  wait(1000);
  expect(await next()).toBe('VCP27001');
});

test('students created at the same moment get different enrolment numbers', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const { enrollmentNumber: _, ...input } = aStudent();
  const made = await Promise.all(
    Array.from({ length: 20 }, () =>
      admin.post('/api/students', { ...input, contactInfo: { email: '', phone: '' } }),
    ),
  );
  expect(made.map(({ statusCode }) => statusCode)).toEqual(made.map(() => 201));
  expect(new Set(made.map((response) => response.json().enrollmentNumber)).size).toBe(20);
});

test('fields that callers may not set are ignored and never stored', async () => {
  const { asAdmin, db } = college();
  const admin = await asAdmin();
  const foreign = {
    id: 'chosen',
    version: 41,
    ProfilePic: 'x.webp',
    role: 'admin',
    search_text: 'hidden-words',
    passwordHash: 'x',
    fees: [{ id: 'f', label: 'none' }],
  };
  const input = { ...aStudent(), ...foreign };
  const made = (
    await admin.post('/api/students', { ...input, personalInfo: { ...input.personalInfo, id: 'p' } })
  ).json();
  expect(made).toMatchObject({ version: 1, ProfilePic: null });
  expect(made.id).not.toBe('chosen');
  expect(made).not.toHaveProperty('fees');
  await admin.put(`/api/students/${made.id}`, { ...input, firstName: 'Padma' });
  const after = (await admin.get(`/api/students/${made.id}?include=fees`)).json();
  expect(after).toMatchObject({ id: made.id, version: 2, ProfilePic: null, fees: [] });
  const row = await db.selectFrom('students').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow();
  expect(row.search_text).not.toContain('hidden-words');
});

test('answers contain only the declared fields', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const all = 'include=personalInfo,contactInfo,fees,results.subject,gradeInfo.subject';
  const record = (await admin.get(`/api/students/${student.id}?${all}`)).json();
  expect(Object.keys(record).sort()).toEqual(
    [
      'ProfilePic',
      'contactInfo',
      'enrollmentNumber',
      'fatherFirstName',
      'fatherLastName',
      'fees',
      'firstName',
      'gradeInfo',
      'id',
      'lastName',
      'motherFirstName',
      'motherLastName',
      'personalInfo',
      'results',
      'version',
      'year',
      'bloodGroup',
      'batch',
      'quota',
      'category',
      'status',
      'statusSince',
      'parentPhone',
    ].sort(),
  );
  expect(Object.keys(record.personalInfo).sort()).toEqual([
    'address',
    'dob',
    'gender',
    'nationality',
    'religion',
  ]);
  expect(Object.keys(record.contactInfo).sort()).toEqual(['email', 'phone']);
  expect(JSON.stringify(record)).not.toMatch(/argon2|hash|search/i);
});

test('GET /api/students/{id} includes the requested parts, and refuses an unknown part', async () => {
  const { asStudent } = college();
  const student = await asStudent();
  const plain = (await student.get(`/api/students/${student.id}`)).json();
  expect(plain).not.toHaveProperty('personalInfo');
  expect(plain).not.toHaveProperty('fees');
  const some = (await student.get(`/api/students/${student.id}?include=contactInfo,fees`)).json();
  expect(some).toMatchObject({ contactInfo: { phone: '+919000000000' }, fees: [] });
  expect(some).not.toHaveProperty('personalInfo');
  const wrong = await student.get(`/api/students/${student.id}?include=account`);
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().fields).toEqual({ 'include.0': expect.stringContaining('include takes personalInfo') });
});

test('GET /api/students/{id} gives fees, results and grades with their subjects in order', async () => {
  const { asAdmin, asStudent, db } = college();
  const [admin, student, other] = [await asAdmin(), await asStudent(), await asStudent()];
  const id = () => randomUUID();
  const subject = { id: id(), code: `ANA-${id().slice(0, 8)}`, name: 'Anatomy', year: 'FIRST' } as const;
  await db.insertInto('subjects').values(subject).execute();
  const fee = { label: 'Tuition', amount: 120_000, paid: 0, due_on: '2027-01-05', paid_on: null };
  await db
    .insertInto('fees')
    .values([
      { ...fee, id: id(), student_id: student.id },
      {
        ...fee,
        id: id(),
        student_id: student.id,
        due_on: '2026-07-01',
        paid: 120_000,
        paid_on: '2026-06-30',
      },
      { ...fee, id: id(), student_id: other.id, label: 'Fee of another student' },
    ])
    .execute();
  const result = { student_id: student.id, subject_id: subject.id, exam: 'Internal 1', max_marks: 50 };
  await db
    .insertInto('results')
    .values({ ...result, id: id(), marks: 41.5, held_on: '2026-10-01' })
    .execute();
  const grade = { student_id: student.id, subject_id: subject.id, grade: 'A', grade_point: 8.5 };
  await db
    .insertInto('grade_info')
    .values({ ...grade, id: id(), term: '2026' })
    .execute();

  const include = 'include=fees,results.subject,gradeInfo.subject';
  const expected = {
    fees: [
      { label: 'Tuition', amount: 120_000, paid: 120_000, dueOn: '2026-07-01', paidOn: '2026-06-30' },
      { label: 'Tuition', paid: 0, dueOn: '2027-01-05', paidOn: null },
    ],
    results: [
      {
        exam: 'Internal 1',
        marks: 41.5,
        maxMarks: 50,
        heldOn: '2026-10-01',
        subject: { ...subject, version: 1 },
      },
    ],
    gradeInfo: [{ grade: 'A', gradePoint: 8.5, term: '2026', subject: { ...subject, version: 1 } }],
  };
  const own = (await student.get(`/api/students/${student.id}?${include}`)).json();
  expect(own).toMatchObject(expected);
  for (const list of [`/api/students?${include}`, `/api/students?${include}&page=1&pageSize=100`]) {
    const students: { id: string }[] = (await admin.get(list)).json();
    expect(students.find((one) => one.id === student.id)).toEqual(own);
  }
});

test('faculty read the list without fees', async () => {
  const { asFaculty, asStudent } = college();
  const [faculty, student] = [await asFaculty(), await asStudent()];
  const list = await faculty.get('/api/students?include=contactInfo,fees');
  const found = list.json().find((one: { id: string }) => one.id === student.id);
  expect(found).toMatchObject({ contactInfo: {} });
  expect(list.body).not.toContain('"fees"');
});

const callsById = [
  ['GET', '/api/students/{id}'],
  ['PUT', '/api/students/{id}'],
  ['DELETE', '/api/students/{id}'],
  ['POST', '/api/students/{id}/restoration'],
  ['DELETE', '/api/students/{id}/photo'],
  ['POST', '/api/students/{id}/invites'],
] as const;

test.each(callsById)(
  '%s %s: 404 for an unknown id, 403 for a student, 401 for an anonymous request',
  async (method, path) => {
    const { anonymous, asAdmin, asFaculty, asStudent } = college();
    const payload = path.endsWith('{id}') && method === 'PUT' ? aStudent() : undefined;
    const callFor = (id: string) => ({ method, url: path.replace('{id}', id), ...(payload && { payload }) });
    const unknown = callFor(randomUUID());
    const missing = await (await asAdmin()).inject(unknown);
    expect(missing.statusCode).toBe(404);
    expect(missing.json().error).toMatch(/^(Deleted s|S)tudent not found$/);
    const [student, other] = [await asStudent(), await asStudent()];
    for (const caller of [student, await asFaculty()]) {
      for (const tried of [unknown, callFor(other.id)]) {
        expect((await caller.inject(tried)).statusCode).toBe(403);
      }
    }
    expect((await anonymous.inject(unknown)).json().error).toBe('Please sign in');
    expect((await anonymous.inject(unknown)).statusCode).toBe(401);
  },
);

test('PUT /api/students/{id} changes the record and answers it', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const input = aStudent({ firstName: 'Padma', year: 'SECOND', contactInfo: { phone: '' } });
  const response = await admin.put(`/api/students/${student.id}`, input);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ ...input, id: student.id, ProfilePic: null, version: 2 });
  const search = await admin.get(`/api/students?q=padma ${input.enrollmentNumber}`);
  expect(search.json()).toHaveLength(1);
});

test('PUT /api/students/{id} keeps the enrolment number where none is sent', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const { enrollmentNumber } = (await admin.get(`/api/students/${student.id}`)).json();
  const { enrollmentNumber: _, ...input } = aStudent();
  for (const body of [input, { ...input, enrollmentNumber: '' }]) {
    const saved = (await admin.put(`/api/students/${student.id}`, body)).json();
    expect(saved.enrollmentNumber).toBe(enrollmentNumber);
  }
});

test('a change without an email keeps the log-in name', async () => {
  const app = await startApp();
  const [admin, student] = [await app.asAdmin(), await app.asStudent()];
  const path = `/api/students/${student.id}`;
  const before = (await admin.get(`${path}?include=personalInfo,contactInfo`)).json();
  const { id: _, version: _version, contactInfo, ...input } = before;
  expect((await admin.put(path, input)).statusCode).toBe(200);
  const after = (await admin.get(`${path}?include=contactInfo`)).json();
  expect(after.contactInfo.email).toBe(contactInfo.email);
});
