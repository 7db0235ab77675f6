// A student leaves while an action that is only for current students is on its way.
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { type Caller, startApp, type TestApp } from '#test/app.ts';
import { untilOneWaits } from '#test/servers/waiting-lock.ts';
import { enterStudents } from '#test/timetable.ts';

/** Sends a call while the change of the student's status is not yet committed. */
async function whileLeaving({ db }: TestApp, id: string, call: () => Promise<LightMyRequestResponse>) {
  const { answer } = await db.transaction().execute(async (tx) => {
    await tx.updateTable('students').set({ status: 'LEFT' }).where('id', '=', id).execute();
    const answer = call();
    await untilOneWaits(db);
    return { answer };
  });
  return answer;
}

const calls: [string, (admin: Caller, id: string) => Promise<LightMyRequestResponse>][] = [
  ['an invite', (admin, id) => admin.post(`/api/students/${id}/invites`)],
  [
    'a bonafide certificate',
    (admin, id) => admin.post(`/api/students/${id}/certificates`, { kind: 'bonafide', purpose: 'Bank' }),
  ],
];

test.each(calls)('%s is refused', async (_, call) => {
  const app = await startApp();
  const admin = await app.asAdmin();
  const [id = ''] = await enterStudents(admin, 1);
  const answer = await whileLeaving(app, id, () => call(admin, id));
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error).toContain('has left');
});

test('a promotion is refused as a whole: no student comes back or goes on', async () => {
  const app = await startApp();
  const admin = await app.asAdmin();
  const [id = '', other = ''] = await enterStudents(admin, 2);
  const promotion = { groups: ['FIRST'], expected: 2 };
  const answer = await whileLeaving(app, id, () => admin.post('/api/promotions', promotion));
  expect(answer.statusCode).toBe(409);
  const standing = async (of: string) => {
    const { year, status } = (await admin.get(`/api/students/${of}`)).json();
    return `${year} ${status}`;
  };
  expect([await standing(id), await standing(other)]).toEqual(['FIRST LEFT', 'FIRST ACTIVE']);
});
