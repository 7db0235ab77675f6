import { expect, test } from 'vitest';
import { insertBackup } from '#server/db/office/backups.ts';
import { startApp } from '#test/app.ts';

test('an admin sees version, database, last backup, failed log-ins of the last day and free disk', async () => {
  const { asAdmin, anonymous, db, wait } = await startApp();
  const admin = await asAdmin();
  const wrong = { email: 'nobody@people.example', password: 'wrong-password' };
  await anonymous.post('/api/auth/student/login', wrong);
  wait(23 * 3_600_000);
  const early = (await (await asAdmin()).get('/api/health')).json();
  expect(early).toMatchObject({ version: '0.1.0', lastBackup: null, failedLogins: 1, mail: null });
  expect(early.database).toMatchObject({
    name: expect.stringMatching(/^(SQLite|PostgreSQL) [\d.]+$/),
    migration: expect.stringMatching(/^\d{4}-[a-z-]+$/),
  });
  expect(early.database.bytes).toBeGreaterThan(100_000);
  expect(early.disk.totalBytes).toBeGreaterThan(early.disk.freeBytes);
  expect(early.disk.freeBytes).toBeGreaterThan(0);

  wait(2 * 3_600_000);
  const backup = {
    at: '2026-11-21T02:30:00.000Z',
    place: 'server:/backups/college-2026',
    kilobytes: 5_000_000,
  };
  await insertBackup(db, { ...backup, at: '2026-11-20T02:30:00.000Z' });
  await insertBackup(db, backup);
  const later = (await (await asAdmin()).get('/api/health')).json();
  expect(later).toMatchObject({ lastBackup: backup, failedLogins: 0 });
  expect((await admin.get('/api/health')).statusCode).toBe(401); // the session has ended
});
