// The tables of fields of what belongs to a student's studies, in one file: they are small.

import { gradeFields } from '#shared/exams/grades.ts';
import { resultFields } from '#shared/exams/results.ts';
import { feeFields } from '#shared/money/fees.ts';
import { subjectFields } from '#shared/teaching/subjects.ts';

const { label, amount, dueOn } = feeFields;

export const rowFields = {
  subject: subjectFields,
  fee: feeFields,
  result: resultFields,
  grade: gradeFields,
  'fee-plan': {
    year: subjectFields.year,
    heads: { ...label, label: 'Fees' },
    'heads.label': label,
    'heads.amount': amount,
    'heads.dueOn': dueOn,
  },
};
