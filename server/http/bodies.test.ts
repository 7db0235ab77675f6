// Malformed, too large and wrong bodies never cause a server error and never reach a handler.
// On SQLite alone: a wrong body reaches no query.
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';
import { shareApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { listen, sendRaw, statusOf } from '#test/servers/raw-http.ts';

const college = shareApp({ volume: { perSession: 10_000, perAddress: 10_000, filesPerSession: 10_000 } });

const bodyCalls = Object.entries<Call>(contract).filter(([, { body }]) => body);

const json = { 'content-type': 'application/json' };

function expectRefusal(response: LightMyRequestResponse, statuses: number[]): void {
  expect(statuses).toContain(response.statusCode);
  const { error, message } = response.json();
  expect(error).toBe(message);
  expect(error).toMatch(/^[A-Z].*\w/s);
  expect(response.body).not.toMatch(/node_modules|\.ts:|\bat .*:\d+/);
}

const bodies: [string, string, number[]][] = [
  ['nothing', '', [400]],
  ['half an object', '{"firstName":', [400]],
  ['two objects', '{}{}', [400]],
  ['single quotes', "{'a':1}", [400]],
  ['a byte order mark alone', '\ufeff', [400]],
  ['a NUL byte', '{"a":"\u0000"}', [400]],
  ['null', 'null', [400]],
  ['true', 'true', [400]],
  ['a number', '1e999', [400]],
  ['text', '"text"', [400]],
  ['a list', '[]', [400]],
  ['a list of objects', '[{}]', [400]],
  ['an empty object', '{}', [400]],
  ['10,000 nested lists', '['.repeat(10_000) + ']'.repeat(10_000), [400, 413]],
  ['100,000 nested lists', '['.repeat(100_000) + ']'.repeat(100_000), [413]],
  ['70 KB', JSON.stringify({ firstName: 'x'.repeat(70_000) }), [413]],
  [
    'a thousand unknown fields',
    JSON.stringify(Object.fromEntries([...Array(999).keys()].map((n) => [n, n]))),
    [400, 413],
  ],
];

/** Events take photographs, and so larger bodies: a body within that limit is refused for its content, not for its size. */
const refusals = (statuses: number[], payload: string, bodyLimit = 64 * 1024) =>
  payload.length > bodyLimit ? statuses : statuses.includes(413) ? [400] : statuses;

test('a call without a body accepts an empty one with any Content-Type', async () => {
  const { asAdmin } = college();
  const admin = await asAdmin();
  const { id } = (await admin.post('/api/students', aStudent())).json();
  const empty = { headers: json, payload: '' };
  const removed = await admin.inject({ method: 'DELETE', url: `/api/students/${id}`, ...empty });
  expect(removed.statusCode).toBe(204);
  const restored = await admin.inject({
    method: 'POST',
    url: `/api/students/${id}/restoration`,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    payload: '',
  });
  expect(restored.statusCode).toBe(201);
  const half = await admin.inject({
    method: 'DELETE',
    url: `/api/students/${id}`,
    headers: json,
    payload: '{',
  });
  expect(half.statusCode).toBe(400);
  const left = await admin.inject({ method: 'POST', url: '/api/auth/logout', ...empty });
  expect(left.statusCode).toBe(204);
});

for (const [name, { method, path, bodyLimit, body }] of bodyCalls) {
  // Where all fields are optional, unknown ones are dropped, and the id in the address belongs to no record.
  const isAllOptional = z.safeParse(body ?? z.never(), {}).success;
  // A record that there is once, such as the college, has no id: nothing of it is changed.
  const isTaken = isAllOptional && !path.includes('{');
  test(`${name} refuses broken and wrong bodies with a sentence`, async () => {
    const admin = await college().asAdmin();
    const url = path.replace('{id}', admin.id);
    for (const [what, payload, usual] of bodies) {
      const statuses = [
        ...refusals(usual, payload, bodyLimit),
        ...(isAllOptional && payload.startsWith('{') ? [404] : []),
      ];
      const response = await admin.inject({ method, url, headers: json, payload });
      if (isTaken && response.statusCode === 200) continue;
      expect(statuses, what).toContain(response.statusCode);
      expectRefusal(response, statuses);
    }
  });

  test(`${name} refuses every wrong type in every field`, async () => {
    const admin = await college().asAdmin();
    const url = path.replace('{id}', admin.id);
    const fields = [
      'firstName',
      'year',
      'personalInfo',
      'contactInfo',
      'username',
      'email',
      'password',
      'token',
    ];
    for (const value of [null, 1, true, [], ['x'], {}, { toString: 1 }, { $ne: null }]) {
      const payload = { ...Object.fromEntries(fields.map((field) => [field, value])), newPassword: value };
      const response = await admin.inject({ method, url, payload });
      if (isTaken && response.statusCode === 200) continue;
      expectRefusal(response, [isAllOptional ? 404 : 400]);
    }
  });
}

test('a value nested 10,000 deep inside a field is refused, and ignored where the field is unknown', async () => {
  const admin = await college().asAdmin();
  const deep = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`;
  const input = JSON.stringify(aStudent());
  const known = input.replace('"Lakshmi"', deep);
  expectRefusal(
    await admin.inject({ method: 'POST', url: '/api/students', headers: json, payload: known }),
    [400],
  );
  const unknown = input.replace('{', `{"unknown":${deep},`);
  const response = await admin.inject({
    method: 'POST',
    url: '/api/students',
    headers: json,
    payload: unknown,
  });
  expect(response.statusCode).toBe(201);
});

const pollution = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"personalInfo":{"__proto__":{"polluted":1}}}',
  '{"\\u005f_proto__":{"polluted":1}}',
];

test.each(pollution)('a body that tries to set the prototype is refused: %s', async (payload) => {
  const admin = await college().asAdmin();
  const response = await admin.inject({ method: 'POST', url: '/api/students', headers: json, payload });
  expectRefusal(response, [400]);
  expect(response.json().error).toBe('The body is not valid JSON.');
  expect({}).not.toHaveProperty('polluted');
});

test('millions of nested parts are refused (400)', async () => {
  const admin = await college().asAdmin();
  const payload = '['.repeat(3_000_000) + ']'.repeat(3_000_000);
  const refused = await admin.inject({ method: 'POST', url: '/api/events', headers: json, payload });
  expectRefusal(refused, [400]);
});

test('10,000 wrong rows are answered with the first 200 mistakes', async () => {
  const admin = await college().asAdmin();
  const send = async (row: object) => {
    const rows = Array.from({ length: 10_000 }, () => row);
    const refused = await admin.post('/api/attendance-counts', { academicYear: '2026-2027', rows });
    expectRefusal(refused, [400]);
    return Object.keys(refused.json().fields).length;
  };
  expect(await send({})).toBe(200);
  const unknown = { enrollmentNumber: 'X', subjectCode: 'Y', kind: 'theory', held: 1, attended: 1 };
  expect(await send(unknown)).toBe(200);
});

test('a parameter that is given twice is refused by name', async () => {
  const admin = await college().asAdmin();
  for (const [query, field] of [
    ['page=1&page=2', 'page'],
    ['year=FIRST&year=SECOND', 'year'],
    ['q=a&q=b', 'q'],
  ] as const) {
    const response = await admin.get(`/api/students?${query}`);
    expect(response.statusCode, query).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  }
});

test('a query that tries to set the prototype changes nothing', async () => {
  const admin = await college().asAdmin();
  for (const query of [
    '__proto__[polluted]=1',
    'constructor.prototype.polluted=1',
    '__proto__=1&constructor=2',
  ]) {
    expect((await admin.get(`/api/students?${query}`)).statusCode).toBe(200);
  }
  expect({}).not.toHaveProperty('polluted');
});

/** None of these types is application/json, though some look like it. */
const hostileTypes = [
  'text/plain',
  'TEXT/PLAIN; charset=utf-8',
  'text/plain;application/json',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonp',
  'xapplication/json',
  'application/javascript',
  'application /json',
  'application/ json',
  'text/plain, application/json',
  '*/*',
  ';application/json',
  'application/json\u0001',
  'application/json\u000b;charset=utf-8',
  'application/json\u0000',
];

test('no hostile Content-Type reaches a handler', async () => {
  const { app, asAdmin, db } = college();
  const { cookie } = await asAdmin();
  const port = await listen(app);
  const count = async () => (await db.selectFrom('students').select('id').execute()).length;
  const before = await count();
  for (const type of hostileTypes) {
    const body = JSON.stringify(aStudent());
    const head = [
      'POST /api/students HTTP/1.1',
      'Host: college',
      `Cookie: ${cookie}`,
      `Content-Type: ${type}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    const answer = await sendRaw(port, Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'));
    expect([400, 415], type).toContain(statusOf(answer));
  }
  expect(await count()).toBe(before);
});

test('a log-in sent as text/plain, as a form of another site could, is refused', async () => {
  const response = await college().anonymous.inject({
    method: 'POST',
    url: '/api/auth/admin/login',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ username: 'admin', password: 'x' }),
  });
  expectRefusal(response, [415]);
  expect(response.json().error).toBe('Send JSON (Content-Type: application/json).');
});

test('malformed HTTP gets an answer, and the server keeps working', async () => {
  const { app } = college();
  const port = await listen(app);
  const requests: [string, number[]][] = [
    ['GET / HTTP/1.1\r\n\r\n', [400, 404]],
    [`GET /healthz HTTP/1.1\r\nHost: a\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`, [431]],
    [
      'POST /api/students HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      [400],
    ],
    ['POST /api/students HTTP/1.1\r\nHost: a\r\nContent-Length: 2, 3\r\n\r\n{}', [400]],
    ['TRACE /api/students HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', [404, 405, 501]],
    ['nonsense\r\n\r\n', [400]],
  ];
  for (const [bytes, statuses] of requests) {
    const answer = await sendRaw(port, bytes.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect(statuses, bytes.slice(0, 60)).toContain(statusOf(answer));
    expect(answer).not.toMatch(/node_modules|\.ts:/);
  }
  const well = await sendRaw(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(statusOf(well)).toBe(200);
});
