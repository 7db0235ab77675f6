// An audit row and its change are stored together or not at all, and audit rows are never changed.
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { startApp, testPassword } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { differences } from './audit-log.ts';

test('where the audit row cannot be written, nothing is changed', async () => {
  const { asAdmin, asStudent, anonymous, db } = await startApp();
  const email = 'kept@people.example';
  const [admin, student] = [await asAdmin(), await asStudent({ contactInfo: { email } })];
  const removed = await asStudent();
  await admin.delete(`/api/students/${removed.id}`);
  const { link } = (await admin.post(`/api/students/${student.id}/invites`)).json();
  const tables = [
    ...(['students', 'personal_info', 'contact_info', 'accounts', 'sessions', 'invites'] as const),
    'deleted_records' as const,
  ];
  const everything = async () => {
    const rows = [];
    for (const table of tables) rows.push(await db.selectFrom(table).selectAll().orderBy(sql`1`).execute());
    return rows;
  };
  await db.updateTable('students').set({ profile_pic: 'kept.webp' }).where('id', '=', student.id).execute();
  const before = await everything();
  await sql.raw('alter table audit_log rename to gone').execute(db);

  const token = link.split('#')[1];
  const attempts = [
    await admin.post('/api/students', aStudent()),
    await admin.put(`/api/students/${student.id}`, aStudent()),
    await admin.delete(`/api/students/${student.id}`),
    await admin.post(`/api/students/${removed.id}/restoration`),
    await admin.delete(`/api/students/${student.id}/photo`),
    await admin.post(`/api/students/${student.id}/invites`),
    await student.put('/api/auth/password', {
      currentPassword: testPassword,
      newPassword: 'banyan-roots-62',
    }),
    await anonymous.post('/api/auth/passwords', { token, password: 'banyan-roots-62' }),
    await anonymous.post('/api/auth/student/login', { email, password: testPassword }),
  ];
  expect(attempts.map(({ statusCode }) => statusCode)).toEqual(attempts.map(() => 500));
  expect(await everything()).toEqual(before);
});

test('the audit log takes no update and no delete, not even by our own code', async () => {
  const { asAdmin, db } = await startApp();
  const admin = await asAdmin();
  await admin.post('/api/students', aStudent());
  const rows = () => db.selectFrom('audit_log').selectAll().execute();
  const before = await rows();
  expect(before).toHaveLength(1);
  const refusal = /the audit log is append-only/;
  await expect(db.updateTable('audit_log').set({ actor: 'another user' }).execute()).rejects.toThrow(refusal);
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(refusal);
  await expect(sql`delete from audit_log where 1 = 1`.execute(db)).rejects.toThrow(refusal);
  expect(await rows()).toEqual(before);
});

// SQLite has no truncate.
test.skipIf(!inject('databaseUrl'))('the audit log takes no truncate', async () => {
  const { db } = await startApp();
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(/the audit log is append-only/);
});

test('a change has the fields that differ, nested ones by their path', () => {
  const before = {
    id: 'a',
    version: 1,
    name: 'Old',
    same: 1,
    contactInfo: { email: 'a', phone: '' },
    dob: null,
  };
  const after = {
    id: 'b',
    version: 2,
    name: 'New',
    same: 1,
    contactInfo: { email: 'b', phone: '' },
    dob: null,
  };
  expect(differences(before, after)).toEqual({ name: ['Old', 'New'], 'contactInfo.email': ['a', 'b'] });
  expect(differences({}, { name: 'New' })).toEqual({ name: [null, 'New'] });
  expect(differences({ list: [1] }, { list: [1, 2] })).toEqual({ list: [[1], [1, 2]] });
});
