import { fixedQuery } from '#server/db/fixed-query.ts';
import { nextId } from '#server/db/ids.ts';
import { fullNameOf } from '#server/db/people/name-keys.ts';
import { groupByStudent, rowsBelowStudent } from '#server/db/people/rows-below-student.ts';
import { columnsOf, recordReader } from '#server/db/record-columns.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { insertRow, insertRows, rowsFor, updateRows } from '#server/db/rows.ts';
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

/** A fee with its student, as a payment needs it. */
export interface OwedFee extends Fee {
  /** Whole rupees that are not yet paid, concessions taken off; nothing for a concession itself. */
  open: number;
  conceded: number;
  payableBy: Payer;
  /** Whether it is a concession. */
  isConcession: boolean;
  studentId: string;
  studentName: string;
  enrollmentNumber: string;
}

function selectOwed(db: Database) {
  return db
    .selectFrom('fees')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .select(['fees.id', 'fees.version', 'conceded', 'concession_of', 'payable_by', 'student_id'])
    .select(['first_name', 'last_name', 'enrollment_number'])
    .select(columnsOf(feeFields));
}

const owedFeeById = fixedQuery(['id'], (db, { id }) => selectOwed(db).where('fees.id', '=', id));

/** @returns by the fee's id; fees are deleted with their student */
export async function owedFees(db: Database, ids: readonly string[]): Promise<Map<string, OwedFee>> {
  const [id = ''] = ids;
  // Most payments are of one fee.
  const rows =
    ids.length === 1
      ? await owedFeeById(db, { id })
      : await rowsFor(ids, (chunk) => selectOwed(db).where('fees.id', 'in', chunk));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...toFee(row),
        open: Math.max(0, row.amount - row.paid - row.conceded),
        conceded: row.conceded,
        payableBy: row.payable_by,
        isConcession: row.concession_of !== null,
        studentId: row.student_id,
        studentName: fullNameOf(row),
        enrollmentNumber: row.enrollment_number,
      },
    ]),
  );
}

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

/** As above, within a save of the fee, which raises the version itself. */
export async function updatePaidSum(tx: Tx, { id, paid, paidOn }: PaidSum): Promise<void> {
  await tx.updateTable('fees').set({ paid, paid_on: paidOn }).where('id', '=', id).execute();
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

export async function insertConcession(
  tx: Tx,
  concession: {
    studentId: string;
    feeId: string;
    label: string;
    amount: number;
    dueOn: string;
    reason: string;
  },
): Promise<string> {
  const { studentId, feeId, label, amount, dueOn, reason } = concession;
  return insertRow(tx, 'fees', {
    ...snakeCased({ studentId, label, amount: -amount, paid: 0, dueOn, paidOn: null }),
    concession_of: feeId,
    concession_reason: reason,
  });
}

/** @param amount negative where a concession is taken back */
export async function addConceded(tx: Tx, feeId: string, amount: number): Promise<void> {
  await tx
    .updateTable('fees')
    .set((set) => ({ conceded: set('conceded', '+', amount), version: set('version', '+', 1) }))
    .where('id', '=', feeId)
    .execute();
}

export async function findConcession(db: Database, id: string) {
  return db
    .selectFrom('fees')
    .select(['concession_of as concessionOf', 'amount', 'conceded'])
    .where('id', '=', id)
    .executeTakeFirst();
}
