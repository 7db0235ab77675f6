// The promotion at the start of this year: it can no longer be undone, and its list from before can be read.
import { stringify } from 'csv-stringify/sync';
import { type BulkChangeRow, insertBulkChange } from '#server/db/office/bulk-changes.ts';
import type { StudentRecord } from '#server/db/people/students.ts';
import type { Tx } from '#server/db/schema.ts';
import { years } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { groupLabels, promotionSnapshotHeader, promotionSnapshotRow } from '#shared/office/promotions.ts';
import { demoAccounts } from './accounts.ts';
import { dayAfter, workingDay } from './samples.ts';

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
