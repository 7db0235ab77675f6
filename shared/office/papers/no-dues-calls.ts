import * as z from 'zod/mini';
import { get, update } from '#shared/kit/call.ts';
import { requiredText } from '#shared/kit/text/text.ts';
import { deskClearanceSchema as answer, deskClearanceInputSchema as body } from './no-dues.ts';

export const noDuesCalls = {
  listNoDues: get('/api/students/{id}/no-dues', 'no-dues.read', {
    summary: 'What each desk says of a student’s dues',
    answer: z.array(answer),
  }),
  updateNoDues: update('/api/students/{id}/no-dues/{desk}', 'certificate.write', {
    summary: 'Say for a desk whether a student owes it nothing',
    params: { desk: requiredText('No such desk', 60) },
    body,
    answer,
  }),
};
