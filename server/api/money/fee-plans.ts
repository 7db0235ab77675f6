import type { Handlers } from '#server/context.ts';
import { exporting, plainColumns } from '#server/csv/export.ts';
import * as plans from '#server/db/money/fee-plans.ts';
import { records } from '#server/records/record-types.ts';
import { grantConcession } from '#server/rules/money/concessions.ts';
import {
  previewPlan,
  previewStudentFee,
  raisePlan,
  raiseStudentFee,
  undoRaise,
} from '#server/rules/money/fee-raises.ts';
import { type FeeHead, type FeePlan, type FeeRaise, feePlanFields } from '#shared/money/plans/fee-plans.ts';

const headColumns = plainColumns<FeePlan & FeeHead>(
  ['academicYear', 'year', 'quota', 'label', 'amount', 'dueOn', 'payableBy'],
  {
    year: feePlanFields.year,
    quota: feePlanFields.quota,
    label: { label: 'Fee' },
    payableBy: feePlanFields['heads.payableBy'],
  },
);
const raiseColumns = plainColumns<FeeRaise>([
  'plan',
  'raisedAt',
  'raisedBy',
  'students',
  'fees',
  'amount',
  'undoneAt',
]);
/** The raises that the screen lists. */
const mostShown = 100;

export const feePlanHandlers = {
  listFeePlans: async ({ db }) => plans.listFeePlans(db),

  exportFeePlans: exporting('fee-plan', 'fee-plans', headColumns, async ({ db }) =>
    (await plans.listFeePlans(db)).flatMap((plan) => plan.heads.map((head) => ({ ...plan, ...head }))),
  ),

  createFeePlan: async (context) =>
    records['fee-plan'].create(context, (tx) => plans.insertFeePlan(tx, context.body)),

  updateFeePlan: async (context) => {
    const { params, body } = context;
    return records['fee-plan'].update(context, params.id, (tx, _before, version) =>
      plans.updateFeePlan(tx, params.id, body, version),
    );
  },

  deleteFeePlan: (context) => records['fee-plan'].remove(context, context.params.id),

  readRaisePreview: async ({ db, params }) =>
    previewPlan(db, await records['fee-plan'].existing(db, params.id)),

  createFeeRaise: async (context) => raisePlan(context, context.params.id, context.body.fees),

  createStudentFeePreview: async (context) => previewStudentFee(context, context.body),

  createStudentFeeRaise: async (context) => raiseStudentFee(context, context.body, context.body.fees),

  listFeeRaises: async ({ db }) => plans.listFeeRaises(db, mostShown),

  exportFeeRaises: exporting('fee', 'fee-raises', raiseColumns, ({ db }) => plans.listFeeRaises(db)),

  undoFeeRaise: async (context) => undoRaise(context, context.params.id),

  createConcession: async (context) => {
    const { params, body } = context;
    return grantConcession(context, params.id, params.feeId, body);
  },
} satisfies Partial<Handlers>;
