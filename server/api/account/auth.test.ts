// Signing in and out: the three log-ins, the cookie, the status.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Caller, shareApp, testPassword } from '#test/app.ts';

const college = shareApp();

/** A user with that role, and the body of their log-in. */
async function person(role: 'admin' | 'student' | 'faculty') {
  const { asAdmin, asStudent, asFaculty, db } = college();
  if (role === 'admin') {
    const caller = await asAdmin();
    const { username } = await db
      .selectFrom('accounts')
      .select('username')
      .where('id', '=', caller.accountId)
      .executeTakeFirstOrThrow();
    return { caller, name: { username, code: college().secondFactorCode() } };
  }
  if (role === 'student') {
    const email = `${randomUUID()}@people.example`;
    return { caller: await asStudent({ contactInfo: { email } }), name: { email } };
  }
  const caller = await asFaculty();
  return { caller, name: { email: `faculty-${caller.id}@people.example` } };
}

const logIns = [
  ['admin', 'Invalid admin credentials'],
  ['student', 'Invalid email or password'],
  ['faculty', 'Invalid credentials'],
] as const;

function cookieOf(response: { headers: { 'set-cookie'?: string | string[] | undefined } }): string {
  return [response.headers['set-cookie']].flat().join('; ');
}

test.each(logIns)('POST /api/auth/%s/login signs in and answers message and user', async (role) => {
  const { anonymous } = college();
  const { caller, name } = await person(role);
  const response = await anonymous.post(`/api/auth/${role}/login`, { ...name, password: testPassword });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    message: 'Login successful',
    user: { id: caller.id, type: role },
    permissions: role === 'admin' ? ['admin'] : [],
  });
  expect(response.headers['cache-control']).toBe('no-store');
  const cookie = cookieOf(response);
  expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict; __Host-device=/);
  const status = await anonymous.inject({
    url: '/api/auth/status',
    headers: { cookie: cookie.split(';')[0] },
  });
  expect(status.json()).toEqual({
    isAuthenticated: true,
    user: { id: caller.id, type: role, name: expect.stringMatching(/\w/) },
    permissions: role === 'admin' ? ['admin'] : [],
    language: 'en',
  });
});

test.each(logIns)(
  'POST /api/auth/%s/login gives the same answer (%s) for every wrong log-in',
  async (role, message) => {
    const { anonymous, db } = college();
    const [known, invited] = [await person(role), await person(role)];
    await db
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', invited.caller.accountId)
      .execute();
    const elsewhere = await person(role === 'student' ? 'faculty' : 'student');
    const unknown =
      role === 'admin' ? { username: randomUUID() } : { email: `${randomUUID()}@people.example` };
    const tries = [
      { ...known.name, password: 'wrong-password' },
      { ...known.name, password: `${testPassword} ` },
      { ...invited.name, password: testPassword },
      { ...unknown, password: testPassword },
      ...(role === 'admin' ? [] : [{ ...elsewhere.name, password: testPassword }]),
    ];
    for (const body of tries) {
      const response = await anonymous.post(`/api/auth/${role}/login`, body);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ error: message, message, requestId: expect.any(String) });
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  },
);

test.each([
  ['admin', {}, { username: 'Username is required', password: 'Password is required' }],
  ['admin', { username: ' ', password: 'x' }, { username: 'Username is required' }],
  ['student', { email: '', password: 'x' }, { email: 'Email is required' }],
  ['student', { email: 'lakshmi', password: 'x' }, { email: 'Invalid email address' }],
  ['faculty', { email: 'a@b.example', password: '' }, { password: 'Password is required' }],
  [
    'faculty',
    { email: ['a@b.example'], password: { $ne: '' } },
    { email: 'Email is required', password: 'Password is required' },
  ],
])('POST /api/auth/%s/login refuses %j and names the fields', async (role, body, fields) => {
  const response = await college().anonymous.post(`/api/auth/${role}/login`, body);
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual(fields);
});

test('the email may be typed in any case, with spaces around it', async () => {
  const { asStudent, anonymous } = college();
  const email = `${randomUUID()}@people.example`;
  const student = await asStudent({ contactInfo: { email: email.toUpperCase() } });
  const response = await anonymous.post('/api/auth/student/login', {
    email: ` ${email.toUpperCase()} `,
    password: testPassword,
  });
  expect(response.json().user.id).toBe(student.id);
});

test('a body over 2 KB never reaches the password check', async () => {
  const body = { email: 'a@b.example', password: 'x'.repeat(3000) };
  const response = await college().anonymous.post('/api/auth/student/login', body);
  expect(response.statusCode).toBe(413);
});

test('GET /api/auth/status tells an anonymous request, and one with a wrong cookie, that it is not signed in', async () => {
  const { anonymous, asAdmin } = college();
  const [name, token = ''] = (await asAdmin()).cookie.split('=');
  const wrong = [
    '',
    `${name}=`,
    `${name}=x`,
    `${name}=${'A'.repeat(43)}`,
    `${name}=${token}x`,
    `${name}=%00`,
    `sid=${token}`,
  ];
  for (const cookie of wrong) {
    const status = await anonymous.inject({ url: '/api/auth/status', headers: { cookie } });
    expect(status.statusCode).toBe(200);
    expect(status.json()).toEqual({ isAuthenticated: false, user: null, permissions: [] });
    const closed = await anonymous.inject({ url: '/api/auth/sessions', headers: { cookie } });
    expect(closed.statusCode).toBe(401);
    expect(closed.headers['cache-control']).toBe('no-store');
  }
});

test('signing in makes a new token and never uses a planted cookie', async () => {
  const { anonymous, db } = college();
  const { name } = await person('student');
  const planted = `__Host-sid=${'P'.repeat(43)}`;
  const response = await anonymous.inject({
    method: 'POST',
    url: '/api/auth/student/login',
    headers: { cookie: planted },
    payload: { ...name, password: testPassword },
  });
  expect(response.statusCode).toBe(200);
  expect(cookieOf(response)).not.toContain('P'.repeat(43));
  const status = await anonymous.inject({ url: '/api/auth/status', headers: { cookie: planted } });
  expect(status.json().isAuthenticated).toBe(false);
  const fresh = cookieOf(response).split(';')[0]?.split('=')[1] ?? 'none';
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  // The table contains only the hash of the token.
  expect(JSON.stringify(sessions)).not.toContain(fresh);
});

test('signing in with a session ends that session', async () => {
  const { caller, name } = await person('student');
  const response = await caller.post('/api/auth/student/login', { ...name, password: testPassword });
  expect(response.statusCode).toBe(200);
  expect((await caller.get('/api/auth/sessions')).statusCode).toBe(401);
});

test('a failed sign-in does not end the current session', async () => {
  const { caller, name } = await person('student');
  await caller.post('/api/auth/student/login', { ...name, password: 'wrong-password' });
  expect((await caller.get('/api/auth/sessions')).statusCode).toBe(200);
});

test('POST /api/auth/logout ends the session and deletes the cookie', async () => {
  const { signInAgain } = college();
  const { caller } = await person('faculty');
  const other: Caller = await signInAgain(caller);
  const response = await caller.post('/api/auth/logout');
  expect(response.statusCode).toBe(204);
  expect(cookieOf(response)).toMatch(
    /^__Host-sid=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970[^;]*; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect((await caller.get('/api/auth/sessions')).statusCode).toBe(401);
  expect((await other.get('/api/auth/sessions')).statusCode).toBe(200);
  expect((await caller.post('/api/auth/logout')).statusCode).toBe(204);
  expect((await college().anonymous.post('/api/auth/logout')).statusCode).toBe(204);
});

test('each sign-in leaves a row in the audit log', async () => {
  const { anonymous, db } = college();
  const { caller, name } = await person('faculty');
  await anonymous.post('/api/auth/faculty/login', { ...name, password: testPassword });
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .execute();
  expect(rows).toMatchObject([{ action: 'login', noun: 'account', record_id: caller.accountId }]);
});
