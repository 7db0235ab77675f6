import type { Handlers } from '#server/http/context.ts';
import { records } from '#server/records/record-types.ts';
import type { FeeInput } from '#shared/fees.ts';
import { indiaDate } from '#shared/format.ts';

export const feeHandlers = {
  createFee: async (context) =>
    records.fee.create(context, context.params.id, dated(context.body, context.clock())),
  updateFee: async (context) => {
    const { params, body, clock } = context;
    return records.fee.update(context, params.id, params.feeId, dated(body, clock()));
  },
  deleteFee: async (context) => records.fee.remove(context, context.params.id, context.params.feeId),
} satisfies Partial<Handlers>;

/** The payment date: null where nothing is paid, today where an amount is paid and no date is given. */
function dated(fee: FeeInput, now: Date): FeeInput {
  return { ...fee, paidOn: fee.paid === 0 ? null : (fee.paidOn ?? indiaDate(now)) };
}
