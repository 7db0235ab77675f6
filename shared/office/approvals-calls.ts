import * as z from 'zod/mini';
import { get, post, remove } from '#shared/kit/call.ts';
import { approvalDecisionSchema, approvalSchema, approvalsDecidedSchema } from './approvals.ts';

export const approvalCalls = {
  listApprovals: get('/api/approvals', 'approval.list', {
    summary:
      'What waits for a second person, oldest first; who may not approve sees what the caller asked for, and what became of it in the last week',
    answer: z.array(approvalSchema),
  }),
  createApprovalDecisions: post('/api/approvals/decisions', 'approval.decide', {
    summary:
      'Approve, which does what was asked for, or decline with a reason; a person cannot approve their own request',
    body: approvalDecisionSchema,
    answer: approvalsDecidedSchema,
  }),
  deleteApproval: remove('/api/approvals/{id}', 'approval.list', {
    summary: 'Take back an own request that waits',
  }),
};
