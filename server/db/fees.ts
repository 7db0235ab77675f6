import { type Fee, type FeeInput, feeFields } from '#shared/fees.ts';
import { columnsWriter, recordReader } from './record-columns.ts';
import type { Database } from './schema.ts';
import { groupByStudent, studentRows } from './student-rows.ts';

const toFee = recordReader(feeFields);

/** Rows of several students in one query, by student. `ids` undefined: of all students. */
export async function feesByStudent(db: Database, ids?: string[]): Promise<Map<string, Fee[]>> {
  let query = db.selectFrom('fees').selectAll().orderBy('student_id').orderBy('due_on').orderBy('id');
  if (ids) query = query.where('student_id', 'in', ids);
  return groupByStudent(await query.execute(), (row): Fee => toFee(row));
}

export const feeRows = studentRows<FeeInput, Fee>('fees', feesByStudent, columnsWriter(feeFields, 'fees'));
