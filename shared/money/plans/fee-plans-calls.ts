import * as z from 'zod/mini';
import { create, exportFile, get, post, remove, update } from '#shared/kit/call.ts';
import { concessionInputSchema } from '#shared/money/concessions.ts';
import { feeSchema } from '#shared/money/fees.ts';
import * as plans from '#shared/money/plans/fee-plans.ts';

const plan = { body: plans.feePlanInputSchema, answer: plans.feePlanSchema };

export const feePlanCalls = {
  listFeePlans: get('/api/fee-plans', 'fee-plan.list', {
    summary: 'The fee plans, latest academic year first',
    answer: z.array(plans.feePlanSchema),
  }),
  /** A line for each fee. */
  exportFeePlans: exportFile('/api/fee-plans.csv', 'fee-plan.list', z.object({})),
  createFeePlan: create('/api/fee-plans', 'fee-plan.write', {
    summary: 'Enter the fees of a class',
    ...plan,
  }),
  updateFeePlan: update('/api/fee-plans/{id}', 'fee-plan.write', {
    summary: 'Change a fee plan; with If-Match only this version. Fees that were raised stay as they are',
    ...plan,
  }),
  deleteFeePlan: remove('/api/fee-plans/{id}', 'fee-plan.write', {
    summary: 'Remove a fee plan; raised fees stay',
  }),
  readRaisePreview: get('/api/fee-plans/{id}/preview', 'fee-plan.list', {
    summary: 'Who would get which fees of the plan, and who has them already for its academic year',
    answer: plans.raisePreviewSchema,
  }),
  createFeeRaise: create('/api/fee-plans/{id}/raises', 'fee-plan.write', {
    summary: 'Enter the fees of the plan for every student of the class who lacks them in its academic year',
    body: plans.raiseInputSchema,
    answer: plans.feeRaiseSchema,
  }),
  createStudentFeePreview: post('/api/student-fee-raises/preview', 'fee-plan.write', {
    summary:
      'Who of the chosen students would get the fee, and who has one of this name already in the academic year of its due date',
    body: plans.studentFeeInputSchema,
    answer: plans.raisePreviewSchema,
  }),
  createStudentFeeRaise: create('/api/student-fee-raises', 'fee-plan.write', {
    summary:
      'Enter one fee for those of the chosen students who lack it, all or none; undone like the raise of a plan',
    body: plans.studentFeeRaiseInputSchema,
    answer: plans.feeRaiseSchema,
  }),
  listFeeRaises: get('/api/fee-raises', 'fee-plan.list', {
    summary: 'The raises of fees, latest first',
    answer: z.array(plans.feeRaiseSchema),
  }),
  exportFeeRaises: exportFile('/api/fee-raises.csv', 'fee-plan.list', z.object({})),
  undoFeeRaise: post('/api/fee-raises/{id}/undo', 'fee-plan.write', {
    summary: 'Remove all fees of a raise; refused where one of them is paid',
    answer: plans.feeRaiseSchema,
    approvals: ['concession'],
  }),
  createConcession: create('/api/students/{id}/fees/{feeId}/concessions', 'fee.write', {
    summary: 'Take an amount off a fee: a fee with a negative amount; removed like a fee',
    body: concessionInputSchema,
    answer: feeSchema,
    asks: ['advance'],
    approvals: ['concession'],
  }),
};
