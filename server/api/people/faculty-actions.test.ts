// Actions on many faculty members: exactly those that were shown, all or none.
import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aFacultyMember } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';

async function withFaculty() {
  const app = await startApp();
  const admin = await app.asAdmin();
  const ids: string[] = [];
  for (const lastName of ['Bose', 'Acharya', 'Chary']) {
    const member = aFacultyMember({ lastName, designation: lastName === 'Chary' ? 'Lecturer' : 'Professor' });
    ids.push((await admin.post('/api/faculty', member)).json().id);
  }
  return { ...app, admin, ids };
}

test('log-ins for chosen faculty: a link each for those without a password, slips as one PDF', async () => {
  const { admin, ids, asFaculty } = await withFaculty();
  const signedIn = await asFaculty();
  const answer = await admin.post('/api/faculty-invites', { selection: { ids: [...ids, signedIn.id] } });
  expect(answer.statusCode).toBe(201);
  const { invites, skipped } = answer.json();
  expect(invites.map(({ name }: { name: string }) => name.split(' ').at(-1))).toEqual([
    'Acharya',
    'Bose',
    'Chary',
  ]);
  expect(skipped).toBe(1);
  const tokens = invites.map(({ link }: { link: string }) => new URL(link).hash.slice(1));
  const slips = await admin.inject({ method: 'POST', url: '/api/invite-slips', payload: { tokens } });
  expect(slips.headers['content-type']).toBe('application/pdf');
  const text = pdfText(slips.rawPayload);
  for (const { name, link } of invites) {
    expect(text).toContain(name);
    expect(text).toContain(link);
  }
  expect(text).toContain('Lecturer');
  const history = (await admin.get(`/api/faculty/${ids[0]}/history`)).json();
  expect(history[0]).toMatchObject({ action: 'invite' });
});

test('faculty members that match a filter are exported as CSV, or none where their number is another (409)', async () => {
  const { admin } = await withFaculty();
  const exported = (expected: number) =>
    admin.post('/api/faculty-exports', {
      selection: { filter: { designation: 'Professor', q: 'a' }, expected },
    });
  const refused = await exported(5);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toMatch(/^You chose 5 faculty members, but the list now has 2\./);
  const file = await exported(2);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body.trim().split('\n')).toHaveLength(3);
});

test.each([
  [{}, 'selection', 'Choose the faculty members'],
  [{ selection: { ids: [] } }, 'selection.ids', 'Choose at least one faculty member'],
])('POST /api/faculty-invites refuses %j', async (body, field, message) => {
  const app = await startApp();
  const refused = await (await app.asAdmin()).post('/api/faculty-invites', body);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toMatchObject({ [field]: message });
});
