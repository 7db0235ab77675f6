import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { shareApp, startApp } from '#test/app.ts';
import { aGrade, aResult, aSubject } from '#test/factories.ts';
import { expectRefusals } from '#test/refusals.ts';

const college = shareApp();

test('a subject is created, read, changed and deleted', async () => {
  const admin = await college().asAdmin();
  const input = aSubject({ name: ' శరీర నిర్మాణం ', year: 'SECOND' });
  const made = await admin.post('/api/subjects', input);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({ ...input, name: 'శరీర నిర్మాణం', id: expect.any(String), version: 1 });
  const url = `/api/subjects/${made.json().id}`;
  expect((await admin.get(url)).json()).toEqual(made.json());
  const changed = await admin.put(url, { ...input, name: 'Anatomy' }, { 'if-match': '"1"' });
  expect(changed.json()).toMatchObject({ name: 'Anatomy', version: 2 });
  expect(changed.headers.etag).toBe('"2"');
  expect((await admin.put(url, input, { 'if-match': '"1"' })).statusCode).toBe(412);
  expect((await admin.delete(url)).statusCode).toBe(204);
  expect((await admin.get(url)).statusCode).toBe(404);
});

test.each([
  ['no code', { code: '' }, 'code', 'Code is required'],
  ['a blank name', { name: '  ' }, 'name', 'Name is required'],
  ['a fifth year', { year: 'FIFTH' }, 'year', 'Choose a year'],
  ['no year', { year: undefined }, 'year', 'Choose a year'],
])('POST and PUT /api/subjects refuse %s and name the field', async (_, change, field, message) => {
  const admin = await college().asAdmin();
  const { id } = (await admin.post('/api/subjects', aSubject())).json();
  const input = { ...aSubject(), ...change };
  for (const response of [
    await admin.post('/api/subjects', input),
    await admin.put(`/api/subjects/${id}`, input),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: message });
  }
});

test('a code is unique (409), also when a deleted subject is restored', async () => {
  const admin = await college().asAdmin();
  const input = aSubject();
  const { id } = (await admin.post('/api/subjects', input)).json();
  const twice = await admin.post('/api/subjects', input);
  expect(twice.statusCode).toBe(409);
  expect(twice.json()).toMatchObject({
    error: 'Another subject has this code',
    fields: { code: 'Another subject has this code' },
  });
  const lower = { ...input, code: input.code.toLowerCase() };
  expect((await admin.post('/api/subjects', lower)).statusCode).toBe(409);
  expect((await admin.put(`/api/subjects/${id}`, lower)).statusCode).toBe(200);
  await admin.put(`/api/subjects/${id}`, input);
  await admin.delete(`/api/subjects/${id}`);
  await admin.post('/api/subjects', lower);
  const [kept] = (await admin.get(`/api/deleted-records?noun=subject&q=${input.code}`)).json();
  const restored = await admin.post(`/api/deleted-records/${kept.id}/restoration`);
  expect([restored.statusCode, restored.json().error]).toEqual([409, 'Another subject has this code']);
});

test('a subject in which a student has marks is not deleted (409)', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  for (const [path, record] of [
    ['results', aResult],
    ['grades', aGrade],
  ] as const) {
    const subject = (await admin.post('/api/subjects', aSubject({ name: 'Used' }))).json();
    const url = `/api/students/${student.id}/${path}`;
    const row = (await admin.post(url, record(subject))).json();
    const refused = await admin.delete(`/api/subjects/${subject.id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe('Used cannot be deleted: students have results or grades in it.');
    await admin.delete(`${url}/${row.id}`);
    expect((await admin.delete(`/api/subjects/${subject.id}`)).statusCode).toBe(204);
  }
});

test('GET /api/subjects lists by year and code, filters, searches, sorts and pages', async () => {
  const { asAdmin, asStudent } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  for (const [code, name, year] of [
    ['B1', 'Anatomy', 'SECOND'],
    ['A2', 'Biochemistry', 'FIRST'],
    ['A1', 'Yoga', 'FIRST'],
    ['C1', 'Neurology', 'FOURTH'],
  ]) {
    await admin.post('/api/subjects', { code, name, year });
  }
  const codes = async (query: string) => {
    const response = await student.get(`/api/subjects?${query}`);
    const rows: { code: string }[] = response.json();
    return [rows.map(({ code }) => code).join(' '), response.headers['x-total-count']];
  };
  expect(await codes('')).toEqual(['A1 A2 B1 C1', '4']);
  expect(await codes('year=FIRST&sort=-code')).toEqual(['A2 A1', '2']);
  expect(await codes('sort=name&page=2&pageSize=3')).toEqual(['A1', '4']);
  expect(await codes('q=ANAT')).toEqual(['B1', '1']);
  expect(await codes('q=%25')).toEqual(['', '0']);
  const csv = await admin.get('/api/subjects.csv?year=FOURTH');
  expect(parse(csv.body, { columns: true, bom: true })).toEqual([
    { code: 'C1', name: 'Neurology', year: 'FOURTH' },
  ]);
});

test.each([
  ['GET', '/api/subjects', 200],
  ['GET', '/api/subjects.csv', 403],
  ['POST', '/api/subjects', 403],
  ['PUT', '/api/subjects/{id}', 403],
  ['DELETE', '/api/subjects/{id}', 403],
] as const)('%s %s: students and faculty get %i, an anonymous request 401', async (method, path, status) => {
  await expectRefusals(college(), { method, path, status, body: aSubject(), missing: 'Subject not found' });
});
