// How the office changes the fees, results and grades of a student. Each takes the id of the student.
import type { GradeInfo, GradeInput } from '#shared/exams/grades.ts';
import type { Result, ResultInput } from '#shared/exams/results.ts';
import type { Fee, FeeInput } from '#shared/money/fees.ts';
import type { Student } from '#shared/people/students.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import type { RecordCalls } from '#web/portal/kit/forms/record-calls.ts';

export const feeCalls = (id: string): RecordCalls<Fee, FeeInput> => ({
  noun: 'fee',
  label: ({ label }) => label,
  find: (feeId) => findRow(id, 'fees', ({ fees }) => fees, feeId),
  create: (body) => callApi('createFee', { params: { id }, body }),
  update: (feeId, body, ifMatch) => callApi('updateFee', { params: { id, feeId }, body, ifMatch }),
  remove: (feeId) => callApi('deleteFee', { params: { id, feeId } }),
});

export const resultCalls = (id: string): RecordCalls<Result, ResultInput> => ({
  noun: 'result',
  label: ({ subject, exam }) => `${subject.code} ${subject.name}, ${exam}`,
  find: (resultId) => findRow(id, 'results.subject', ({ results }) => results, resultId),
  create: (body) => callApi('createResult', { params: { id }, body }),
  update: (resultId, body, ifMatch) => callApi('updateResult', { params: { id, resultId }, body, ifMatch }),
  remove: (resultId) => callApi('deleteResult', { params: { id, resultId } }),
});

export const gradeCalls = (id: string): RecordCalls<GradeInfo, GradeInput> => ({
  noun: 'grade',
  label: ({ subject, term }) => `${subject.code} ${subject.name}, ${term}`,
  find: (gradeId) => findRow(id, 'gradeInfo.subject', ({ gradeInfo }) => gradeInfo, gradeId),
  create: (body) => callApi('createGrade', { params: { id }, body }),
  update: (gradeId, body, ifMatch) => callApi('updateGrade', { params: { id, gradeId }, body, ifMatch }),
  remove: (gradeId) => callApi('deleteGrade', { params: { id, gradeId } }),
});

/** A row, read with its student. @throws CallError 404 if another person has deleted it */
async function findRow<Row extends { id: string }>(
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
