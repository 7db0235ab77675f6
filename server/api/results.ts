import { resultRows } from '#server/db/results.ts';
import type { Handlers } from '#server/http/context.ts';
import { rowChanges, withSubjectCode } from '#server/records/student-rows.ts';

import type { Result, ResultInput } from '#shared/results.ts';

const results = rowChanges<ResultInput, Result>({
  noun: 'result',
  name: 'Result',
  rows: resultRows,
  label: ({ subject, exam }) => `${subject.code} ${exam}`,
  audited: withSubjectCode,
});

export const resultHandlers = {
  createResult: async (context) => results.create(context, context.params.id, context.body),
  updateResult: async (context) => {
    const { params, body } = context;
    return results.update(context, params.id, params.resultId, body);
  },
  deleteResult: async (context) => results.remove(context, context.params.id, context.params.resultId),
} satisfies Partial<Handlers>;
