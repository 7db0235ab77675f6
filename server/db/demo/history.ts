// Sample changes before today, so that the histories and the list of deleted records are not empty.
import { nextId } from '#server/db/ids.ts';
import { type Author, type Change, insertAudit } from '#server/db/office/audit-log.ts';
import { insertDeletedRecord } from '#server/db/office/deleted-records.ts';
import { deleteWhere } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import { demoAccounts } from './accounts.ts';
import { dayAfter, readSamples } from './samples.ts';

type Sample = Omit<Change, 'recordId'> & { daysAgo: number; of: 'student' | 'faculty' };

const office: Author = { accountId: null, label: demoAccounts.admin.loginName, requestId: 'sample' };

export async function insertDemoHistory(tx: Tx, now: Date): Promise<void> {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMilliseconds);
  for (const { daysAgo, of, ...change } of readSamples<Sample[]>('history'))
    await insertAudit(tx, office, { ...change, recordId: await ownerOf(tx, of) }, at(daysAgo));
  await insertDeletedEvent(tx, at(3));
}

async function ownerOf(tx: Tx, of: Sample['of']): Promise<string> {
  const { id } = await tx
    .selectFrom('contact_info')
    .select(`${of}_id as id`)
    .where('email', '=', demoAccounts[of].loginName)
    .executeTakeFirstOrThrow();
  return id ?? '';
}

/** An event that was entered twice and deleted: the record can be restored. */
async function insertDeletedEvent(tx: Tx, now: Date): Promise<void> {
  const id = nextId();
  const label = 'Blood donation camp (entered twice)';
  const event = { id, event_title: label, event_date: dayAfter(now, 30), event_photo: null };
  await tx.insertInto('events').values(event).execute();
  const admin = tx.selectFrom('accounts').select('id').where('username', '=', office.label);
  const deletedBy = (await admin.executeTakeFirstOrThrow()).id;
  await insertDeletedRecord(tx, { noun: 'event', recordId: id, label, deletedBy, now });
  await deleteWhere(tx, 'events', { id });
}
