// Text that causes errors in other programs, in every text field: it is returned as typed, but for characters that turn its
// direction, or refused with a sentence. It never causes a server error, and the database never takes it for SQL.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank } from '#shared/kit/text/blank-text.ts';
import { plainCode } from '#shared/kit/text/text-key.ts';
import { anyCharacter } from '#test/any-character.ts';
import { shareApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { runs } from '#test/property-runs.ts';

const college = shareApp({ volume: { perSession: 1e6, perAddress: 1e6 } });

const studentFields = [
  'firstName',
  'lastName',
  'enrollmentNumber',
  'fatherFirstName',
  'fatherLastName',
  'motherFirstName',
  'motherLastName',
  'personalInfo.nationality',
  'personalInfo.religion',
  'personalInfo.address',
  'contactInfo.phone',
] as const;
const chosenFields = ['year', 'personalInfo.gender', 'personalInfo.dob', 'contactInfo.email'] as const;

/** The student with one field, written as 'contactInfo.phone', set to the text. */
function withText(field: string, text: string) {
  const student = aStudent();
  const [part, inner] = field.split('.') as [keyof typeof student, string?]; // one of the fields above
  if (!inner) return { ...student, [part]: text };
  return { ...student, [part]: { ...(student[part] as object), [inner]: text } }; // the parts are objects
}

function readText(student: Record<string, unknown>, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], student); // down the path
}

const broken = ['a\u0000b', '\u0000', 'a\ud800b', 'a\udfff', '\u001b[31m', 'a\u2028b', '\u007f'];

test.each([...studentFields, ...chosenFields])(
  '%s refuses characters that are not valid in text',
  async (field) => {
    const { asAdmin, asStudent } = college();
    const [admin, student] = [await asAdmin(), await asStudent()];
    for (const text of broken) {
      for (const response of [
        await admin.post('/api/students', withText(field, text)),
        await admin.put(`/api/students/${student.id}`, withText(field, text)),
      ]) {
        if (field === 'personalInfo.address' && text === 'a\u2028b' && response.statusCode < 300) continue;
        expect(response.statusCode).toBe(400);
        expect(response.json().fields).toHaveProperty([field]);
      }
    }
  },
);

test('log-ins, links, searches and ids refuse U+0000 and lone surrogates, or find nothing', async () => {
  const { asAdmin, anonymous } = college();
  const admin = await asAdmin();
  for (const text of ['a\u0000b', 'a\ud800b', '\udfff']) {
    const name = await anonymous.post('/api/auth/admin/login', { username: text, password: 'x' });
    expect(name.json().fields).toHaveProperty('username');
    const email = await anonymous.post('/api/auth/student/login', {
      email: `${text}@b.example`,
      password: 'x',
    });
    expect(email.json().fields).toHaveProperty('email');
    const password = await anonymous.post('/api/auth/faculty/login', {
      email: 'a@b.example',
      password: text,
    });
    expect([400, 401]).toContain(password.statusCode);
    const token = await anonymous.post('/api/auth/passwords', { token: text, password: 'banyan-roots-62' });
    expect(token.json().fields).toHaveProperty('token');
  }
  for (const text of ['%00', 'a%00b', '%01']) {
    expect((await admin.get(`/api/students?q=${text}`)).json().fields).toHaveProperty('q');
    for (const name of ['sort', 'year', 'include', 'page']) {
      expect((await admin.get(`/api/students?${name}=${text}`)).statusCode).toBe(400);
    }
    for (const url of [`/api/students/${text}`, `/api/auth/sessions/${text}`]) {
      expect((await admin.delete(url)).json().fields).toEqual({ id: 'No such id' });
    }
  }
});

test('the longest valid names can be stored within the limit of an index entry', async () => {
  const { asAdmin } = college();
  const admin = await asAdmin();
  // Random marks, which PostgreSQL cannot compress.
  const mark = () => String.fromCodePoint(0xe0100 + Math.floor(Math.random() * 240));
  const statuses: Record<number, number> = {};
  for (let marks = 0; marks <= 8; marks += 1) {
    const letter = () => `క${Array.from({ length: marks }, mark).join('')}`;
    const name = () => Array.from({ length: 80 }, letter).join('');
    const names = { firstName: name(), lastName: name() };
    const { statusCode, json } = await admin.post('/api/students', aStudent(names));
    statuses[marks] = statusCode;
    if (statusCode === 201) expect(json()).toMatchObject(names);
    else expect(json().fields).toHaveProperty('firstName');
  }
  expect(Object.values(statuses)).toEqual([...Array.from({ length: 8 }, () => 201), 400]);
});

const injections = [
  "' or '1'='1",
  "'; drop table students; --",
  '"; delete from students; --',
  "Robert'); drop table students;--",
  "1' union select password_hash from accounts --",
  '\\',
  "\\'; --",
  '%',
  '_',
  '$1',
  '?',
  ':name',
  '@p1',
  '${1}',
  '{{7*7}}',
  'null',
  'undefined',
  '/* */',
  '--',
  '#',
  '😀👩‍👩‍👧‍👦',
  'క్ష్మి',
  'İı',
  'ﬁ',
  '\u202egnp.exe',
  '<script>alert(1)</script>',
];
const text = fc.oneof(
  fc.constantFrom(...injections),
  fc
    .tuple(fc.string({ maxLength: 8 }), fc.constantFrom(...injections), fc.string({ maxLength: 8 }))
    .map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: anyCharacter, maxLength: 30 }),
);

test('any text in a field is returned literally or refused', async () => {
  const { asAdmin, db } = college();
  const admin = await asAdmin();
  const field = fc.constantFrom(...studentFields, ...chosenFields);
  await fc.assert(
    fc.asyncProperty(field, text, async (name, typed) => {
      const response = await admin.post('/api/students', withText(name, typed));
      if (response.statusCode === 400) {
        expect(response.json().fields).toHaveProperty([name]);
        return;
      }
      expect(response.statusCode).toBe(201);
      const url = `/api/students/${response.json().id}`;
      const stored = (await admin.get(`${url}?include=personalInfo,contactInfo`)).json();
      // Nothing turns the direction of a name, so that a screen and a certificate show the same.
      const lines = typed
        .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
        .replace(/\r\n?/g, '\n')
        .trim();
      // Numbers lose their invisible characters and other widths: two numbers that look alike are the same.
      const clean = name === 'enrollmentNumber' ? plainCode(lines) : lines;
      if (!isBlank(clean) && name !== 'personalInfo.dob') expect(readText(stored, name)).toBe(clean);
      expect((await admin.delete(url)).statusCode).toBe(204);
    }),
    runs(60),
  );
  expect(await db.selectFrom('accounts').select('id').execute()).not.toEqual([]);
});

test('a person is found by the typed text in their name', async () => {
  const admin = await college().asAdmin();
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      const made = await admin.post('/api/students', withText('lastName', typed));
      if (made.statusCode !== 201) return;
      const { id } = made.json();
      const found = await admin.get(`/api/students?q=${encodeURIComponent(typed)}`);
      expect(found.statusCode).toBe(200);
      expect(found.json().map((student: { id: string }) => student.id)).toContain(id);
      await admin.delete(`/api/students/${id}`);
    }),
    runs(40),
  );
});

test('no search, filter, order or id is taken for SQL', async () => {
  const { asAdmin, asStudent } = college();
  const admin = await asAdmin();
  await asStudent();
  const everyone = (await admin.get('/api/students')).json().length;
  const parameter = fc.constantFrom('q', 'sort', 'year', 'include', 'page', 'pageSize');
  await fc.assert(
    fc.asyncProperty(parameter, text, async (name, typed) => {
      if (!typed.isWellFormed()) return;
      const value = encodeURIComponent(typed);
      const list = await admin.get(`/api/students?${name}=${value}`);
      expect([200, 400]).toContain(list.statusCode);
      if (name === 'sort' || name === 'year') expect(list.statusCode).toBe(400);
      const one = await admin.get(`/api/students/${value}`);
      // An id that is empty or a dot gives the address of the list.
      if (!/^\.?$/.test(typed)) expect([400, 404]).toContain(one.statusCode);
    }),
    runs(60),
  );
  expect((await admin.get('/api/students')).json()).toHaveLength(everyone);
});

test('no name typed at a log-in signs in or fails in another way', async () => {
  const { anonymous, asAdmin } = college();
  await asAdmin();
  await fc.assert(
    fc.asyncProperty(text, text, async (username, password) => {
      const response = await anonymous.post('/api/auth/admin/login', { username, password });
      expect([400, 401, 429]).toContain(response.statusCode);
    }),
    runs(20),
  );
});
