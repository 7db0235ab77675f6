import type { Handlers } from '#server/context.ts';
import { records } from '#server/records/record-types.ts';
import { findDifference, listDifferences, turnToPlan } from '#server/rules/money/plan-differences.ts';

export const planDifferenceHandlers = {
  listPlanDifferences: async ({ db, params }) =>
    listDifferences(db, await records['fee-plan'].existing(db, params.id)),

  readPlanDifference: async ({ db, params, clock }) => {
    return findDifference(db, await records.student.existing(db, params.id), clock());
  },

  createPlanTurn: async (context) => {
    const { db, params, body } = context;
    return turnToPlan(context, await records['fee-plan'].existing(db, params.id), body);
  },
} satisfies Partial<Handlers>;
