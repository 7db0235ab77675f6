// Enquiries are deleted for good: their rows, what was kept for a restore, and what the audit log says of them.
import { expect, test } from 'vitest';
import type { Tx } from '#server/db/schema.ts';
import { tidyUp } from '#server/housekeeping.ts';
import { startApp } from '#test/app.ts';
import { anEnquiry } from '#test/factories.ts';
import { meeting } from '#test/servers/waiting-lock.ts';

const day = 86_400_000;

async function aCollege() {
  const college = await startApp();
  const { db, settings, anonymous } = college;
  const tidyOn = (instant: string) => tidyUp({ db, settings }, new Date(instant));
  const names = async () =>
    (await db.selectFrom('enquiries').select('name').orderBy('name').execute()).map(({ name }) => name);
  const trace = async () =>
    JSON.stringify([
      await db.selectFrom('enquiries').selectAll().execute(),
      await db.selectFrom('enquiry_messages').selectAll().execute(),
      await db.selectFrom('deleted_records').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ]);
  await anonymous.post('/api/enquiries', anEnquiry());
  const admin = await college.asAdmin();
  const [{ id }] = (await admin.get('/api/enquiries')).json();
  await admin.put(`/api/enquiries/${id}`, { notes: 'Father is a weaver' });
  return { ...college, admin, id, tidyOn, names, trace };
}

test('an enquiry ends twelve months after its last message, and nothing of it is left', async () => {
  const { anonymous, db, id, names, tidyOn, trace, wait } = await aCollege();
  wait(30 * day);
  await anonymous.post('/api/enquiries', anEnquiry({ name: 'Later', phone: '9000000009' }));
  await tidyOn('2027-11-20T05:59:59Z');
  expect(await names()).toEqual(['Later', 'Sita Devi']);
  await tidyOn('2027-11-20T06:00:01Z');
  expect(await names()).toEqual(['Later']);
  expect(await trace()).not.toMatch(/Sita|9000000007|weaver|ENQ-2026-0001/);
  const audits = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();
  expect(audits.map(({ action, actor }) => [action, actor])).toEqual([
    ['create', 'Visitor of the website'],
    ['update', expect.stringMatching(/^admin-/)],
    ['delete', 'Deleted in time'],
  ]);
  const redactions = await db.selectFrom('audit_redactions').select(['record_id', 'entries']).execute();
  expect(redactions).toEqual([{ record_id: id, entries: 3 }]);
  await tidyOn('2027-11-20T07:00:00Z');
  expect(await db.selectFrom('audit_redactions').select('id').execute()).toHaveLength(1);
});

test('the college may keep enquiries for a shorter time; a new message begins it again', async () => {
  const { admin, anonymous, names, tidyOn, wait } = await aCollege();
  await admin.put('/api/settings', { enquiryMonths: 3 });
  wait(60 * day);
  await anonymous.post('/api/enquiries', anEnquiry({ text: 'Still interested' }));
  await tidyOn('2027-02-21T06:00:00Z');
  expect(await names()).toEqual(['Sita Devi']);
  // The message came on 19 January; 31 May less three months is the last day of February.
  await tidyOn('2027-04-19T07:00:00Z');
  expect(await names()).toEqual([]);
});

test('of an enquiry that the office has deleted nothing is left when it can no longer be brought back', async () => {
  const { admin, id, tidyOn, trace } = await aCollege();
  await admin.delete(`/api/enquiries/${id}`);
  await tidyOn('2026-12-19T06:00:00Z');
  expect(await trace()).toContain('weaver');
  await tidyOn('2026-12-20T06:00:01Z');
  expect(await trace()).not.toMatch(/Sita|9000000007|weaver|ENQ-2026-0001/);
});

test('a message that comes while its enquiry is deleted is kept in a new one', async () => {
  const { anonymous, db, id, names } = await aCollege();
  const remove = (tx: Tx) => tx.deleteFrom('enquiries').where('id', '=', id).execute();
  const message = anEnquiry({ name: 'Sita again' });
  const [answer] = await meeting(db, remove, () => anonymous.post('/api/enquiries', message));
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await names()).toEqual(['Sita again']);
});
