// Sample changes before today, so that the histories and the list of deleted records are not empty; the promotion at the start of this
// year, which can no longer be undone and whose list from before can be read.

import { stringify } from 'csv-stringify/sync';
import { nextId } from '#server/db/ids.ts';
import { type Author, type Change, insertAudit } from '#server/db/office/audit-log.ts';
import { type BulkChangeRow, insertBulkChange } from '#server/db/office/bulk-changes.ts';
import { insertDeletedRecord } from '#server/db/office/deleted-records.ts';
import type { StudentRecord } from '#server/db/people/students.ts';
import { deleteWhere } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { years } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { groupLabels, promotionSnapshotHeader, promotionSnapshotRow } from '#shared/office/promotions.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import { demoAccounts } from './accounts.ts';
import { dayAfter, readSamples, workingDay } from './samples.ts';

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

/** When the first year of today was admitted. */
const daysAgo = 75;

export async function insertDemoPromotion(
  tx: Tx,
  students: readonly { id: string; studyYear: number; record: StudentRecord }[],
  now: Date,
): Promise<string> {
  const day = workingDay(dayAfter(now, -daysAgo));
  const planned = students.flatMap(({ id, studyYear, record }) => {
    const [year, next] = [years[studyYear - 2], years[studyYear - 1]];
    if (!year || !next) return [];
    const before = { year, status: 'ACTIVE' as const, statusSince: dayAfter(now, -daysAgo - 365) };
    return [{ id, record, before, after: { ...before, year: next } }];
  });
  const rows = planned.map(({ id, before, after }): BulkChangeRow => ({ studentId: id, before, after }));
  const lines = planned.map(({ record, before, after }) =>
    promotionSnapshotRow({ student: { ...record, ...before }, after }),
  );
  const groups = years.slice(0, -1).map((year) => groupLabels[year]);
  const change = {
    kind: 'promotion' as const,
    at: `${day}T06:00:00.000Z`,
    actor: demoAccounts.admin.loginName,
    label: `Promotion ${academicYearOf(day)}: ${groups.join(', ')}`,
    went: rows.length,
    stayed: 0,
    snapshot: `\uFEFF${stringify([promotionSnapshotHeader, ...lines])}`,
  };
  return insertBulkChange(tx, change, rows);
}
