import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { countFailure } from '#server/db/account/login-failures.ts';
import { Uploads } from '#server/http/uploads.ts';
import { startApp } from '#test/app.ts';
import { aFee } from '#test/factories.ts';
import { tidyUp } from './housekeeping.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-20T06:00:00Z');

const aPicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#c60' } })
    .png()
    .toBuffer();

test('expired data is deleted, other data stays', async () => {
  const { asAdmin, asStudent, db, settings } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const uploads = new Uploads(settings.uploadsDir);
  const name = await uploads.saveProfilePicture(student.id, await aPicture());
  await db.updateTable('students').set({ profile_pic: name }).where('id', '=', student.id).execute();
  await admin.delete(`/api/students/${student.id}`);
  await countFailure(db, 'account:x', new Date(start), day);
  const left = async () => ({
    sessions: (await db.selectFrom('sessions').select('id').execute()).length,
    failures: (await db.selectFrom('login_failures').select('key').execute()).length,
    deleted: (await db.selectFrom('deleted_records').select('id').execute()).length,
    picture: existsSync(join(settings.uploadsDir, name)),
  });
  const tidyAfter = (milliseconds: number) =>
    tidyUp({ db, uploads, settings }, new Date(start + milliseconds));

  await tidyAfter(60_000);
  expect(await left()).toEqual({ sessions: 1, failures: 1, deleted: 1, picture: true });
  await tidyAfter(29 * day);
  expect(await left()).toEqual({ sessions: 0, failures: 0, deleted: 1, picture: true });
  await tidyAfter(30 * day + 1);
  expect(await left()).toEqual({ sessions: 0, failures: 0, deleted: 0, picture: false });
  await tidyAfter(31 * day);
});

test('the picture of a restored student stays, also where a copy of an earlier deletion expires', async () => {
  const { asAdmin, asStudent, db, settings } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const uploads = new Uploads(settings.uploadsDir);
  const name = await uploads.saveProfilePicture(student.id, await aPicture());
  await db.updateTable('students').set({ profile_pic: name }).where('id', '=', student.id).execute();
  await admin.delete(`/api/students/${student.id}`);
  const kept = await db.selectFrom('deleted_records').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('deleted_records')
    .values({ ...kept, id: 'once more' })
    .execute();
  await admin.post(`/api/students/${student.id}/restoration`);
  await tidyUp({ db, uploads, settings }, new Date(start + 31 * day));
  expect(await db.selectFrom('deleted_records').select('id').execute()).toEqual([]);
  expect(existsSync(join(settings.uploadsDir, name))).toBe(true);
});

test('the version of dues becomes one row again and stays the same', async () => {
  const { asAdmin, asStudent, db, settings } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  for (const label of ['Tuition', 'Bus', 'Hostel'])
    await admin.post(`/api/students/${student.id}/fees`, aFee({ label }));
  const changes = async () =>
    (await sql<{ change: number }>`select change from dues_version`.execute(db)).rows.map(
      ({ change }) => change,
    );
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const before = sum(await changes());
  await tidyUp({ db, uploads: new Uploads(settings.uploadsDir), settings }, new Date(start));
  expect(await changes()).toEqual([before]);
});

test('a picture that a killed process left without a row goes after a day; the one of a student stays', async () => {
  const { asAdmin, asStudent, db, settings } = await startApp();
  await asAdmin();
  const student = await asStudent();
  const uploads = new Uploads(settings.uploadsDir);
  const used = await uploads.saveProfilePicture(student.id, await aPicture());
  await db.updateTable('students').set({ profile_pic: used }).where('id', '=', student.id).execute();
  const lost = await uploads.saveProfilePicture(student.id, await aPicture());
  const isThere = (name: string) => existsSync(join(settings.uploadsDir, name));
  await tidyUp({ db, uploads, settings }, new Date());
  expect([used, lost].map(isThere)).toEqual([true, true]);
  await tidyUp({ db, uploads, settings }, new Date(Date.now() + day + 60_000));
  expect([used, lost].map(isThere)).toEqual([true, false]);
});

test('a picture that cannot be kept is a 503, not a failure of ours', async () => {
  // A file where the folder should be: the disk refuses to write.
  const uploads = new Uploads(join(import.meta.dirname, 'main.ts'));
  await expect(uploads.saveProfilePicture('a', await aPicture())).rejects.toMatchObject({ status: 503 });
});
