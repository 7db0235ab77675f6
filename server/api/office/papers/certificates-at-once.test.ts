// Two clerks, or a clerk and a student, at the same moment.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';

const college = shareApp();

async function open() {
  const admin = await college().asAdmin();
  const student = await college().asStudent();
  return { admin, student, url: `/api/students/${student.id}` };
}

const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

test('two transfer certificates: one of them is the original, and no number is lost', async () => {
  const { admin, url } = await open();
  const issue = () => admin.post(`${url}/certificates`, { kind: 'transfer' });
  const both = await Promise.all([issue(), issue()]);
  expect(statusesOf(both)).toEqual([201, 409]);
  expect((await admin.get(`${url}/certificates`)).json()).toHaveLength(1);
});

test('a student who asks twice has asked once', async () => {
  const { student, url } = await open();
  const ask = () => student.post(`${url}/certificate-requests`, { kind: 'study' });
  expect(statusesOf(await Promise.all([ask(), ask()]))).toEqual([201, 409]);
});

test('a request that is refused while its certificate is issued is refused or ready, as both clerks are told', async () => {
  const { admin, student, url } = await open();
  const { id } = (await student.post(`${url}/certificate-requests`, { kind: 'study' })).json();
  const [issued, refused] = await Promise.all([
    admin.post(`${url}/certificates`, { kind: 'study' }),
    admin.put(`/api/certificate-requests/${id}`, { state: 'refused', reason: 'Not here any more' }),
  ]);
  expect(issued.statusCode).toBe(201);
  const [request] = (await student.get(`${url}/certificate-requests`)).json();
  expect(request.state).toBe(refused.statusCode === 200 ? 'refused' : 'ready');
});

test('a desk that is cleared and refused at once has one of the two', async () => {
  const { admin, url } = await open();
  const say = (body: object) => admin.put(`${url}/no-dues/library`, body);
  const both = await Promise.all([say({ cleared: true }), say({ cleared: false, reason: 'Two books' })]);
  expect(statusesOf(both)).toEqual([200, 200]);
  const { state, reason } = (await admin.get(`${url}/no-dues`)).json()[1];
  expect([
    ['cleared', ''],
    ['refused', 'Two books'],
  ]).toContainEqual([state, reason]);
});
