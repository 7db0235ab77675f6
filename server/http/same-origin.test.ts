// A page of another site must not change anything with the session of a user who is signed in here.
// On SQLite alone: a foreign origin is refused before any query.
import { expect, test } from 'vitest';
import { contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';
import { shareApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';

const college = shareApp();
const refusal = 'Calls from another site are refused';
const host = 'college.example';

const matrix: [string, Record<string, string>, boolean][] = [
  ['the site itself', { 'sec-fetch-site': 'same-origin' }, true],
  ['the address bar', { 'sec-fetch-site': 'none' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }, false],
  ['an unknown kind of site', { 'sec-fetch-site': 'new-value' }, false],
  [
    'another site that claims our origin',
    { 'sec-fetch-site': 'cross-site', origin: `https://${host}` },
    false,
  ],
  ['an old browser on the site', { origin: `https://${host}` }, true],
  ['an old browser on another site', { origin: 'https://evil.example' }, false],
  ['an old browser on another port', { origin: `https://${host}:8443` }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['a site that only starts alike', { origin: `https://${host}.evil.example` }, false],
  ['a site that hides our name', { origin: `https://${host}@evil.example` }, false],
  ['nonsense', { origin: 'nonsense' }, false],
  ['a program that is no browser', {}, true],
];

test.each(matrix)(
  'a change sent from %s is allowed or refused by its origin',
  async (_, headers, isAllowed) => {
    const { asAdmin, db } = college();
    const admin = await asAdmin();
    const payload = aStudent();
    const response = await admin.inject({
      method: 'POST',
      url: '/api/students',
      headers: { host, ...headers },
      payload,
    });
    const rows = await db
      .selectFrom('students')
      .select('id')
      .where('enrollment_number', '=', payload.enrollmentNumber)
      .execute();
    if (isAllowed) {
      expect(response.statusCode).toBe(201);
      return;
    }
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: refusal, message: refusal });
    expect(rows).toEqual([]);
  },
);

const calls = Object.entries<Call>(contract);

test.each(calls.filter(([, { method }]) => method !== 'GET'))(
  '%s is refused from another site',
  async (_, call) => {
    const admin = await college().asAdmin();
    const url = call.path.replace(/\{\w+\}/g, admin.id);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const response = await admin.inject({ method: call.method, url, headers });
      expect(response.statusCode).toBe(403);
      expect(response.json().error).toBe(refusal);
    }
    expect((await admin.get('/api/auth/status')).json().isAuthenticated).toBe(true);
  },
);

test('a link on another site to a page or record works', async () => {
  const admin = await college().asAdmin();
  const response = await admin.inject({
    url: '/api/students',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  });
  expect(response.statusCode).toBe(200);
  // No CORS header lets the other site's scripts read the answer.
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
});
