import type { Student } from '#shared/people/students.ts';
import { CallError, callApi } from '#web/api/calls.ts';

/** A fee, a result or a grade, read with its student. @throws CallError 404 if another person has deleted it */
export async function findStudentRow<Row extends { id: string }>(
  id: string,
  include: string,
  rowsOf: (student: Student) => Row[] | undefined,
  rowId: string,
): Promise<Row> {
  const student = await callApi('findStudent', { params: { id }, query: { include } });
  const row = rowsOf(student)?.find((one) => one.id === rowId);
  if (!row) throw new CallError(404, 'Another person has deleted it');
  return row;
}
