import type { Handlers } from '#server/context.ts';
import { exporting, plainColumns } from '#server/csv/export.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAdvances } from '#server/db/money/advances.ts';
import * as plans from '#server/db/money/fee-plans.ts';
import { addConceded, feeRows, insertConcession, updatePaidSum } from '#server/db/money/fees.ts';
import { findOwedFee } from '#server/db/money/owed-fees.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { conflict, notFound, orNotFound } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { askForAdvance } from '#server/rules/money/advances.ts';
import {
  previewPlan,
  previewStudentFee,
  raisePlan,
  raiseStudentFee,
  undoRaise,
} from '#server/rules/money/fee-raises.ts';
import { formatRupees } from '#shared/kit/format.ts';
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

  /** What is paid already is kept as an advance. @throws 409 where the fee is less, or to ask first */
  createConcession: async ({ db, params, body, author, clock, ask, approve }) => {
    const { id: studentId, feeId } = params;
    const { amount, reason } = body;
    return db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', studentId);
      const fee = await findOwedFee(tx, feeId);
      if (fee?.studentId !== studentId) throw notFound('Fee');
      if (fee.payableBy === 'government')
        throw conflict('The government pays this fee: there is nothing to concede to the student', 'amount');
      const most = fee.concessionOf ? 0 : fee.amount - fee.conceded;
      if (amount > most) {
        const left = most === 0 ? 'nothing' : `only ${formatRupees(most)}`;
        throw conflict(`Of ‘${fee.label}’ ${left} is left to be conceded`, 'amount');
      }
      const over = Math.max(0, amount - fee.open);
      await askForAdvance(ask, [{ ...fee, over }]);
      const label = `Concession: ${fee.label}`;
      const { dueOn } = fee;
      const concession = { studentId, label, amount, dueOn, concessionOf: feeId, concessionReason: reason };
      const id = await insertConcession(tx, concession);
      await addConceded(tx, feeId, amount);
      if (over > 0) {
        const paid = fee.paid - over;
        await updatePaidSum(tx, { id: feeId, paid, paidOn: paid > 0 ? fee.paidOn : null });
        await insertAdvances(tx, [{ studentId, feeId, amount: over }], clock());
      }
      const what = `${formatRupees(amount)} off ‘${fee.label}’ of ${fee.studentName}`;
      await approve(tx, { kind: 'concession', recordId: studentId, what, reason });
      const made = orNotFound(await feeRows.find(tx, studentId, id), 'Fee');
      const change = { action: 'create', noun: 'fee', recordId: studentId, label } as const;
      await insertAudit(tx, author, { ...change, after: made }, clock());
      return made;
    });
  },
} satisfies Partial<Handlers>;
