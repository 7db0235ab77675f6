import * as z from 'zod/mini';
import { isoDate } from './dates.ts';
import { idText } from './ids.ts';
import { subjectId, subjectSchema } from './subjects.ts';
import { requiredText } from './text.ts';

export const resultSchema = z.object({
  id: z.string(),
  subject: subjectSchema,
  exam: z.string(),
  marks: z.number(),
  maxMarks: z.number(),
  heldOn: z.string(),
  version: z.number(),
});
export type Result = z.infer<typeof resultSchema>;

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

export const resultParams = z.object({ id: idText, resultId: idText });
