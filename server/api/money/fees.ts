import type { Handlers } from '#server/context.ts';
import { records } from '#server/records/record-types.ts';

export const feeHandlers = {
  createFee: async (context) => records.fee.create(context, context.params.id, context.body),
  updateFee: async (context) => {
    const { params, body } = context;
    return records.fee.update(context, params.id, params.feeId, body);
  },
  deleteFee: async (context) => records.fee.remove(context, context.params.id, context.params.feeId),
} satisfies Partial<Handlers>;
