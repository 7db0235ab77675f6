import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { claimMail, saveResetMail } from './mails.ts';

test('of several processes each email is taken by one, and again when its next try is due', async () => {
  const { db, clock, wait, asStudent } = await startApp();
  const accounts: string[] = [];
  for (let n = 0; n < 4; n += 1) accounts.push((await asStudent()).accountId);
  for (const account of accounts) await db.transaction().execute((tx) => saveResetMail(tx, account, clock()));
  const takeAll = async () => {
    const taken = await Promise.all(Array.from({ length: 6 }, () => claimMail(db, clock())));
    return taken.flatMap((mail) => mail?.accountId ?? []).sort();
  };
  expect(await takeAll()).toEqual(accounts.toSorted());
  expect(await takeAll()).toEqual([]);
  wait(60_000);
  expect(await takeAll()).toEqual(accounts.toSorted());
});
