// Accounts with published passwords are allowed only in a demonstration, and can be removed.
import { expect, test } from 'vitest';
import { fillWithDemoData } from '#server/db/demo/fill.ts';
import { removeDemoData } from '#server/db/demo/remove.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { startApp } from '#test/app.ts';
import { cheapHash } from '#test/cheap-passwords.ts';
import { aResult } from '#test/factories.ts';
import { listSampleAccounts, refuseSampleAccounts } from './sample-accounts.ts';

const now = new Date('2026-11-20T06:00:00Z');

async function filled() {
  const college = await startApp();
  await fillWithDemoData({ db: college.db, hashPassword: cheapHash, now });
  return college;
}
const off = readSettings({ DEMO: 'off' });

test('a database with sample accounts stops the start where DEMO is off', async () => {
  const { db } = await filled();
  await expect(refuseSampleAccounts(db, off)).rejects.toThrow(
    /^The database holds sample accounts .*demo:remove/,
  );
  await expect(refuseSampleAccounts(db, readSettings({ DEMO: 'on' }))).resolves.toBeUndefined();
});

test('where PUBLIC_ORIGIN is https, DEMO must be set explicitly', async () => {
  const { db } = await startApp();
  const https = { PUBLIC_ORIGIN: 'https://college.example' };
  await expect(refuseSampleAccounts(db, readSettings(https))).rejects.toThrow(SettingsError);
  for (const more of [{ DEMO: 'on' }, { DEMO: 'off' }, { NODE_ENV: 'production' }]) {
    await expect(refuseSampleAccounts(db, readSettings({ ...https, ...more }))).resolves.toBeUndefined();
  }
});

test('a deleted sample account can be restored, so it stops the start too', async () => {
  const { db, asAdmin } = await filled();
  const admin = await asAdmin();
  const open = await listSampleAccounts(db);
  expect(open.map(({ role }) => role)).toEqual(['admin', 'student', 'faculty', 'guardian']);
  await admin.delete(`/api/students/${open[1]?.recordId}`);
  await db
    .deleteFrom('accounts')
    .where('id', 'in', [open[0]?.id ?? '', open[2]?.id ?? '', open[3]?.id ?? ''])
    .execute();
  await expect(refuseSampleAccounts(db, off)).rejects.toThrow(/demo:remove/);
  await removeDemoData(db, []);
  await expect(refuseSampleAccounts(db, off)).resolves.toBeUndefined();
});

test('removing the sample records keeps the college’s own records', async () => {
  const { db, asAdmin, asStudent } = await filled();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const subject = await db.selectFrom('subjects').selectAll().orderBy('code').executeTakeFirstOrThrow();
  expect((await admin.post(`/api/students/${student.id}/results`, aResult(subject))).statusCode).toBe(201);
  // The samples have receipts of this year, which leave no gap in the college's own.
  const numbersGiven = () => db.selectFrom('counters').selectAll().execute();
  expect((await numbersGiven()).length).toBeGreaterThan(1);
  const count = await removeDemoData(db, await listSampleAccounts(db));
  expect(await numbersGiven()).toEqual([]);
  expect(count).toBeGreaterThan(100);
  await expect(refuseSampleAccounts(db, off)).resolves.toBeUndefined();
  const idsIn = async (
    table:
      | 'students'
      | 'faculty'
      | 'subjects'
      | 'events'
      | 'academic_calendar'
      | 'accounts'
      | 'payments'
      | 'fee_plans',
  ) => (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
  expect(await idsIn('students')).toEqual([student.id]);
  expect(await idsIn('subjects')).toEqual([subject.id]);
  expect((await idsIn('accounts')).sort()).toEqual([admin.accountId, student.accountId].sort());
  for (const table of ['faculty', 'events', 'academic_calendar', 'payments', 'fee_plans'] as const)
    expect(await idsIn(table)).toEqual([]);
  expect(await removeDemoData(db, [])).toBe(0);
});
