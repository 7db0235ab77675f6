import {
  resultSchema as answer,
  resultInputSchema as body,
  resultParams as params,
} from '#shared/exams/results.ts';
import { create, remove, update } from '#shared/kit/call.ts';

export const resultCalls = {
  createResult: create('/api/students/{id}/results', 'result.write', {
    summary: 'Enter a result of a student',
    body,
    answer,
  }),
  updateResult: update('/api/students/{id}/results/{resultId}', 'result.write', {
    summary: 'Change a result of a student; with If-Match only this version of it',
    params,
    body,
    answer,
  }),
  deleteResult: remove('/api/students/{id}/results/{resultId}', 'result.write', {
    summary: 'Remove a result of a student',
    params,
  }),
};
