import * as z from 'zod/mini';
import { create, exportFile, get, remove } from '#shared/kit/call.ts';
import {
  teachingSchema as answer,
  teachingInputSchema as body,
  teachingQuerySchema as query,
} from '#shared/teaching/teaching.ts';

export const teachingCalls = {
  listTeaching: get('/api/teaching', 'teaching.read', {
    summary: 'Who teaches which subject in which academic year',
    query,
    answer: z.array(answer),
    offline: true,
  }),
  exportTeaching: exportFile('/api/teaching.csv', 'teaching.read', query),
  createTeaching: create('/api/teaching', 'teaching.write', {
    summary: 'Enter that a faculty member teaches a subject',
    body,
    answer,
  }),
  deleteTeaching: remove('/api/teaching/{id}', 'teaching.write', {
    summary: 'Enter that a faculty member no longer teaches it',
  }),
};
