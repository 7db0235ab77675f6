import type { Handlers } from '#server/context.ts';
import { records } from '#server/records/record-types.ts';

const { result, grade } = records;

export const resultHandlers = {
  createResult: (context) => result.create(context, context.params.id, context.body),
  updateResult: (context) => result.update(context, context.params.id, context.params.resultId, context.body),
  deleteResult: (context) => result.remove(context, context.params.id, context.params.resultId),
  createGrade: (context) => grade.create(context, context.params.id, context.body),
  updateGrade: (context) => grade.update(context, context.params.id, context.params.gradeId, context.body),
  deleteGrade: (context) => grade.remove(context, context.params.id, context.params.gradeId),
} satisfies Partial<Handlers>;
