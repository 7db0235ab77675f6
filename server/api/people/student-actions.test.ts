// Actions on many students: exactly those that were shown, all or none, undone as a whole.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shareApp, startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';

const college = shareApp();
const day = 86_400_000;

async function withStudents(count: number, student: Parameters<typeof aStudent>[0] = {}) {
  const app = await startApp();
  const admin = await app.asAdmin();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push((await admin.post('/api/students', aStudent(student))).json().id);
  const statuses = async (): Promise<string[]> =>
    (await admin.get('/api/students')).json().map((row: { status: string }) => row.status);
  return { ...app, admin, ids, statuses };
}

test('a status is set for chosen ids, with a history row each; who has it already is not touched', async () => {
  const { admin, ids, statuses, db } = await withStudents(3);
  await admin.post('/api/student-status-changes', { selection: { ids: [ids[0]] }, status: 'DETAINED' });
  const answer = await admin.post('/api/student-status-changes', {
    selection: { ids: [ids[0], ids[1]] },
    status: 'DETAINED',
    since: '2026-11-01',
  });
  expect(answer.json()).toMatchObject({ chosen: 2, change: { changed: 1, label: 'Detained' } });
  expect((await statuses()).toSorted()).toEqual(['ACTIVE', 'DETAINED', 'DETAINED']);
  const second = (await admin.get(`/api/students/${ids[1]}`)).json();
  expect(second).toMatchObject({ statusSince: '2026-11-01', version: 2 });
  const history = await db
    .selectFrom('audit_log')
    .select('record_id')
    .where('label', '=', 'Detained')
    .execute();
  expect(history).toHaveLength(2);
});

test('of a filter exactly the expected number is changed, or none (409)', async () => {
  const { admin, statuses } = await withStudents(4, { batch: '2024' });
  await admin.post('/api/students', aStudent({ batch: '2025' }));
  const change = (expected: number) =>
    admin.post('/api/student-status-changes', {
      selection: { filter: { batch: '2024', status: 'CURRENT' }, expected },
      status: 'LEFT',
    });
  const refused = await change(3);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe(
    'You chose 3 students, but the list now has 4. Nothing was done. Look at the list again.',
  );
  expect(new Set(await statuses())).toEqual(new Set(['ACTIVE']));
  expect((await change(4)).json()).toMatchObject({ chosen: 4, change: { changed: 4 } });
  expect((await statuses()).filter((status) => status === 'LEFT')).toHaveLength(4);
});

test('an id that is gone refuses the whole selection', async () => {
  const { admin, ids, statuses } = await withStudents(2);
  const selection = { ids: [...ids, randomUUID()] };
  const refused = await admin.post('/api/student-status-changes', { selection, status: 'LEFT' });
  expect(refused.statusCode).toBe(409);
  expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE']);
});

test('a change is undone as a whole, once, within 30 days, unless a student moved on since', async () => {
  const { admin, ids, statuses, wait, signInAgain } = await withStudents(2);
  const change = async (status: string) =>
    (await admin.post('/api/student-status-changes', { selection: { ids }, status })).json().change;
  const undo = (id: string) => admin.post(`/api/bulk-changes/${id}/reversal`);
  const left = await change('LEFT');
  // Other fields may change in between.
  const first = (await admin.get(`/api/students/${ids[0]}?include=personalInfo,contactInfo`)).json();
  await admin.put(`/api/students/${ids[0]}`, { ...first, firstName: 'Renamed' });
  expect((await undo(left.id)).json()).toMatchObject({ id: left.id, undoneAt: expect.any(String) });
  expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE']);
  expect((await admin.get(`/api/students/${ids[0]}`)).json()).toMatchObject({
    firstName: 'Renamed',
    statusSince: '2026-08-03',
  });
  expect((await undo(left.id)).statusCode).toBe(409);

  const detained = await change('DETAINED');
  const again = await admin.post('/api/student-status-changes', {
    selection: { ids: [ids[1]] },
    status: 'LEFT',
  });
  const refused = await undo(detained.id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toMatch(/was given another year or status since\. Nothing was undone\.$/);
  expect(await statuses()).toEqual(['DETAINED', 'LEFT']);
  expect((await admin.get('/api/bulk-changes')).json()).toHaveLength(3);
  wait(31 * day);
  const later = await signInAgain(admin);
  const old = await later.post(`/api/bulk-changes/${again.json().change.id}/reversal`);
  expect(old.json().message).toBe('This is more than 30 days ago and can no longer be undone.');
});

test('log-ins for a selection: a link each for those without a password, slips as one PDF', async () => {
  const { admin, ids, anonymous, asStudent } = await withStudents(3);
  const signedIn = await asStudent();
  const answer = await admin.post('/api/student-invites', { selection: { ids: [...ids, signedIn.id] } });
  expect(answer.statusCode).toBe(201);
  const { invites, skipped } = answer.json();
  expect([invites.length, skipped]).toEqual([3, 1]);
  const tokens = invites.map(({ link }: { link: string }) => new URL(link).hash.slice(1));
  const slips = await admin.inject({ method: 'POST', url: '/api/invite-slips', payload: { tokens } });
  expect(slips.headers['content-type']).toBe('application/pdf');
  const text = pdfText(slips.rawPayload);
  for (const { name, link } of invites) {
    expect(text).toContain(name);
    expect(text).toContain(link);
  }
  const password = 'Tamarind bridge 71 kites';
  expect((await anonymous.post('/api/auth/passwords', { token: tokens[0], password })).statusCode).toBe(200);
  expect((await admin.post('/api/invite-slips', { tokens: [tokens[0]] })).statusCode).toBe(400);
  await admin.post('/api/student-status-changes', { selection: { ids }, status: 'LEFT' });
  expect((await admin.post('/api/student-invites', { selection: { ids } })).statusCode).toBe(409);
});

test('a selection is exported as CSV', async () => {
  const { admin, ids } = await withStudents(3);
  const file = await admin.post('/api/student-exports', { selection: { ids: ids.slice(0, 2) } });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body.trim().split('\n')).toHaveLength(3);
});

test.each([
  [{}, 'selection', 'Choose the students'],
  [{ selection: {} }, 'selection', 'Choose students by their ids, or by a filter with the expected number'],
  [
    { selection: { filter: {} } },
    'selection',
    'Choose students by their ids, or by a filter with the expected number',
  ],
  [{ selection: { ids: [] } }, 'selection.ids', 'Choose at least one student'],
  [{ selection: { ids: ['x'] }, status: 'GONE' }, 'status', 'Choose a status'],
])('POST /api/student-status-changes refuses %j', async (body, field, message) => {
  const admin = await college().asAdmin();
  const refused = await admin.post('/api/student-status-changes', { status: 'LEFT', ...body });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toMatchObject({ [field]: message });
});
