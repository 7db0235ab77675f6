import type { Handlers } from '#server/context.ts';
import { records } from '#server/records/record-types.ts';

export const resultHandlers = {
  createResult: async (context) => records.result.create(context, context.params.id, context.body),
  updateResult: async (context) => {
    const { params, body } = context;
    return records.result.update(context, params.id, params.resultId, body);
  },
  deleteResult: async (context) => records.result.remove(context, context.params.id, context.params.resultId),
} satisfies Partial<Handlers>;
