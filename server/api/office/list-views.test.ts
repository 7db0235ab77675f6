// Saved views: each user's own, on every device, replaced by name.
import { expect, test } from 'vitest';
import { mostViews } from '#shared/office/list-views.ts';
import { shareApp, startApp } from '#test/app.ts';

const college = shareApp();
const url = '/api/list-views';
const view = {
  list: 'students',
  name: 'Second year, SC',
  search: { year: 'SECOND', category: 'SC', cols: 'batch' },
};

test('a view is saved, read on another device, replaced by its name and removed', async () => {
  const { asAdmin, signInAgain } = await startApp();
  const admin = await asAdmin();
  const made = await admin.post(url, view);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({ ...view, id: expect.any(String) });
  const otherDevice = await signInAgain(admin);
  expect((await otherDevice.get(`${url}?list=students`)).json()).toEqual([made.json()]);
  const again = await admin.post(url, { ...view, search: { year: 'THIRD' } });
  expect((await admin.get(`${url}?list=students`)).json()).toEqual([again.json()]);
  expect((await admin.delete(`${url}/${again.json().id}`)).statusCode).toBe(204);
  expect((await admin.get(`${url}?list=students`)).json()).toEqual([]);
});

test('another user neither sees nor removes it', async () => {
  const { asAdmin } = college();
  const [owner, other] = [await asAdmin(), await asAdmin()];
  const { id } = (await owner.post(url, view)).json();
  expect((await other.get(`${url}?list=students`)).json()).toEqual([]);
  expect((await other.delete(`${url}/${id}`)).statusCode).toBe(404);
  expect((await owner.get(`${url}?list=students`)).json()).toHaveLength(1);
});

test('at most 30 views of a list', async () => {
  const admin = await college().asAdmin();
  for (let index = 0; index < 30; index += 1)
    expect((await admin.post(url, { ...view, name: `View ${index}` })).statusCode).toBe(201);
  const refused = await admin.post(url, { ...view, name: 'One more' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({ name: 'You have 30 views already. Remove one first.' });
  expect((await admin.post(url, { ...view, name: 'View 3' })).statusCode).toBe(201);
});

test.each([
  [{ ...view, list: 'x' }, 'list', 'There is no such list'],
  [{ ...view, name: ' ' }, 'name', 'Name the view'],
])('POST /api/list-views refuses %j', async (body, field, message) => {
  const refused = await (await college().asAdmin()).post(url, body);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({ [field]: message });
});

test('views that are saved at the same time stay within the limit', async () => {
  const admin = await college().asAdmin();
  const views = Array.from({ length: mostViews + 6 }, (_, n) => ({
    list: 'dues',
    name: `View ${n}`,
    search: {},
  }));
  await Promise.all(views.map((view) => admin.post('/api/list-views', view)));
  expect((await admin.get('/api/list-views?list=dues')).json()).toHaveLength(mostViews);
});
