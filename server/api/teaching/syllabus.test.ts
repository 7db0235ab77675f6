// The units of a subject, and the registers that say which of them are covered.
import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aRegister, friday } from '#test/factories.ts';
import { aClass, enterSubject } from '#test/timetable.ts';

test('the office enters the units; a register covers one, a correction and the deletion of the class take it back', async () => {
  const app = await startApp();
  const { admin, teacher, subject, studentIds } = await aClass(app);
  const student = await app.asStudent();
  const path = `/api/subjects/${subject.id}/syllabus`;
  const units = ['Bones', 'Muscles'];
  const saved = await admin.put(path, { units }, { 'if-match': '"1"' });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await admin.put(path, { units: [] }, { 'if-match': '"1"' })).statusCode).toBe(412);
  const covered = async (query = '') => {
    const [one] = (await student.get(`/api/syllabus${query}`)).json();
    return one.units.map(({ coveredOn }: { coveredOn: string | null }) => coveredOn);
  };
  expect(await covered()).toEqual([null, null]);

  const register = { ...aRegister(subject.id, studentIds), units: ['Muscles'] };
  const held = await teacher.post('/api/classes', register);
  expect(held.json()).toMatchObject({ units: ['Muscles'] });
  expect((await teacher.post('/api/classes', register)).statusCode).toBe(200);
  expect(await covered()).toEqual([null, friday]);
  expect(await covered('?academicYear=2025-2026')).toEqual([null, null]);
  const correct = (body: object) =>
    teacher.put(`/api/classes/${register.id}/register`, { entries: register.entries, ...body });
  await correct({});
  expect(await covered()).toEqual([null, friday]);
  await correct({ units: ['Bones'] });
  expect(await covered()).toEqual([friday, null]);
  const [{ changes }] = (await admin.get('/api/audit-log?noun=class')).json();
  expect(changes).toEqual([{ field: 'units', from: 'Muscles', to: 'Bones' }]);
  await admin.delete(`/api/classes/${register.id}`);
  expect(await covered()).toEqual([null, null]);
});

test('units are refused with the reason; only the office changes them, and a restored subject has them', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const admin = await asAdmin();
  const subject = await enterSubject(admin);
  const path = `/api/subjects/${subject.id}/syllabus`;
  for (const [units, message] of [
    [['Bones', 'Bones'], 'A unit is there twice'],
    [['a'.repeat(161)], 'Please keep this to 160 characters or fewer'],
    [[' '], 'A unit has a name'],
    ['Bones', 'Units must be a list'],
  ]) {
    const refused = await admin.put(path, { units });
    expect([refused.statusCode, refused.json().error]).toEqual([400, message]);
  }
  expect((await (await asFaculty()).put(path, { units: [] })).statusCode).toBe(403);
  expect((await admin.put('/api/subjects/none/syllabus', { units: [] })).statusCode).toBe(404);
  await admin.put(path, { units: ['Bones'] });
  const [entry] = (await admin.get('/api/audit-log?noun=subject')).json();
  expect(entry.changes).toEqual([{ field: 'units', from: '', to: 'Bones' }]);
  await admin.delete(`/api/subjects/${subject.id}`);
  const [kept] = (await admin.get('/api/deleted-records?noun=subject')).json();
  await admin.post(`/api/deleted-records/${kept.id}/restoration`);
  expect((await admin.get('/api/syllabus')).json()).toMatchObject([
    { subjectId: subject.id, units: [{ title: 'Bones' }] },
  ]);
});
