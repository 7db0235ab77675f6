import * as z from 'zod/mini';
import { get, update } from '#shared/kit/call.ts';
import {
  deskClearanceSchema as answer,
  deskClearanceInputSchema as body,
  deskParams as params,
} from './no-dues.ts';

export const noDuesCalls = {
  listNoDues: get('/api/students/{id}/no-dues', 'no-dues.read', {
    summary: 'What each desk says of a student’s dues',
    answer: z.array(answer),
  }),
  updateNoDues: update('/api/students/{id}/no-dues/{desk}', 'certificate.write', {
    summary: 'Say for a desk whether a student owes it nothing',
    params,
    body,
    answer,
  }),
};
