// Renewals of the fee reimbursement, and the students whose fees the government pays.
import { sql } from 'kysely';
import { fullNameOf } from '#server/db/people/name-keys.ts';
import { camelCased } from '#server/db/row-names.ts';
import { saveRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { aggregateOf, sumColumns, summaryOf } from '#server/db/teaching/attendance.ts';
import type { Reimbursement, Renewal, RenewalInput, Utilised } from '#shared/money/government/renewals.ts';
import { referenceKey } from '#shared/money/payments.ts';
import { daysOfAcademicYear } from '#shared/office/academic-year-labels.ts';
import type { AcademicYear } from '#shared/office/academic-years.ts';
import { keyOfReference } from './payments.ts';

/** Latest academic year first. */
export async function listRenewals(db: Database, studentId: string): Promise<Renewal[]> {
  return db
    .selectFrom('renewals')
    .select(['academic_year as academicYear', 'state', 'state_on as on', 'note'])
    .where('student_id', '=', studentId)
    .orderBy('academic_year', 'desc')
    .execute();
}

export async function saveRenewal(
  tx: Tx,
  studentId: string,
  academicYear: string,
  { state, on = null, note }: RenewalInput,
): Promise<void> {
  const key = { student_id: studentId, academic_year: academicYear };
  await saveRow(tx, 'renewals', key, { state, state_on: on, note });
}

/** Fees that the government pays, due in the academic year, by student in the order of their names. */
export async function listReimbursements(db: Database, rule: AcademicYear): Promise<Reimbursement[]> {
  const { first, last } = daysOfAcademicYear(rule.id);
  const rows = await db
    .selectFrom('fees')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .leftJoin('renewals', (join) =>
      join.onRef('renewals.student_id', '=', 'students.id').on('renewals.academic_year', '=', rule.id),
    )
    .select(['students.id', 'first_name', 'last_name', 'enrollment_number', 'year', 'state', 'state_on'])
    .select([
      sql<number>`sum(fees.amount - fees.conceded)`.as('amount'),
      sql<number>`sum(fees.paid)`.as('released'),
    ])
    .where('payable_by', '=', 'government')
    .where((is) => is.between('due_on', first, last))
    .groupBy(['students.id', 'first_name', 'last_name', 'enrollment_number', 'year', 'state', 'state_on'])
    .groupBy(['last_name_key', 'first_name_key'])
    .orderBy('last_name_key')
    .orderBy('first_name_key')
    .orderBy('students.id')
    .execute();
  const aggregates = await readAggregates(db, rule);
  return rows.map(({ id, first_name, last_name, state, state_on, ...row }) => {
    const { from: _, ...attendance } = aggregates.get(id) ?? aggregateOf([], rule);
    return {
      ...camelCased(row),
      ...attendance,
      studentId: id,
      studentName: fullNameOf({ first_name, last_name }),
      renewal: state ?? 'not applied',
      renewedOn: state_on,
      pending: row.amount - row.released,
    };
  });
}

/** Over all subjects, theory and practical together, of the students whose fees the government pays. */
async function readAggregates(db: Database, rule: AcademicYear) {
  const rows = await db
    .selectFrom('attendance_sums')
    .select('student_id')
    .select(sumColumns.map((column) => sql<number>`sum(${sql.ref(column)})`.as(column)))
    .where('academic_year', '=', rule.id)
    .where('student_id', 'in', (of) =>
      of.selectFrom('fees').select('fees.student_id').where('payable_by', '=', 'government'),
    )
    .groupBy('student_id')
    .execute();
  return new Map(rows.map((row) => [row.student_id, aggregateOf([summaryOf(row, rule)], rule)]));
}

/**
 * The releases of the academic year, each of which has its receipt; those with one reference are one instalment. What was released
 * before a claim was refused stays among them.
 */
export async function listUtilisation(
  db: Database,
  academicYear: string,
  reference?: string,
): Promise<Utilised[]> {
  const { first, last } = daysOfAcademicYear(academicYear);
  let select = db
    .selectFrom('payments')
    .innerJoin('fees', 'fees.id', 'payments.fee_id')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .select(['payments.student_name as studentName', 'payments.enrollment_number as enrollmentNumber'])
    .select(['year', 'payments.fee_label as feeLabel', 'fees.amount as feeAmount'])
    .select(['payments.amount as released', 'payments.paid_on as releasedOn', 'reference'])
    .select('receipt_number as receiptNumber')
    .where((is) => is.or([is('payable_by', '=', 'government'), is('refused_on', 'is not', null)]))
    .where('mode', '=', 'scholarship')
    .where('cancelled_on', 'is', null)
    .where((is) => is.between('payments.paid_on', first, last));
  if (reference) select = select.where(keyOfReference, '=', referenceKey(reference));
  return select
    .orderBy('payments.paid_on', 'desc')
    .orderBy(keyOfReference)
    .orderBy('payments.enrollment_number')
    .orderBy('payments.id')
    .execute();
}
