import type { Result, ResultInput } from '#shared/exams/results.ts';
import { callApi } from '#web/api/calls.ts';
import type { RecordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { findStudentRow } from '#web/portal/people/students/find-student-row.ts';

/** @param id of the student */
export const resultCalls = (id: string): RecordCalls<Result, ResultInput> => ({
  noun: 'result',
  label: ({ subject, exam }) => `${subject.code} ${subject.name}, ${exam}`,
  find: (resultId) => findStudentRow(id, 'results.subject', ({ results }) => results, resultId),
  create: (body) => callApi('createResult', { params: { id }, body }),
  update: (resultId, body, ifMatch) => callApi('updateResult', { params: { id, resultId }, body, ifMatch }),
  remove: (resultId) => callApi('deleteResult', { params: { id, resultId } }),
});
