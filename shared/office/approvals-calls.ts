import * as z from 'zod/mini';
import { get, post, remove } from '#shared/kit/call.ts';
import { idText } from '#shared/kit/ids.ts';
import { optionalText } from '#shared/kit/text/text.ts';
import { approvalSchema } from './approvals.ts';

export const approvalCalls = {
  listApprovals: get('/api/approvals', 'approval.list', {
    summary:
      'What waits for a second person, oldest first; who may not approve sees what the caller asked for, and what became of it in the last week',
    answer: z.array(approvalSchema),
  }),
  createApprovalDecisions: post('/api/approvals/decisions', 'approval.decide', {
    summary:
      'Approve, which does what was asked for, or decline with a reason; a person cannot approve their own request',
    body: z
      .object({
        ids: z
          .array(idText)
          .check(z.minLength(1, 'Choose what is decided'), z.maxLength(100, 'At most 100 at once')),
        decision: z.enum(['approved', 'declined'], 'The decision is approved or declined'),
        reason: z._default(optionalText(300), ''),
      })
      .check(
        z.refine(({ decision, reason }) => decision === 'approved' || reason !== '', {
          path: ['reason'],
          error: 'Say why it is declined',
        }),
      ),
    answer: z.object({
      decided: z.number(),
      /** What cannot be done any more, or was asked for by the caller: it waits on. */
      refused: z.array(z.object({ id: z.string(), sentence: z.string() })),
    }),
  }),
  deleteApproval: remove('/api/approvals/{id}', 'approval.list', {
    summary: 'Take back an own request that waits',
  }),
};
