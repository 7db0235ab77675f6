// The fees of an academic year, as plans count them. A head comes again every year, so the label alone does not tell. Concessions are
// no fees of a plan.
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { rowsFor, updateRows } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Payer } from '#shared/money/payers.ts';
import { daysOfAcademicYear } from '#shared/office/academic-year-labels.ts';

export interface PlanFee {
  id: string;
  studentId: string;
  label: string;
  /** Whole rupees, like what is paid and conceded. */
  amount: number;
  paid: number;
  conceded: number;
  dueOn: string;
  paidOn: string | null;
  /** Whether a plan raised it. */
  isOfPlan: boolean;
  payableBy: Payer;
  refusedReason: string | null;
}

/** By their due date. A fee raised by a plan counts for the year of the plan, every other one for the year in which it is due. */
export async function listFeesOfYear(
  db: Database,
  academicYear: string,
  studentIds: readonly string[],
): Promise<PlanFee[]> {
  const { first, last } = daysOfAcademicYear(academicYear);
  const rows = await rowsFor(studentIds, (chunk) =>
    db
      .selectFrom('fees')
      .leftJoin('fee_raises', 'fee_raises.id', 'raise_id')
      .select(['fees.id', 'student_id', 'label', 'fees.amount', 'paid', 'conceded'])
      .select(['due_on', 'paid_on', 'payable_by', 'refused_reason', 'academic_year'])
      .where('student_id', 'in', chunk)
      .where('concession_of', 'is', null)
      .where((is) =>
        is.or([
          is('academic_year', '=', academicYear),
          is.and([is('academic_year', 'is', null), is.between('due_on', first, last)]),
        ]),
      )
      .orderBy('due_on')
      .orderBy('fees.id'),
  );
  return rows.map(({ academic_year, ...row }) => ({ ...camelCased(row), isOfPlan: academic_year !== null }));
}

export async function updatePlanFees(tx: Tx, fees: readonly PlanFee[]): Promise<void> {
  const rows = fees.map(({ id, amount, paid, dueOn, paidOn }) => ({
    ...snakeCased({ id, amount, paid, dueOn, paidOn }),
    version: undefined,
  }));
  await updateRows(tx, 'fees', 'id', rows);
}
