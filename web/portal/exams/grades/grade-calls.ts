import type { GradeInfo, GradeInput } from '#shared/exams/grades.ts';
import { callApi } from '#web/api/calls.ts';
import type { RecordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { findStudentRow } from '#web/portal/people/students/find-student-row.ts';

/** @param id of the student */
export const gradeCalls = (id: string): RecordCalls<GradeInfo, GradeInput> => ({
  noun: 'grade',
  label: ({ subject, term }) => `${subject.code} ${subject.name}, ${term}`,
  find: (gradeId) => findStudentRow(id, 'gradeInfo.subject', ({ gradeInfo }) => gradeInfo, gradeId),
  create: (body) => callApi('createGrade', { params: { id }, body }),
  update: (gradeId, body, ifMatch) => callApi('updateGrade', { params: { id, gradeId }, body, ifMatch }),
  remove: (gradeId) => callApi('deleteGrade', { params: { id, gradeId } }),
});
