// On SQLite alone: what a body may contain is decided before any query.
import { expect, test } from 'vitest';
import { fillWithDemoData } from '#server/db/demo/fill.ts';
import { startApp } from '#test/app.ts';
import { cheapHash } from '#test/cheap-passwords.ts';

// product §7: callers of the earlier product send the whole record back, with its id and more.
test('a record that is sent back as it was read, with fields that no call names, is taken and unchanged', async () => {
  const { db, asAdmin } = await startApp();
  await fillWithDemoData({ db, hashPassword: cheapHash, now: new Date('2026-11-20T06:00:00Z') });
  const admin = await asAdmin();
  for (const [list, include] of [
    ['/api/students', '?include=personalInfo,contactInfo,fees'],
    ['/api/faculty', '?include=personalInfo,contactInfo'],
    ['/api/subjects', ''],
    ['/api/events', ''],
    ['/api/academic-calendar', ''],
  ] as const) {
    const [record] = (await admin.get(list + include)).json();
    const url = `${list}/${record.id}`;
    const more = { created_at: '2024-01-01', createdAt: '2024-01-01', passwordHash: 'x', role: 'admin' };
    const answer = await admin.put(url, { ...record, ...more });
    expect([list, answer.statusCode]).toEqual([list, 200]);
    expect((await admin.get(list + include)).json()).toContainEqual(record);
  }
});
