import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aFacultyMember, aFee, aSubject } from '#test/factories.ts';
import { aClass, aRegister } from '#test/timetable.ts';

test('GET /api/office-tasks says what is still to be set up, in its order', async () => {
  const { asAdmin, asStudent } = await startApp();
  const admin = await asAdmin();
  const setUp = async () => (await admin.get('/api/office-tasks')).json().setUp;
  expect(await setUp()).toEqual(['subjects', 'faculty', 'students', 'invites']);
  await admin.post('/api/subjects', aSubject());
  await admin.post('/api/faculty', aFacultyMember());
  expect(await setUp()).toEqual(['students', 'invites']);
  await asStudent();
  expect(await setUp()).toEqual([]);
});

test('GET /api/office-tasks counts the registers of last week that are not taken', async () => {
  const { admin, teacher, subject, studentIds } = await aClass(await startApp());
  const tasks = async () => (await admin.get('/api/office-tasks')).json().tasks;
  expect(await tasks()).toEqual([{ kind: 'registers-not-taken', count: 1, since: '2026-11-13' }]);
  await teacher.post('/api/classes', aRegister(subject.id, studentIds, {}, { day: '2026-11-13' }));
  expect(await tasks()).toEqual([]);
});

test('GET /api/office-tasks counts students with overdue fees, and shows the last changes', async () => {
  const { asAdmin, asStudent } = await startApp();
  const [admin, one, other] = [await asAdmin(), await asStudent(), await asStudent()];
  const read = async () => (await admin.get('/api/office-tasks')).json();
  expect((await read()).tasks).toEqual([]);
  const enter = (id: string, fee: Parameters<typeof aFee>[0]) =>
    admin.post(`/api/students/${id}/fees`, aFee(fee));
  // Today is 20 November 2026: the fee of today is not yet overdue, the paid one is settled.
  await enter(one.id, { amount: 1000, paid: 400, dueOn: '2026-11-19' });
  await enter(one.id, { amount: 500, dueOn: '2026-10-01' });
  await enter(other.id, { amount: 300, dueOn: '2026-11-01' });
  await enter(other.id, { amount: 7000, dueOn: '2026-11-20' });
  await enter(other.id, { label: 'Hostel', amount: 900, paid: 900, dueOn: '2026-01-01' });
  const { tasks, changes } = await read();
  expect(tasks).toEqual([{ kind: 'fees-overdue', count: 2, amount: 1400, since: '2026-10-01' }]);
  expect(changes).toHaveLength(5);
  expect(changes[0]).toMatchObject({ action: 'create', noun: 'fee', label: 'Hostel' });
});
