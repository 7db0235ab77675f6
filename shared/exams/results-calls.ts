// The results and grades of a student.
import * as grades from '#shared/exams/grades.ts';
import * as results from '#shared/exams/results.ts';
import { create, remove, update } from '#shared/kit/call.ts';

const result = { body: results.resultInputSchema, answer: results.resultSchema };
const grade = { body: grades.gradeInputSchema, answer: grades.gradeInfoSchema };

export const resultCalls = {
  createResult: create('/api/students/{id}/results', 'result.write', {
    summary: 'Enter a result of a student',
    ...result,
  }),
  updateResult: update('/api/students/{id}/results/{resultId}', 'result.write', {
    summary: 'Change a result of a student; with If-Match only this version of it',
    ...result,
  }),
  deleteResult: remove('/api/students/{id}/results/{resultId}', 'result.write', {
    summary: 'Remove a result of a student',
  }),
  createGrade: create('/api/students/{id}/grades', 'result.write', {
    summary: 'Enter a grade of a student',
    ...grade,
  }),
  updateGrade: update('/api/students/{id}/grades/{gradeId}', 'result.write', {
    summary: 'Change a grade of a student; with If-Match only this version of it',
    ...grade,
  }),
  deleteGrade: remove('/api/students/{id}/grades/{gradeId}', 'result.write', {
    summary: 'Remove a grade of a student',
  }),
};
