import { expect, test } from 'vitest';
import { shareApp, startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';

const college = shareApp();

test('GET /api/personal-info and /api/contact-info name the owner of each row', async () => {
  const { asAdmin, asFaculty, asStudent } = await startApp();
  const admin = await asAdmin();
  const student = await asStudent({ firstName: 'S', lastName: 'A', contactInfo: { email: 's@x.example' } });
  const member = await asFaculty({ firstName: 'F', lastName: 'B', contactInfo: { email: 'f@x.example' } });
  const personal = await admin.get('/api/personal-info');
  expect(personal.headers['x-total-count']).toBe('2');
  expect(personal.json()).toEqual([
    {
      id: expect.any(String),
      dob: '2007-04-14T00:00:00.000Z',
      address: '1 Sample Street',
      gender: 'Female',
      nationality: 'Indian',
      religion: 'Hindu',
      student: { id: student.id, firstName: 'S', lastName: 'A' },
      faculty: null,
    },
    expect.objectContaining({ student: null, faculty: { id: member.id, firstName: 'F', lastName: 'B' } }),
  ]);
  expect((await admin.get('/api/contact-info')).json()).toEqual([
    expect.objectContaining({
      email: 's@x.example',
      student: { id: student.id, firstName: 'S', lastName: 'A' },
    }),
    expect.objectContaining({ email: 'f@x.example', phone: '+919000000000', student: null }),
  ]);
});

test('both lists search, sort, page, and filter students or faculty', async () => {
  const { asAdmin, asFaculty, asStudent } = await startApp();
  const admin = await asAdmin();
  await asStudent({
    lastName: 'Chinta',
    contactInfo: { email: 'a@x.example' },
    personalInfo: { religion: 'A' },
  });
  await asStudent({
    lastName: 'Appala',
    contactInfo: { email: 'c@x.example' },
    personalInfo: { religion: 'C' },
  });
  await asFaculty({
    lastName: 'Babu',
    contactInfo: { email: 'b@x.example' },
    personalInfo: { religion: 'B' },
  });
  const names = async (path: string) => {
    const response = await admin.get(path);
    const rows: Record<'student' | 'faculty', { lastName: string } | null>[] = response.json();
    const list = rows.map(({ student, faculty }) => (student ?? faculty)?.lastName).join(' ');
    return `${list} ${String(response.headers['x-total-count'])}`;
  };
  for (const list of ['/api/personal-info', '/api/contact-info']) {
    expect(await names(list)).toBe('Appala Babu Chinta 3');
    expect(await names(`${list}?sort=-lastName&page=1&pageSize=2`)).toBe('Chinta Babu 3');
    expect(await names(`${list}?of=student`)).toBe('Appala Chinta 2');
    expect(await names(`${list}?of=faculty&page=1`)).toBe('Babu 1');
    expect(await names(`${list}?q=b@x`)).toBe('Babu 1');
    expect(await names(`${list}?q=x.example&page=2&pageSize=1`)).toBe('Babu 3');
    expect(await names(`${list}?q=x.example&page=1&pageSize=1&of=student&sort=-firstName`)).toMatch(
      /^\w+ 2$/,
    );
    expect(await names(`${list}?q=unknown&page=1`)).toBe(' 0');
    expect((await admin.get(`${list}?status=GONE`)).json().fields).toEqual({
      status: expect.stringMatching(/^status must be one of CURRENT, /),
    });
    expect((await admin.get(`${list}?of=admin`)).json().fields).toEqual({
      of: 'of must be student or faculty',
    });
  }
  expect(await names('/api/personal-info?sort=-religion')).toBe('Appala Babu Chinta 3');
  expect(await names('/api/personal-info?sort=religion&q=x.example&page=1&pageSize=2')).toBe('Chinta Babu 3');
  expect(await names('/api/contact-info?sort=email')).toBe('Chinta Babu Appala 3');
  expect(await names('/api/contact-info?sort=-email&of=student&q=x&page=1')).toBe('Appala Chinta 2');
});

test('both lists show everybody, or the students of a status besides the faculty', async () => {
  const { asAdmin, asFaculty, asStudent } = await startApp();
  const admin = await asAdmin();
  await asStudent({ lastName: 'Active' });
  for (const status of ['DETAINED', 'LEFT', 'GRADUATED'] as const)
    await admin.post('/api/students', aStudent({ lastName: status, status }));
  await asFaculty({ lastName: 'Member' });
  const names = async (path: string) => {
    const response = await admin.get(path);
    const rows: Record<'student' | 'faculty', { lastName: string } | null>[] = response.json();
    return [
      ...rows.map(({ student, faculty }) => (student ?? faculty)?.lastName).sort(),
      response.headers['x-total-count'],
    ].join(' ');
  };
  for (const [list, sort] of [
    ['/api/personal-info', 'dob'],
    ['/api/contact-info', 'email'],
  ]) {
    expect(await names(`${list}?page=1`)).toBe('Active DETAINED GRADUATED LEFT Member 5');
    for (const order of ['', '&page=1', `&page=1&sort=${sort}`, `&page=1&q=people`]) {
      expect(await names(`${list}?status=CURRENT${order}`)).toBe('Active DETAINED Member 3');
      expect(await names(`${list}?status=LEFT&of=student${order}`)).toBe('LEFT 1');
    }
    const file = (await admin.get(`${list}.csv?status=CURRENT`)).body;
    expect([file.includes('DETAINED'), file.includes('GRADUATED')]).toEqual([true, false]);
  }
});

test.each(['/api/personal-info', '/api/contact-info'])('GET %s is for admins', async (url) => {
  const { anonymous, asFaculty, asStudent } = college();
  expect((await anonymous.get(url)).statusCode).toBe(401);
  for (const caller of [await asStudent(), await asFaculty()]) {
    expect((await caller.get(url)).statusCode).toBe(403);
  }
});
