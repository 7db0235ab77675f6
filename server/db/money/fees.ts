import { nextId } from '#server/db/ids.ts';
import { groupByStudent, rowsBelowStudent } from '#server/db/people/rows-below-student.ts';
import { recordReader } from '#server/db/record-columns.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { insertRow, insertRows, updateRows, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { type Fee, type FeeInput, feeFields } from '#shared/money/fees.ts';
import type { Payer } from '#shared/money/payers.ts';
import { governmentPart, releasesOf } from './government-fees.ts';

const toFee = recordReader(feeFields);

/** Rows of several students in one query, grouped by student. */
export async function feesByStudent(db: Database, ids: string[]): Promise<Map<string, Fee[]>> {
  const query = db
    .selectFrom('fees')
    .selectAll()
    .where('student_id', 'in', ids)
    .orderBy('student_id')
    .orderBy('due_on')
    .orderBy('id');
  const rows = await query.execute();
  const releases = await releasesOf(db, rows);
  return groupByStudent(
    rows,
    (row): Fee => ({
      ...toFee(row),
      ...governmentPart(row, releases),
      ...(row.conceded > 0 && { conceded: row.conceded }),
      ...(row.concession_reason && { reason: row.concession_reason }),
    }),
  );
}

/** What is paid is not among the columns: it follows from the payments. */
export const feeRows = rowsBelowStudent<FeeInput, Fee>(
  'fees',
  feesByStudent,
  ({ label, amount, dueOn }) => ({ label, amount, due_on: dueOn }),
  { paid: 0 },
);

export interface PaidSum {
  id: string;
  paid: number;
  paidOn: string | null;
}

/** Keeps what is paid on the fee's row. A new version tells an editor of the fee that it has changed. */
export async function updatePaidSums(tx: Tx, sums: readonly PaidSum[]): Promise<void> {
  const rows = sums.map(({ id, paid, paidOn }) => ({ id, version: undefined, paid, paid_on: paidOn }));
  await updateRows(tx, 'fees', 'id', rows);
}

/** The same with what plans say of the fees. */
export async function updatePlanFees(
  tx: Tx,
  fees: readonly (PaidSum & { amount: number; dueOn: string })[],
): Promise<void> {
  const rows = fees.map(({ id, amount, paid, dueOn, paidOn }) => ({
    ...snakeCased({ id, amount, paid, dueOn, paidOn }),
    version: undefined,
  }));
  await updateRows(tx, 'fees', 'id', rows);
}

/** As the first, within a save of the fee, which raises the version itself. */
export async function updatePaidSum(tx: Tx, { id, paid, paidOn }: PaidSum): Promise<void> {
  await updateWhere(tx, 'fees', { id }, { paid, paid_on: paidOn });
}

export async function listFeeIds(db: Database, studentId: string): Promise<string[]> {
  const rows = await db.selectFrom('fees').select('id').where('student_id', '=', studentId).execute();
  return rows.map(({ id }) => id);
}

interface NewFee {
  studentId: string;
  label: string;
  /** Whole rupees. */
  amount: number;
  dueOn: string;
  payableBy?: Payer | undefined;
}

/**
 * Inserts fees of many students, of which nothing is paid.
 * @param raiseId the raise that they belong to
 * @returns the ids, in the order of the fees
 */
export async function insertFees(
  tx: Tx,
  fees: readonly NewFee[],
  raiseId: string | null = null,
): Promise<string[]> {
  const rows = fees.map(({ studentId, label, amount, dueOn, payableBy = 'student' }) => ({
    ...snakeCased({ studentId, label, amount, dueOn, payableBy, raiseId }),
    id: nextId(),
    paid: 0,
    paid_on: null,
  }));
  await insertRows(tx, 'fees', rows);
  return rows.map(({ id }) => id);
}

/** @returns its id */
export const insertConcession = (
  tx: Tx,
  { amount, ...concession }: NewFee & { concessionOf: string; concessionReason: string },
): Promise<string> =>
  insertRow(tx, 'fees', snakeCased({ ...concession, amount: -amount, paid: 0, paidOn: null }));

/** @param amount negative where a concession is taken back */
export async function addConceded(tx: Tx, feeId: string, amount: number): Promise<void> {
  await tx
    .updateTable('fees')
    .set((set) => ({ conceded: set('conceded', '+', amount), version: set('version', '+', 1) }))
    .where('id', '=', feeId)
    .execute();
}
