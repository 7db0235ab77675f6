import type { Student } from '#shared/students.ts';
import { CallError, callApi } from '#web/api/calls.ts';

/** A fee, a result or a grade is read with its student. @throws where somebody else has removed it */
export async function findStudentRow<Row extends { id: string }>(
  id: string,
  include: string,
  rowsOf: (student: Student) => Row[] | undefined,
  rowId: string,
): Promise<Row> {
  const student = await callApi('findStudent', { params: { id }, query: { include } });
  const row = rowsOf(student)?.find((one) => one.id === rowId);
  if (!row) throw new CallError(404, 'Somebody else has deleted it');
  return row;
}
