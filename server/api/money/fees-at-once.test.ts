// Fees that are raised or imported while the same students change.
import { expect, test } from 'vitest';
import { lockRecord } from '#server/db/locks.ts';
import type { Tx } from '#server/db/schema.ts';
import { startApp } from '#test/app.ts';
import { meeting } from '#test/servers/waiting-lock.ts';
import { uploadFile } from '#test/upload.ts';

async function withStudent() {
  const { asAdmin, asStudent, db } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent({ enrollmentNumber: 'VCP26001' })];
  const fees = async () =>
    (await admin.get(`/api/students/${student.id}?include=fees`))
      .json<{ fees: { label: string }[] }>()
      .fees.map(({ label }) => label);
  const heads = [{ label: 'Hostel', amount: 9000, dueOn: '2026-12-15' }];
  const plan = { academicYear: '2026-2027', year: 'FIRST', quota: null, heads };
  const { id } = (await admin.post('/api/fee-plans', plan)).json();
  const raise = () => admin.post(`/api/fee-plans/${id}/raises`, { fees: 1 });
  /** The student has such a fee by the time the call gets on. */
  const enter = async (tx: Tx) => {
    await lockRecord(tx, 'student', student.id);
    const fee = { id: 'hostel', student_id: student.id, label: 'Hostel', amount: 9000, due_on: '2026-12-15' };
    await tx
      .insertInto('fees')
      .values({ ...fee, paid: 0, paid_on: null })
      .execute();
  };
  return { admin, db, student, fees, raise, enter };
}

test('a raise counts a fee that was entered while it waited for the student', async () => {
  const { db, fees, raise, enter } = await withStudent();
  const [raised] = await meeting(db, enter, raise);
  expect(raised.statusCode).toBe(409);
  expect(await fees()).toEqual(['Hostel']);
});

test('a raise leaves out a student who left while it waited', async () => {
  const { db, student, fees, raise } = await withStudent();
  const leave = (tx: Tx) =>
    tx.updateTable('students').set({ status: 'LEFT' }).where('id', '=', student.id).execute();
  const [raised] = await meeting(db, leave, raise);
  expect(raised.statusCode).toBe(409);
  expect(await fees()).toEqual([]);
});

test('an import does not enter a fee that was entered while it waited', async () => {
  const { admin, db, fees, enter } = await withStudent();
  const file = 'Roll no,Fee head,Amount,Due date\nVCP26001,Hostel,9000,2026-12-15';
  await meeting(db, enter, () => uploadFile(admin, 'POST', '/api/imports?noun=fee', file));
  expect(await fees()).toEqual(['Hostel']);
});
