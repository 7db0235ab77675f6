// The tables of fields of what belongs to a student's studies, in one file: they are small.
import { feeFields } from '#shared/fees.ts';
import { gradeFields } from '#shared/grades.ts';
import { resultFields } from '#shared/results.ts';
import { subjectFields } from '#shared/subjects.ts';

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
