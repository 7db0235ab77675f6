// The promotion: every student goes to the right place, in one transaction, and comes back as a whole.
import { beforeEach, expect, test } from 'vitest';
import { readTable } from '#server/csv/read-table.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { fingerprintOf } from '#shared/office/promotions.ts';
import type { StudentStatus } from '#shared/people/student-status.ts';
import { type Caller, startApp, type TestApp } from '#test/app.ts';
import { aFee, aResult, aStudent, aSubject } from '#test/factories.ts';

let app: TestApp;
let admin: Caller;
const people = [
  ['A', 'FIRST', 'ACTIVE'],
  ['B', 'FIRST', 'ACTIVE'],
  ['C', 'SECOND', 'ACTIVE'],
  ['D', 'FOURTH', 'ACTIVE'],
  ['E', 'FOURTH', 'INTERN'],
  ['F', 'SECOND', 'DETAINED'],
  ['G', 'FIRST', 'LEFT'],
] as const;

beforeEach(async () => {
  app = await startApp();
  admin = await app.asAdmin();
  for (const [lastName, year, status] of people)
    await admin.post('/api/students', aStudent({ lastName, year, status }));
});

const candidates = async (): Promise<{ id: string; lastName: string }[]> =>
  (await admin.get('/api/promotion-candidates')).json();
const idOf = async (name: string) => (await candidates()).find(({ lastName }) => lastName === name)?.id;

async function standing(): Promise<Record<string, string>> {
  const rows: { lastName: string; year: string; status: string }[] = (
    await admin.get('/api/students')
  ).json();
  return Object.fromEntries(rows.map(({ lastName, year, status }) => [lastName, `${year} ${status}`]));
}
const before = Object.fromEntries(people.map(([name, year, status]) => [name, `${year} ${status}`]));

test('all years go on; who stays is detained, who was detained stays, interns graduate; undone as a whole', async () => {
  expect((await candidates()).map(({ lastName }) => lastName)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  const staying = [await idOf('B'), await idOf('F')];
  const groups = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'INTERN', 'DETAINED'];
  const made = await admin.post('/api/promotions', { groups, staying, expected: 6 });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ kind: 'promotion', changed: 5, hasSnapshot: true, undoneAt: null });
  expect(await standing()).toEqual({
    A: 'SECOND ACTIVE',
    B: 'FIRST DETAINED',
    C: 'THIRD ACTIVE',
    D: 'FOURTH INTERN',
    E: 'FOURTH GRADUATED',
    F: 'SECOND DETAINED',
    G: 'FIRST LEFT',
  });
  const file = await admin.get(`/api/bulk-changes/${made.json().id}/snapshot.csv`);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body.trim().split('\n')).toHaveLength(7);
  expect(file.body).toMatch(/Lakshmi,B,2026,convener,FIRST,ACTIVE,2026-08-03,"First year, detained"/);
  const workbook = await admin.get(`/api/bulk-changes/${made.json().id}/snapshot.csv?format=xlsx`);
  const [header, ...rows] = (await readTable(workbook.rawPayload, 10)).rows.map(({ cells }) => cells);
  expect(header).toEqual(expect.arrayContaining(['Enrolment Number', 'Status since', 'After']));
  expect(rows).toContainEqual(expect.arrayContaining(['A', 'Convener', 'First', 'Active']));
  const history = (await admin.get(`/api/students/${await idOf('A')}/history`)).json();
  expect(history[0]).toMatchObject({
    action: 'update',
    label: expect.stringContaining('Promotion 2026-2027'),
  });

  const undone = await admin.post(`/api/bulk-changes/${made.json().id}/reversal`);
  expect(undone.json()).toMatchObject({ changed: 5, undoneAt: expect.any(String) });
  expect(await standing()).toEqual(before);
});

test('beside each student are the open fees, the papers whose latest result is not passed and the lowest attendance', async () => {
  const id = await idOf('A');
  const [anatomy, physiology, kinesiology] = await Promise.all(
    [1, 2, 3].map(async () => (await admin.post('/api/subjects', aSubject())).json()),
  );
  await admin.post(`/api/students/${id}/fees`, aFee({ amount: 30_000 }));
  // What the government pays is not owed by the student.
  const claim = { ...aFee({ label: 'Reimbursed', amount: 9000 }), payableBy: 'government' };
  expect((await admin.post(`/api/students/${id}/fees`, claim)).statusCode).toBe(201);
  for (const result of [
    aResult(anatomy, { marks: 5, heldOn: '2026-09-05' }),
    aResult(anatomy, { marks: 20, heldOn: '2026-10-05' }),
    aResult(physiology, { marks: 20, heldOn: '2026-09-05' }),
    aResult(physiology, { marks: 5, heldOn: '2026-10-05' }),
  ])
    expect((await admin.post(`/api/students/${id}/results`, result)).statusCode).toBe(201);
  const { enrollmentNumber } = (await admin.get(`/api/students/${id}`)).json();
  const counts = ({ code: subjectCode }: { code: string }, attended: number) => ({
    enrollmentNumber,
    subjectCode,
    kind: 'theory',
    held: 30,
    attended,
  });
  const rows = [counts(anatomy, 29), counts(kinesiology, 20)];
  await admin.post('/api/attendance-counts', { academicYear: '2026-2027', rows });
  const [first, second] = (await admin.get('/api/promotion-candidates')).json();
  expect(first).toMatchObject({ lastName: 'A', open: 30_000, failed: 1, attendance: 66, isShort: true });
  expect(second).toMatchObject({ lastName: 'B', open: 0, failed: 0, attendance: null, isShort: false });
});

test('of the detained only those go on who are not to stay', async () => {
  const made = await admin.post('/api/promotions', { groups: ['DETAINED'], expected: 1 });
  expect(made.statusCode).toBe(201);
  expect((await standing()).F).toBe('THIRD ACTIVE');
});

test('of a selection only the chosen students go on, former ones are passed over; undone as a whole', async () => {
  const all: { id: string; lastName: string }[] = (await admin.get('/api/students')).json();
  const ids = ['B', 'A', 'E', 'G'].map((name) => all.find(({ lastName }) => lastName === name)?.id);
  const selection = { ids };
  const preview = await admin.post('/api/promotions/preview', { selection });
  expect(preview.json().map(({ lastName }: { lastName: string }) => lastName)).toEqual(['A', 'B', 'E']);
  expect(await standing()).toEqual(before);
  const body = { selection, groups: ['FIRST', 'INTERN'], staying: [ids[0]], expected: 3 };
  const made = await admin.post('/api/promotions', body);
  expect(made.json()).toMatchObject({ kind: 'promotion', changed: 3, hasSnapshot: true, went: 2, stayed: 1 });
  const after = { A: 'SECOND ACTIVE', B: 'FIRST DETAINED', E: 'FOURTH GRADUATED' };
  expect(await standing()).toEqual({ ...before, ...after });
  expect((await admin.post(`/api/bulk-changes/${made.json().id}/reversal`)).statusCode).toBe(200);
  expect(await standing()).toEqual(before);
});

test('a selection by a filter is promoted only as it was shown (409)', async () => {
  const chosen = (expected: number) => ({ filter: { year: 'SECOND', status: 'CURRENT' }, expected });
  expect((await admin.post('/api/promotions/preview', { selection: chosen(1) })).statusCode).toBe(409);
  const promote = (expected: number) =>
    admin.post('/api/promotions', { selection: chosen(expected), groups: ['SECOND'], expected: 1 });
  expect((await promote(1)).statusCode).toBe(409);
  expect((await promote(2)).statusCode).toBe(201);
  expect(await standing()).toEqual({ ...before, C: 'THIRD ACTIVE' });
});

test('a thousand chosen students of whom all but one stay fit into one call', async () => {
  const ids = Array.from({ length: 1000 }, () => crypto.randomUUID());
  const body = { groups: ['FIRST'], staying: ids.slice(1), expected: 1000, selection: { ids } };
  // None of them is a student: the call was read.
  expect((await admin.post('/api/promotions', body)).statusCode).toBe(409);
});

test('another number of students than was shown refuses the whole promotion (409)', async () => {
  await admin.post('/api/students', aStudent({ lastName: 'Late', year: 'FIRST' }));
  const refused = await admin.post('/api/promotions', { groups: ['FIRST'], expected: 2 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toMatch(/^The list was of 2 students, but now it is of 3\./);
  expect(await standing()).toEqual({ ...before, Late: 'FIRST ACTIVE' });
});

test('a list of as many students in other years or statuses than was shown refuses the whole promotion (409)', async () => {
  const groups = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'INTERN', 'DETAINED'];
  const interns = [await idOf('E')];
  const students: { id: string; year: Year; status: StudentStatus }[] = (
    await admin.get('/api/promotion-candidates')
  ).json();
  const promotion = {
    groups,
    staying: interns,
    expected: 6,
    shown: await fingerprintOf(students.toReversed()),
  };
  // Another admin's promotion of the same list: six students again, but for whom this would be the second one.
  expect((await admin.post('/api/promotions', promotion)).statusCode).toBe(201);
  const after = await standing();
  const refused = await admin.post('/api/promotions', promotion);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringMatching(/^A student of the list was given another year or status since you saw it\./),
  ]);
  expect(await standing()).toEqual(after);
});

test('a student who moved on since keeps the promotion from being undone; so do 30 days', async () => {
  const made = (await admin.post('/api/promotions', { groups: ['FIRST'], expected: 2 })).json();
  const ids = [await idOf('A')];
  await admin.post('/api/student-status-changes', { selection: { ids }, status: 'LEFT' });
  expect((await admin.post(`/api/bulk-changes/${made.id}/reversal`)).statusCode).toBe(409);
  expect((await standing()).B).toBe('SECOND ACTIVE');
});

test('who is in the trash during the undo comes back as before the promotion', async () => {
  const made = (await admin.post('/api/promotions', { groups: ['FIRST'], expected: 2 })).json();
  const url = `/api/students/${await idOf('A')}`;
  expect((await admin.delete(url)).statusCode).toBe(204);
  expect((await admin.post(`/api/bulk-changes/${made.id}/reversal`)).statusCode).toBe(200);
  expect((await admin.post(`${url}/restoration`)).statusCode).toBe(201);
  expect(await standing()).toEqual(before);
  const history = (await admin.get(`${url}/history`)).json();
  expect(history).toContainEqual(
    expect.objectContaining({ label: expect.stringMatching(/^Undone: Promotion/) }),
  );
});

test.each([
  [{ groups: [], expected: 1 }, 'groups', 'Choose at least one year'],
  [{ groups: ['FIFTH'], expected: 1 }, 'groups.0', 'Choose the years'],
  [{ groups: ['FIRST'] }, 'expected', 'The expected number must be a number'],
  [{ groups: ['THIRD'], staying: ['x'], expected: 0.5 }, 'expected', expect.any(String)],
])('POST /api/promotions refuses %j', async (body, field, message) => {
  const refused = await admin.post('/api/promotions', body);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toMatchObject({ [field]: message });
});

test('a student who is not in the chosen years cannot be among those who stay', async () => {
  const refused = await admin.post('/api/promotions', {
    groups: ['FIRST'],
    staying: [await idOf('C')],
    expected: 2,
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toHaveProperty('staying');
});

test('of several simultaneous promotions one moves the students on, and by one year', async () => {
  const promotion = { groups: ['FIRST'], staying: [], expected: 2 };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => admin.post('/api/promotions', promotion)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await standing()).toMatchObject({ A: 'SECOND ACTIVE', B: 'SECOND ACTIVE' });
});
