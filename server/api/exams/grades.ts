import type { Handlers } from '#server/context.ts';
import { records } from '#server/records/record-types.ts';

export const gradeHandlers = {
  createGrade: async (context) => records.grade.create(context, context.params.id, context.body),
  updateGrade: async (context) => {
    const { params, body } = context;
    return records.grade.update(context, params.id, params.gradeId, body);
  },
  deleteGrade: async (context) => records.grade.remove(context, context.params.id, context.params.gradeId),
} satisfies Partial<Handlers>;
