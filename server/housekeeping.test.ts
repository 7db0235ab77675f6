import { expect, test } from 'vitest';
import { countFailure } from '#server/db/account/login-failures.ts';
import { insertFile, readFile } from '#server/db/files.ts';
import type { Database } from '#server/db/schema.ts';
import { startApp } from '#test/app.ts';
import { anEnquiry, aStudent } from '#test/factories.ts';
import { keepHouse, tidyUp } from './housekeeping.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-20T06:00:00Z');

/** Gives the student a picture. @returns its name */
async function givePicture(db: Database, studentId: string): Promise<string> {
  const profile_pic = await insertFile(db, Buffer.from('picture'), new Date(start));
  await db.updateTable('students').set({ profile_pic }).where('id', '=', studentId).execute();
  return profile_pic;
}

test('expired data is deleted, other data stays', async () => {
  const { asAdmin, asStudent, db, settings } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const name = await givePicture(db, student.id);
  await admin.delete(`/api/students/${student.id}`);
  await countFailure(db, 'account:x', new Date(start), day);
  const left = async () => ({
    sessions: (await db.selectFrom('sessions').select('id').execute()).length,
    failures: (await db.selectFrom('login_failures').select('key').execute()).length,
    deleted: (await db.selectFrom('deleted_records').select('id').execute()).length,
    picture: (await readFile(db, name)) !== undefined,
  });
  const tidyAfter = (milliseconds: number) => tidyUp({ db, settings }, new Date(start + milliseconds));

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
  const name = await givePicture(db, student.id);
  await admin.delete(`/api/students/${student.id}`);
  const kept = await db.selectFrom('deleted_records').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('deleted_records')
    .values({ ...kept, id: 'once more' })
    .execute();
  await admin.post(`/api/students/${student.id}/restoration`);
  await tidyUp({ db, settings }, new Date(start + 31 * day));
  expect(await db.selectFrom('deleted_records').select('id').execute()).toEqual([]);
  expect(await readFile(db, name)).toEqual(Buffer.from('picture'));
});

test('a picture that no record names goes after 30 days; the one of a student stays', async () => {
  const { asAdmin, asStudent, db, settings } = await startApp();
  await asAdmin();
  const student = await asStudent();
  const lost = await givePicture(db, student.id);
  const used = await givePicture(db, student.id);
  const isThere = async (name: string) => (await readFile(db, name)) !== undefined;
  await tidyUp({ db, settings }, new Date(start + 29 * day));
  expect([await isThere(used), await isThere(lost)]).toEqual([true, true]);
  await tidyUp({ db, settings }, new Date(start + 30 * day + 60_000));
  expect([await isThere(used), await isThere(lost)]).toEqual([true, false]);
});

/** A college in use, with an enquiry and a deleted student. */
async function withOldThings() {
  const college = await startApp();
  const { db, settings, wait, anonymous } = college;
  const household = { db, settings };
  let now = start;
  const pass = (milliseconds: number) => {
    wait(milliseconds);
    now += milliseconds;
  };
  const keep = () => keepHouse(household, new Date(now));
  const admin = await college.asAdmin();
  const { id } = (await admin.post('/api/students', aStudent())).json();
  await admin.delete(`/api/students/${id}`);
  await anonymous.post('/api/enquiries', anEnquiry());
  const left = async () =>
    Promise.all(
      (['deleted_records', 'enquiries'] as const).map(
        async (table) => (await db.selectFrom(table).select('id').execute()).length,
      ),
    );
  return { ...college, pass, keep, left };
}

test('a clock that jumps ahead deletes nothing until an admin says that the date is right', async () => {
  const { asAdmin, asFaculty, pass, keep, left } = await withOldThings();
  pass(400 * day);
  expect(await keep()).toBe('2026-11-20T06:00:00.000Z');
  expect(await left()).toEqual([1, 1]);
  const admin = await asAdmin();
  const question = async () => (await admin.get('/api/office-tasks')).json().clockJump;
  expect(await question()).toEqual({ today: '2027-12-25', seenOn: '2026-11-20' });
  await admin.post('/api/students', aStudent());
  expect(await keep()).toBeDefined();

  const confirm = (today: string, caller = admin) => caller.post('/api/clock-confirmation', { today });
  expect((await confirm('2027-12-25', await asFaculty())).statusCode).toBe(403);
  const other = await confirm('2027-12-24');
  expect([other.statusCode, other.json().error]).toEqual([
    409,
    'It is 25 Dec 2027 by the clock of the server now.',
  ]);
  expect(await left()).toEqual([1, 1]);
  expect((await confirm('2027-12-25')).statusCode).toBe(204);
  expect(await question()).toBe(null);
  expect(await keep()).toBe(undefined);
  expect(await left()).toEqual([0, 0]);
});

test('a server that runs needs no word from the office, however long no user comes', async () => {
  const { pass, keep, left } = await withOldThings();
  for (let days = 0; days < 31; days += 1) {
    pass(day);
    expect(await keep()).toBe(undefined);
  }
  expect(await left()).toEqual([0, 1]);
});

test('after a clock that jumped is set right, what is old is deleted as usual; one that lags changes nothing', async () => {
  const { pass, keep } = await withOldThings();
  expect(await keep()).toBe(undefined);
  pass(400 * day);
  expect(await keep()).toBeDefined();
  pass(-399 * day);
  expect(await keep()).toBe(undefined);
  pass(-1000 * day);
  expect(await keep()).toBe(undefined);
  pass(1001 * day);
  expect(await keep()).toBe(undefined);
});
