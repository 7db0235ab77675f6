import { feeRows } from '#server/db/fees.ts';
import type { Handlers } from '#server/http/context.ts';
import { rowChanges } from '#server/records/student-rows.ts';
import type { Fee, FeeInput } from '#shared/fees.ts';
import { indiaDate } from '#shared/format.ts';

const fees = rowChanges<FeeInput, Fee>({
  noun: 'fee',
  name: 'Fee',
  rows: feeRows,
  label: (fee) => fee.label,
  audited: (fee) => fee,
});

export const feeHandlers = {
  createFee: async (context) => fees.create(context, context.params.id, dated(context.body, context.clock())),
  updateFee: async (context) => {
    const { params, body, clock } = context;
    return fees.update(context, params.id, params.feeId, dated(body, clock()));
  },
  deleteFee: async (context) => fees.remove(context, context.params.id, context.params.feeId),
} satisfies Partial<Handlers>;

/** Nothing paid has no day; what is paid was paid today unless it says otherwise. */
function dated(fee: FeeInput, now: Date): FeeInput {
  return { ...fee, paidOn: fee.paid === 0 ? null : (fee.paidOn ?? indiaDate(now)) };
}
