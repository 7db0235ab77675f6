// Redaction of the audit log: names of deleted people, and entries older than the college's settings allow.
import { expect, test } from 'vitest';
import { tidyUp } from '#server/housekeeping.ts';
import { startApp, testPassword } from '#test/app.ts';
import { redactPerson } from './audit-redactions.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-20T06:00:00Z');
const refusal = /the audit log is append-only/;

async function aCollege(environment: Record<string, string>) {
  const college = await startApp({ environment });
  const { db, settings } = college;
  const entries = () => db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  const tidyAfter = (days: number) => tidyUp({ db, settings }, new Date(start + days * day));
  return { ...college, entries, tidyAfter };
}

test('without settings the whole audit log is kept', async () => {
  const { asAdmin, asStudent, entries, tidyAfter } = await aCollege({});
  const [admin, student] = [await asAdmin(), await asStudent()];
  await admin.delete(`/api/students/${student.id}`);
  const before = await entries();
  await tidyAfter(5000);
  expect(await entries()).toEqual(before);
});

test('a deleted person’s names and values are removed after the set days; action, time and author stay', async () => {
  const { asAdmin, asStudent, anonymous, db, entries, tidyAfter } = await aCollege({
    AUDIT_REDACT_DAYS: '90',
  });
  const email = 'asha@people.example';
  const [admin, student, other] = [
    await asAdmin(),
    await asStudent({ contactInfo: { email } }),
    await asStudent(),
  ];
  await anonymous.post('/api/auth/student/login', { email, password: testPassword });
  await admin.post(`/api/students/${other.id}/invites`);
  await admin.delete(`/api/students/${student.id}`);
  await tidyAfter(89);
  expect(JSON.stringify(await entries())).toContain(email);
  const before = await entries();
  await tidyAfter(91);
  const after = await entries();
  expect(JSON.stringify(after)).not.toContain(email);
  const told = (rows: typeof after) =>
    rows.map(({ id, at, action, record_id }) => [id, at, action, record_id]);
  expect(told(after)).toEqual(told(before));
  const deletion = after.find(({ action }) => action === 'delete');
  expect(deletion).toMatchObject({
    account_id: admin.accountId,
    changes: '{}',
    label: '',
    about: '',
    search_text: '',
  });
  expect(deletion?.actor).toMatch(/^admin-/);
  expect(after.find(({ action }) => action === 'login')?.actor).toBe('deleted person');
  expect(after.find(({ record_id }) => record_id === other.id)).toEqual(
    before.find(({ record_id }) => record_id === other.id),
  );
  const noted = await db.selectFrom('audit_redactions').select(['record_id', 'reason', 'entries']).execute();
  expect(noted.map(({ record_id }) => record_id).sort()).toEqual([student.id, student.accountId].sort());
  for (const { reason, entries: count } of noted) expect([reason, count]).toEqual(['deleted person', 1]);
  await tidyAfter(92);
  expect(await db.selectFrom('audit_redactions').select('id').execute()).toHaveLength(2);
});

test('entries older than the set years are removed, and the removal is recorded', async () => {
  const { asAdmin, asStudent, db, entries, tidyAfter } = await aCollege({ AUDIT_YEARS: '8' });
  const [admin, student] = [await asAdmin(), await asStudent()];
  await admin.post(`/api/students/${student.id}/invites`);
  await tidyAfter(8 * 365 - 1);
  expect(await entries()).toHaveLength(1);
  await tidyAfter(8 * 365 + 1);
  expect(await entries()).toEqual([]);
  const noted = await db.selectFrom('audit_redactions').select(['record_id', 'entries']).execute();
  expect(noted).toEqual([{ record_id: null, entries: 1 }]);
});

test('outside a redaction nothing can be changed, and a redaction is final', async () => {
  const { asAdmin, asStudent, db, entries } = await aCollege({});
  const [admin, student] = [await asAdmin(), await asStudent()];
  await admin.post(`/api/students/${student.id}/invites`);
  await redactPerson(db, student.id, new Date(start));
  const before = await entries();
  await expect(db.updateTable('audit_log').set({ actor: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(refusal);
  // Also during a redaction only removal is allowed.
  const rewriting = db.transaction().execute(async (tx) => {
    const open = { id: 'open', at: '', reason: '', record_id: null, entries: null };
    await tx.insertInto('audit_redactions').values(open).execute();
    await tx
      .updateTable('audit_log')
      .set({ changes: '{}', label: '', about: '', search_text: '', action: 'other' })
      .execute();
  });
  await expect(rewriting).rejects.toThrow(refusal);
  const final = /redactions are final/;
  await expect(db.deleteFrom('audit_redactions').execute()).rejects.toThrow(final);
  await expect(db.updateTable('audit_redactions').set({ entries: null }).execute()).rejects.toThrow(final);
  expect(await entries()).toEqual(before);
});
