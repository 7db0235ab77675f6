import type { Selectable } from 'kysely';
import type { Fee, FeeInput } from '#shared/fees.ts';
import type { Database, Schema } from './schema.ts';
import { groupByStudent, studentRows } from './student-rows.ts';

/** Rows of several students in one query, by student. `ids` undefined: of all students. */
export async function feesByStudent(db: Database, ids?: string[]): Promise<Map<string, Fee[]>> {
  let query = db.selectFrom('fees').selectAll().orderBy('student_id').orderBy('due_on').orderBy('id');
  if (ids) query = query.where('student_id', 'in', ids);
  return groupByStudent(await query.execute(), toFee);
}

function toFee(row: Selectable<Schema['fees']>): Fee {
  return {
    id: row.id,
    label: row.label,
    amount: row.amount,
    paid: row.paid,
    dueOn: row.due_on,
    paidOn: row.paid_on,
    version: row.version,
  };
}

export const feeRows = studentRows<FeeInput, Fee>('fees', feesByStudent, (fee) => ({
  label: fee.label,
  amount: fee.amount,
  paid: fee.paid,
  due_on: fee.dueOn,
  paid_on: fee.paidOn,
}));
