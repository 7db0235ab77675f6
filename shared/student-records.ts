// Fees, results and grades: what the office enters on a student's own screen.
import * as z from 'zod/mini';
import { isoDate, optionalIsoDate } from './dates.ts';
import { idText } from './ids.ts';
import { subjectSchema } from './subjects.ts';
import { requiredText } from './text.ts';

/** Counts the changes of a row; sent back as If-Match, it tells two editors apart. */
const version = z.number();

/** Whole rupees; days. `paidOn` is null until something was paid. */
export const feeSchema = z.object({
  id: z.string(),
  label: z.string(),
  amount: z.number(),
  paid: z.number(),
  dueOn: z.string(),
  paidOn: z.nullable(z.string()),
  version,
});
export type Fee = z.infer<typeof feeSchema>;

export const resultSchema = z.object({
  id: z.string(),
  subject: subjectSchema,
  exam: z.string(),
  marks: z.number(),
  maxMarks: z.number(),
  heldOn: z.string(),
  version,
});
export type Result = z.infer<typeof resultSchema>;

export const gradeInfoSchema = z.object({
  id: z.string(),
  subject: subjectSchema,
  grade: z.string(),
  gradePoint: z.number(),
  term: z.string(),
  version,
});
export type GradeInfo = z.infer<typeof gradeInfoSchema>;

const largestFee = 10_000_000;
const rupees = (label: string) =>
  z
    .number(`${label} must be a number of rupees`)
    .check(
      z.int(`${label} must be in whole rupees`),
      z.gte(0, `${label} cannot be less than 0`),
      z.lte(largestFee, `${label} is at most ₹ 1,00,00,000`),
    );

/** `paidOn` left out while something is paid: the server puts today. Nothing paid: it becomes null. */
export const feeInputSchema = z
  .object({
    label: requiredText('Label is required', 120),
    amount: rupees('Amount').check(z.gte(1, 'Amount must be more than 0')),
    paid: z._default(rupees('Paid'), 0),
    dueOn: isoDate('Due date is required'),
    paidOn: optionalIsoDate('Paid on must be a date'),
  })
  .check(
    z.refine(({ amount, paid }) => paid <= amount, {
      error: 'Paid cannot be more than the amount',
      path: ['paid'],
    }),
  );
export type FeeInput = z.output<typeof feeInputSchema>;

const subjectId = z.string('Choose a subject').check(z.regex(/^[\w-]{1,64}$/, 'Choose a subject'));
const mark = (label: string) =>
  z
    .number(`${label} must be a number`)
    .check(z.gte(0, `${label} cannot be less than 0`), z.lte(10_000, `${label} cannot be more than 10000`));

export const resultInputSchema = z
  .object({
    subjectId,
    exam: requiredText('Exam is required', 80),
    marks: mark('Marks'),
    maxMarks: mark('Maximum marks').check(z.gt(0, 'Maximum marks must be more than 0')),
    heldOn: isoDate('Date is required'),
  })
  .check(
    z.refine(({ marks, maxMarks }) => marks <= maxMarks, {
      error: 'Marks cannot be more than the maximum',
      path: ['marks'],
    }),
  );
export type ResultInput = z.output<typeof resultInputSchema>;

export const gradeInputSchema = z.object({
  subjectId,
  grade: requiredText('Grade is required', 10),
  gradePoint: z
    .number('Grade point must be a number')
    .check(z.gte(0, 'Grade point is 0 to 10'), z.lte(10, 'Grade point is 0 to 10')),
  term: requiredText('Term is required', 60),
});
export type GradeInput = z.output<typeof gradeInputSchema>;

export const feeParams = z.object({ id: idText, feeId: idText });
export const resultParams = z.object({ id: idText, resultId: idText });
export const gradeParams = z.object({ id: idText, gradeId: idText });
