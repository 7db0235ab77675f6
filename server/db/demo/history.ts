// Sample changes before today, so that the histories and the list of deleted records are not empty.

import { nextId } from '#server/db/ids.ts';
import { type Author, type Change, insertAudit } from '#server/db/office/audit-log.ts';
import { insertDeletedRecord } from '#server/db/office/deleted-records.ts';
import { deleteWhere } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import { demoAccounts } from './accounts.ts';
import { dayAfter } from './days.ts';

const office: Author = { accountId: null, label: demoAccounts.admin.loginName, requestId: 'sample' };

export async function insertDemoHistory(tx: Tx, now: Date): Promise<void> {
  const student = await ownerOf(tx, 'student_id', demoAccounts.student.loginName);
  const member = await ownerOf(tx, 'faculty_id', demoAccounts.faculty.loginName);
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMilliseconds);
  const add = (daysAgo: number, change: Change) => insertAudit(tx, office, change, at(daysAgo));

  await add(75, { action: 'create', noun: 'student', recordId: student, after: { year: 'FIRST' } });
  await add(75, { action: 'invite', noun: 'student', recordId: student });
  await add(40, {
    action: 'update',
    noun: 'student',
    recordId: student,
    before: { contactInfo: { phone: '+91 90000 09999' } },
    after: { contactInfo: { phone: '+91 90000 01001' } },
  });
  await add(36, {
    action: 'update',
    noun: 'fee',
    recordId: student,
    label: 'Additional fees (one-time)',
    before: { paid: 0, paidOn: null },
    after: { paid: 10_000, paidOn: dayAfter(now, -36) },
  });
  await add(70, {
    action: 'create',
    noun: 'faculty',
    recordId: member,
    after: { designation: 'Assistant Professor' },
  });
  await add(20, {
    action: 'update',
    noun: 'faculty',
    recordId: member,
    before: { designation: 'Assistant Professor' },
    after: { designation: 'Associate Professor' },
  });
  await insertDeletedEvent(tx, at(3));
}

async function ownerOf(tx: Tx, column: 'student_id' | 'faculty_id', email: string): Promise<string> {
  const row = await tx
    .selectFrom('contact_info')
    .select(column)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { [column]: id } = row as Record<typeof column, string | null>; // one column of the two
  if (!id) throw new Error(`no sample person has the e-mail ${email}`);
  return id;
}

/** A student who was entered twice and deleted: the record can be restored. */
async function insertDeletedEvent(tx: Tx, now: Date): Promise<void> {
  const id = nextId();
  const label = 'Blood donation camp (entered twice)';
  await tx
    .insertInto('events')
    .values({ id, event_title: label, event_date: dayAfter(now, 30), event_photo: null })
    .execute();
  const admin = await tx
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', demoAccounts.admin.loginName)
    .executeTakeFirst();
  await insertDeletedRecord(tx, { noun: 'event', recordId: id, label, deletedBy: admin?.id ?? null, now });
  await deleteWhere(tx, 'events', { id });
}
