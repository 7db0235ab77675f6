import {
  gradeInfoSchema as answer,
  gradeInputSchema as body,
  gradeParams as params,
} from '#shared/exams/grades.ts';
import { create, remove, update } from '#shared/kit/call.ts';

export const gradeCalls = {
  createGrade: create('/api/students/{id}/grades', 'result.write', {
    summary: 'Enter a grade of a student',
    body,
    answer,
  }),
  updateGrade: update('/api/students/{id}/grades/{gradeId}', 'result.write', {
    summary: 'Change a grade of a student; with If-Match only this version of it',
    params,
    body,
    answer,
  }),
  deleteGrade: remove('/api/students/{id}/grades/{gradeId}', 'result.write', {
    summary: 'Remove a grade of a student',
    params,
  }),
};
