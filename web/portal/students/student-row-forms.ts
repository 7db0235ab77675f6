// Between a fee, a result or a grade and the fields of its form: text in, text out, the rules are the shared ones.
import * as z from 'zod/mini';
import { type Fee, feeInputSchema } from '#shared/fees.ts';
import { parseNumber } from '#shared/format.ts';
import { type GradeInfo, gradeInputSchema } from '#shared/grades.ts';
import { type Result, resultInputSchema } from '#shared/results.ts';

export const feeLabels = {
  label: 'Fee',
  amount: 'Amount',
  paid: 'Paid',
  dueOn: 'Due on',
  paidOn: 'Paid on',
};

export const toFeeForm = (fee: Fee | undefined) => ({
  label: fee?.label ?? '',
  amount: `${fee?.amount ?? ''}`,
  paid: `${fee?.paid ?? 0}`,
  dueOn: fee?.dueOn ?? '',
  paidOn: fee?.paidOn ?? '',
});

export const feeFormSchema = z.pipe(
  z.pipe(
    z.custom<ReturnType<typeof toFeeForm>>(),
    z.transform(
      (typed): z.input<typeof feeInputSchema> => ({
        ...typed,
        amount: parseNumber(typed.amount),
        paid: parseNumber(typed.paid || '0'),
      }),
    ),
  ),
  feeInputSchema,
);

export const resultLabels = {
  subjectId: 'Subject',
  exam: 'Exam',
  marks: 'Marks',
  maxMarks: 'Maximum marks',
  heldOn: 'Held on',
};

export const toResultForm = (result: Result | undefined) => ({
  subjectId: result?.subject.id ?? '',
  exam: result?.exam ?? '',
  marks: `${result?.marks ?? ''}`,
  maxMarks: `${result?.maxMarks ?? ''}`,
  heldOn: result?.heldOn ?? '',
});

export const resultFormSchema = z.pipe(
  z.pipe(
    z.custom<ReturnType<typeof toResultForm>>(),
    z.transform((typed) => ({
      ...typed,
      marks: parseNumber(typed.marks),
      maxMarks: parseNumber(typed.maxMarks),
    })),
  ),
  resultInputSchema,
);

export const gradeLabels = { subjectId: 'Subject', term: 'Term', grade: 'Grade', gradePoint: 'Grade point' };

export const toGradeForm = (grade: GradeInfo | undefined) => ({
  subjectId: grade?.subject.id ?? '',
  term: grade?.term ?? '',
  grade: grade?.grade ?? '',
  gradePoint: `${grade?.gradePoint ?? ''}`,
});

export const gradeFormSchema = z.pipe(
  z.pipe(
    z.custom<ReturnType<typeof toGradeForm>>(),
    z.transform((typed) => ({ ...typed, gradePoint: parseNumber(typed.gradePoint) })),
  ),
  gradeInputSchema,
);
