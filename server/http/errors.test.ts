// The answers to failed requests, and the headers of every answer.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';
import { shareApp, startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { emptyDatabase } from '#test/fresh-database.ts';

const college = shareApp();

const inner = /select |insert |from |table|relation|column|sqlite|postgres|kysely|node_modules|\.ts\b|stack/i;

test('a server error is answered with one sentence and a request id, without SQL, stack trace or path', async () => {
  const { asAdmin, asStudent, db } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  await sql.raw('drop table deleted_records').execute(db);
  await sql.raw('alter table personal_info rename to gone').execute(db);
  const tries = [
    () => admin.get('/api/students'),
    () => admin.get('/api/students.csv'),
    () => admin.get(`/api/students/${student.id}`),
    () => admin.post('/api/students', aStudent()),
    () => admin.put(`/api/students/${student.id}`, aStudent()),
    () => admin.delete(`/api/students/${student.id}`),
    () => admin.post(`/api/students/${student.id}/restoration`),
  ];
  for (const attempt of tries) {
    const response = await attempt();
    expect(response.statusCode).toBe(500);
    const sentence = 'Something went wrong on our side. Please try again.';
    expect(response.json()).toEqual({ error: sentence, message: sentence, requestId: expect.any(String) });
    expect(response.body).not.toMatch(inner);
    expect(response.body).not.toContain(process.cwd());
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['content-disposition']).toBeUndefined();
  }
});

test('a failure at the session check is a 500 in the same form', async () => {
  const { asAdmin, db } = await startApp();
  const admin = await asAdmin();
  await sql.raw('alter table sessions rename to gone').execute(db);
  const response = await admin.get('/api/auth/status');
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toMatch(inner);
});

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['POST', '/api/'],
  ['PATCH', '/api/students'],
  ['DELETE', '/api/students'],
  ['OPTIONS', '/api/students'],
  ['TRACE', '/api/students'],
  ['GET', '/api/students/a/b/c'],
  ['GET', `/api/students/${'x'.repeat(300)}`],
  ['GET', '/uploads/nothing'],
  ['POST', '/healthz'],
  ['POST', '/nothing'],
] as const)('%s %s is answered with a JSON 404', async (method, url) => {
  const response = await college().anonymous.inject({ method, url });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    error: 'There is no such call',
    message: 'There is no such call',
    requestId: expect.any(String),
  });
});

test.each(['/%', '/api/%zz', '/api/students/%E0%A4%A', '/api/students/%ff'])(
  'an address that cannot be decoded (%s) is a 400 in the same form',
  async (url) => {
    const response = await (await college().asAdmin()).get(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe('This request cannot be understood.');
    expect(response.json().message).toBe(response.json().error);
  },
);

test.each(Object.entries<Call>(contract))(
  '%s answers a refusal with equal error and message, and is not kept by any cache',
  async (_, { method, path }) => {
    const url = path.replace(/\{\w+\}/g, 'x');
    const response = await college().anonymous.inject({
      method,
      url,
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.headers['cache-control']).toBe('no-store');
    if (response.statusCode < 400) return;
    const { error, message, requestId } = response.json();
    expect(error).toBe(message);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('every answer carries the security headers', async () => {
  const { anonymous, asAdmin, db } = await startApp();
  const admin = await asAdmin();
  const answers = [
    await admin.get('/api/students'),
    await admin.post('/api/students', {}),
    await anonymous.get('/api/students'),
    await anonymous.get('/api/nothing'),
    await anonymous.get('/healthz'),
    await anonymous.inject({
      method: 'POST',
      url: '/api/students',
      headers: { 'sec-fetch-site': 'cross-site' },
    }),
  ];
  await sql.raw('alter table students rename to gone').execute(db);
  answers.push(await admin.get('/api/students'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 401, 404, 200, 403, 500]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
    // No answer may be read by the scripts of another site.
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('Strict-Transport-Security is sent where the site is served over TLS', async () => {
  const { anonymous } = await startApp({ environment: { PUBLIC_ORIGIN: 'https://vcp.example' } });
  const { headers } = await anonymous.get('/api/auth/status');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('/healthz reports that the process answers; /readyz that the database does', async () => {
  const db = await emptyDatabase();
  const { anonymous } = await startApp({ db });
  expect((await anonymous.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await anonymous.get('/readyz')).json()).toEqual({ status: 'ready' });
  await db.destroy();
  expect((await anonymous.get('/healthz')).statusCode).toBe(200);
  const notReady = await anonymous.get('/readyz');
  expect(notReady.statusCode).toBe(503);
  expect(notReady.json()).toEqual({ status: 'the database does not answer' });
});
