import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';
import { inSharedCommit } from './shared-commit.ts';
import { stoppable } from './stoppable.ts';

const insert = (year: string) => async (tx: Parameters<Parameters<typeof inSharedCommit>[1]>[0]) => {
  await tx.insertInto('counters').values({ series: 'receipt', year, last: 1 }).execute();
  return year;
};

test('works that come together are all done; one that fails is undone alone', async () => {
  const { db } = await startApp();
  const { database, stop } = stoppable(db, () => new Error('too late'));
  const late = inSharedCommit(database, insert('late'));
  stop();
  const works = [
    inSharedCommit(db, insert('one')),
    inSharedCommit(db, async (tx) => {
      await insert('two')(tx);
      throw new Error('no money');
    }),
    inSharedCommit(db, insert('three')),
    late,
  ];
  const told = await Promise.allSettled(works);
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  const rows = await db.selectFrom('counters').select('year').orderBy('year').execute();
  expect(rows.map(({ year }) => year)).toEqual(['one', 'three']);
  // The next transaction is not affected by the failed one.
  expect(await inSharedCommit(db, insert('four'))).toBe('four');
});

test('fifteen payments at the same time: numbers without a gap, the refused ones left out, the sum fits', async () => {
  const { asAdmin, asStudent, db } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const url = `/api/students/${student.id}/fees`;
  const fee = (await admin.post(url, aFee({ amount: 10 }))).json();
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => admin.post(`${url}/${fee.id}/payments`, aPayment({ amount: 1 }))),
  );
  const count = (...statuses: number[]) =>
    answers.filter(({ statusCode }) => statuses.includes(statusCode)).length;
  // A busy PostgreSQL may give up waiting for the row (503): then nothing of that payment is there.
  const taken = count(201);
  expect([taken <= 10, taken + count(409, 503)]).toEqual([true, 15]);
  const serials = await db
    .selectFrom('payments')
    .select('receipt_serial')
    .orderBy('receipt_serial')
    .execute();
  expect(serials.map(({ receipt_serial }) => receipt_serial)).toEqual(
    Array.from({ length: taken }, (_, index) => index + 1),
  );
  expect(await db.selectFrom('fees').select('paid').executeTakeFirst()).toEqual({ paid: taken });
});
