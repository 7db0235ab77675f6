import * as z from 'zod/mini';
import { create, get } from '#shared/kit/call.ts';
import * as differences from '#shared/money/plans/plan-differences.ts';

export const planDifferenceCalls = {
  listPlanDifferences: get('/api/fee-plans/{id}/differences', 'fee-plan.list', {
    summary: 'Students of the class who have other amounts than their plans say, old and new side by side',
    answer: z.array(differences.planDifferenceSchema),
  }),
  readPlanDifference: get('/api/students/{id}/plan-difference', 'fee-plan.list', {
    summary: 'What a student was raised in this academic year beside what the plans say now',
    /** Of one student; null where no plan is of the own year and quota. */
    answer: z.object({
      plan: z.nullable(z.object({ id: z.string(), name: z.string() })),
      fees: z.array(differences.differingFeeSchema),
      difference: z.number(),
    }),
  }),
  createPlanTurn: create('/api/fee-plans/{id}/turns', 'fee-plan.write', {
    summary: 'Make the fees of these students what their plans say; what is paid over becomes an advance',
    body: differences.planTurnInputSchema,
    answer: z.object({ students: z.number(), difference: z.number() }),
    approvals: ['concession'],
  }),
};
