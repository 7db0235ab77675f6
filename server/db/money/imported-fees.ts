// Fees with their student's number, as an import compares them. Concessions are left out: they are granted one by one.

import { camelCased } from '#server/db/row-names.ts';
import { rowsFor } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';

export interface ImportedFee {
  id: string;
  version: number;
  studentId: string;
  enrollmentNumber: string;
  label: string;
  /** Whole rupees, like what is paid and conceded of it. */
  amount: number;
  paid: number;
  conceded: number;
  dueOn: string;
  /** Of the plan by which it was raised, otherwise of the due date. */
  academicYear: string;
}

export async function listFeesBy(
  db: Database,
  key: 'fees.id' | 'student_id',
  values: readonly string[],
): Promise<ImportedFee[]> {
  const rows = await rowsFor(values, (chunk) =>
    db
      .selectFrom('fees')
      .innerJoin('students', 'students.id', 'fees.student_id')
      .leftJoin('fee_raises', 'fee_raises.id', 'fees.raise_id')
      .select(['fees.id', 'fees.version', 'student_id', 'enrollment_number', 'label'])
      .select(['fees.amount', 'paid', 'conceded', 'due_on', 'academic_year'])
      .where('concession_of', 'is', null)
      .where(key, 'in', chunk),
  );
  return rows.map((row) => ({
    ...camelCased(row),
    academicYear: row.academic_year ?? academicYearOf(row.due_on),
  }));
}
