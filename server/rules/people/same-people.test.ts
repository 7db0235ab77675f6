// A form that enters somebody who is there already is asked first; a caller who does not know the question is not.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '#server/db/driver/dialect.ts';
import { mayBeNamed } from '#server/db/people/identities.ts';
import { userHeader } from '#shared/account/user-header.ts';
import { type Caller, startApp } from '#test/app.ts';
import { aFacultyMember, aStudent } from '#test/factories.ts';

/** As the portals call: they name their user. */
async function asPortal(caller: Caller) {
  const { id } = (await caller.get('/api/auth/status')).json().user;
  return async (path: string, payload: object) => {
    const { statusCode, body } = await caller.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      headers: { [userHeader]: id },
    });
    const { question, error } = JSON.parse(body) as { question?: string; error?: string };
    return [statusCode, question, error];
  };
}

const born = (day: string) => ({ personalInfo: { dob: `${day}T00:00:00.000Z` } });

test.each([
  ['students', aStudent, 'the same names and parents'],
  ['faculty', aFacultyMember, 'the same name'],
])('POST /api/%s from a portal asks whether it is the same person', async (path, factory, what) => {
  const admin = await (await startApp()).asAdmin();
  const send = await asPortal(admin);
  const names = { firstName: 'Lakshmi', lastName: 'O’Brien', enrollmentNumber: '' };
  const person = (given: object, contact = {}) =>
    factory({ ...names, ...given, contactInfo: { email: '', ...contact } });
  const first = person(born('2007-04-14'));
  expect(await send(path, first)).toEqual([201, undefined, undefined]);

  const sentence = `Lakshmi O’Brien, who is there already, has ${what}, born on 14 Apr 2007. Is it the same person?`;
  for (const again of [{}, { firstName: "O'BRIEN", lastName: 'lakshmi ' }])
    expect(await send(path, person({ ...born('2007-04-14'), ...again }))).toEqual([
      409,
      'same-person',
      sentence,
    ]);
  // Without a birth date, and with that of the day of its entry, which a form gives.
  for (const dob of [null, '2026-11-01T00:00:00.000Z'])
    expect((await send(path, person({ personalInfo: { dob } })))[1]).toBe('same-person');
  expect(await send(path, person({ ...born('2007-04-14'), confirmed: ['same-person'] }))).toEqual([
    201,
    undefined,
    undefined,
  ]);
  expect((await send(path, person(born('2006-04-14'))))[0]).toBe(201);
  expect(
    (await send(path, person({ personalInfo: { dob: null } }, { email: 'own@people.example' })))[0],
  ).toBe(201);

  expect((await admin.post(`/api/${path}`, first)).statusCode).toBe(201);
  expect((await admin.post(`/api/${path}`, { ...first, confirmed: [] })).statusCode).toBe(409);
});

test.each([
  ['students', 'student', aStudent],
  ['faculty', 'faculty', aFacultyMember],
])('a restored record of %s that was entered again is asked about', async (path, noun, factory) => {
  const admin = await (await startApp()).asAdmin();
  const send = await asPortal(admin);
  const person = { ...factory(), firstName: 'Lakshmi', lastName: 'O’Brien', confirmed: ['same-person'] };
  const { id } = (await admin.post(`/api/${path}`, person)).json();
  await admin.delete(`/api/${path}/${id}`);
  const other = { ...factory(), firstName: 'Sita', lastName: 'Lakshmi' };
  for (const again of [other, { ...factory(), firstName: "O'BRIEN", lastName: 'lakshmi' }])
    expect((await admin.post(`/api/${path}`, again)).statusCode).toBe(201);
  const [kept] = (await admin.get(`/api/deleted-records?noun=${noun}`)).json();
  const restoration = `deleted-records/${kept.id}/restoration`;
  expect((await send(restoration, {}))[1]).toBe('same-person');
  expect((await admin.get(`/api/${path}/${id}`)).statusCode).toBe(404);
  expect(await send(restoration, { confirmed: ['same-person'] })).toEqual([201, undefined, undefined]);
});

test('whom a form is compared with is found by the words of the name, in any order and with any initials', async () => {
  const college = await startApp();
  const admin = await college.asAdmin();
  const send = await asPortal(admin);
  const person = ([firstName, lastName]: string[]) =>
    aFacultyMember({ firstName, lastName, contactInfo: { email: '' }, personalInfo: { dob: null } });
  for (const [known, again] of [
    [
      ['S.', 'V Rao'],
      ['S V', 'Rao'],
    ],
    [
      ['Venkata Sita', 'Devi'],
      ['devi', 'Sita Venkata'],
    ],
    [
      ['ళక్ష్మి', 'కొల్లి'],
      ['కొల్లి', 'ళక్ష్మి'],
    ],
    [
      ['Øyvind', "D'Souza"],
      ['oyvind', 'D’SOUZA'],
    ],
  ] as const) {
    expect(await send('faculty', person([...known]))).toEqual([201, undefined, undefined]);
    expect((await send('faculty', person([...again])))[1]).toBe('same-person');
  }
  const plan = isPostgres(college.db)
    ? undefined
    : await college.db.executeQuery(
        sql`explain query plan select id from faculty where ${sql.join(mayBeNamed('Sita Devi'), sql` and `)}`.compile(
          college.db,
        ),
      );
  expect(JSON.stringify(plan?.rows ?? [])).not.toContain('SCAN');
});
