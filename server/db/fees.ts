import { type Fee, type FeeInput, feeFields } from '#shared/fees.ts';
import { columnsWriter, recordReader } from './record-columns.ts';
import type { Database } from './schema.ts';
import { groupByStudent, studentRows } from './student-rows.ts';

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
  return groupByStudent(await query.execute(), (row): Fee => toFee(row));
}

export const feeRows = studentRows<FeeInput, Fee>('fees', feesByStudent, columnsWriter(feeFields, 'fees'));
