import { gradeRows } from '#server/db/grades.ts';
import type { Handlers } from '#server/http/context.ts';
import { rowChanges, withSubjectCode } from '#server/records/student-rows.ts';

import type { GradeInfo, GradeInput } from '#shared/grades.ts';

const grades = rowChanges<GradeInput, GradeInfo>({
  noun: 'grade',
  name: 'Grade',
  rows: gradeRows,
  label: ({ subject, term }) => `${subject.code} ${term}`,
  audited: withSubjectCode,
});

export const gradeHandlers = {
  createGrade: async (context) => grades.create(context, context.params.id, context.body),
  updateGrade: async (context) => {
    const { params, body } = context;
    return grades.update(context, params.id, params.gradeId, body);
  },
  deleteGrade: async (context) => grades.remove(context, context.params.id, context.params.gradeId),
} satisfies Partial<Handlers>;
