import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { expectRefusals } from '#test/refusals.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();
const couch = { name: 'Treatment couch', number: 'EQ-1', room: 'Lab 2', condition: 'good' };

test('an item is entered, found, changed, deleted and restored, and its number is given once', async () => {
  const admin = await college().asAdmin();
  const made = (await admin.post('/api/equipment', couch)).json();
  expect(made).toEqual({ ...couch, id: expect.any(String), version: 1 });
  expect((await admin.post('/api/equipment', { ...couch, number: 'eq-1' })).statusCode).toBe(409);
  expect((await admin.get('/api/equipment?q=couch&condition=good')).json()).toEqual([made]);
  expect((await admin.get('/api/equipment.csv')).body).toContain('EQ-1');
  const url = `/api/equipment/${made.id}`;
  const changed = await admin.put(url, { ...couch, condition: 'repair' }, { 'if-match': '"1"' });
  expect(changed.json()).toMatchObject({ condition: 'repair', version: 2 });
  expect((await admin.delete(url)).statusCode).toBe(204);
  const [kept] = (await admin.get('/api/deleted-records?noun=equipment')).json();
  expect((await admin.post(`/api/deleted-records/${kept.id}/restoration`)).statusCode).toBe(201);
  expect((await admin.get(url)).json()).toMatchObject({ number: 'EQ-1' });
  const file = 'Stock number,Name,Room,Condition\neq-1,Couch,Lab 2,In use\nEQ-2,Skeleton,Lab 1,In use\n';
  const imported = await uploadFile(admin, 'POST', '/api/imports?noun=equipment', file);
  expect(imported.json()).toMatchObject({ created: 1, updated: 1, errors: [] });
});

test('students and faculty do not write equipment', async () => {
  await expectRefusals(college(), {
    method: 'POST',
    path: '/api/equipment',
    status: 403,
    body: couch,
    missing: '',
  });
});
