// Fees with their student and the plan that raised them, as the rules of money need them. They are deleted with their student.
import { fixedQuery } from '#server/db/fixed-query.ts';
import { fullNameOf } from '#server/db/people/name-keys.ts';
import { camelCased } from '#server/db/row-names.ts';
import { rowsFor } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { isOpen } from './dues.ts';

const select = (db: Database) =>
  db
    .selectFrom('fees')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .leftJoin('fee_raises', 'fee_raises.id', 'raise_id')
    .select(['fees.id', 'fees.version', 'label', 'fees.amount', 'paid', 'paid_on', 'due_on', 'payable_by'])
    .select(['conceded', 'concession_of', 'refused_reason', 'academic_year'])
    .select(['fees.student_id', 'first_name', 'last_name', 'enrollment_number']);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
export type OwedFee = ReturnType<typeof toFee>;

const toFee = ({ first_name, last_name, academic_year, ...row }: Row) => ({
  ...camelCased(row),
  studentName: fullNameOf({ first_name, last_name }),
  /** Whole rupees that are not yet paid, concessions taken off; nothing for a concession itself. */
  open: Math.max(0, row.amount - row.paid - row.conceded),
  /** Of the plan by which it was raised, otherwise of the due date: a head comes again every year. */
  academicYear: academic_year ?? academicYearOf(row.due_on),
  /** Whether a plan raised it. */
  isOfPlan: academic_year !== null,
});

const feeById = fixedQuery(['id'], (db, { id }) => select(db).where('fees.id', '=', id));

export async function findOwedFee(db: Database, id: string): Promise<OwedFee | undefined> {
  const [row] = await feeById(db, { id });
  return row && toFee(row);
}

/** By the fee's id, also concessions. */
export async function owedFees(db: Database, ids: readonly string[]): Promise<Map<string, OwedFee>> {
  const [id = ''] = ids;
  // Most payments are of one fee.
  const rows =
    ids.length === 1
      ? await feeById(db, { id })
      : await rowsFor(ids, (chunk) => select(db).where('fees.id', 'in', chunk));
  return new Map(rows.map((row) => [row.id, toFee(row)]));
}

const selectFees = (db: Database) =>
  select(db).where('concession_of', 'is', null).orderBy('due_on').orderBy('fees.id');

/** By their due date. Concessions are left out: they are granted one by one. */
export async function listFeesBy(
  db: Database,
  key: 'fees.id' | 'student_id' | 'raise_id',
  values: readonly string[],
): Promise<OwedFee[]> {
  return (await rowsFor(values, (chunk) => selectFees(db).where(key, 'in', chunk))).map(toFee);
}

/** All fees that students owe, soonest due first. */
export async function listOpenFees(db: Database): Promise<OwedFee[]> {
  return (await selectFees(db).where(isOpen).execute()).map(toFee);
}
