import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { usualCost } from '#server/password-cost.ts';
import { startApp, testPassword } from '#test/app.ts';
import { migratedDatabase } from '#test/fresh-database.ts';
import { expectReader, withinTime } from './time-limit.ts';

const sentence = 'This took too long and was stopped. Please try again.';

test('a call that takes too long answers 503, and its transaction is rolled back', async () => {
  const db = await migratedDatabase();
  onTestFinished(() => db.destroy());
  const insert = (key: string) => ({ key, failures: 1, window_started_at: '', blocked_until: '' });
  let ended: Promise<unknown> | undefined;
  const late = withinTime(db, 40, (limited) => {
    ended = limited.transaction().execute(async (tx) => {
      await tx.insertInto('login_failures').values(insert('first')).execute();
      await wait(100);
      await tx.insertInto('login_failures').values(insert('second')).execute();
    });
    return ended;
  });
  await expect(late).rejects.toMatchObject({ status: 503, message: sentence });
  await expect(ended).rejects.toThrow(sentence);
  expect(await db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
});

test('a call within the time keeps its answer and its error', async () => {
  const db = await migratedDatabase();
  onTestFinished(() => db.destroy());
  expect(await withinTime(db, 1000, async () => 'done')).toBe('done');
  await expect(withinTime(db, 1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('every call of the API has the limit', async () => {
  const { anonymous, asStudent } = await startApp({ longestCall: 2, passwordCost: usualCost });
  const email = 'asha@people.example';
  await asStudent({ contactInfo: { email } });
  // The password's hash takes 25 ms.
  const login = await anonymous.post('/api/auth/student/login', { email, password: testPassword });
  expect(login.statusCode).toBe(503);
  expect(login.json().error).toBe(sentence);
  expect(login.headers['retry-after']).toBe('5');
});

test('work for a caller who has left, or was answered already, ends', () => {
  const reply = (sent: boolean, destroyed: boolean) =>
    ({ sent, raw: { destroyed } }) as Parameters<typeof expectReader>[0]; // all that is looked at
  expect(() => expectReader(reply(false, false))).not.toThrow();
  expect(() => expectReader(reply(true, false))).toThrow(sentence);
  expect(() => expectReader(reply(false, true))).toThrow(sentence);
});
