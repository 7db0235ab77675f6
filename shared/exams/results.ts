import * as z from 'zod/mini';
import { inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { dayField, requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { subjectIdField, subjectSchema } from '#shared/teaching/subjects.ts';

/** Half and quarter marks exist; a third decimal is a typing mistake. */
export const twoDecimals = (label: string) =>
  z.refine<number>(
    (value) => Number.isInteger(Math.round(value * 1e6) / 1e4),
    `${label} have at most two decimals`,
  );

const mark = (label: string) =>
  z
    .number(`${label} must be a number`)
    .check(
      z.gte(0, `${label} cannot be less than 0`),
      z.lte(10_000, `${label} cannot be more than 10000`),
      twoDecimals(label),
    );

/** A number with decimals. */
export const decimalField = <Input extends z.ZodMiniType<number, number>>(label: string, input: Input) =>
  ({ label, control: 'decimal', stored: z.number(), input, isRequired: true }) as const;

export const resultFields = inTable('results', {
  subjectId: subjectIdField,
  exam: {
    ...requiredTextField('Exam', 80),
    hint: 'For example: First internal',
  },
  heldOn: dayField('Held on', 'held'),
  marks: decimalField('Marks', mark('Marks')),
  maxMarks: decimalField(
    'Maximum marks',
    mark('Maximum marks').check(z.gt(0, 'Maximum marks must be more than 0')),
  ),
});

const { subjectId: _, ...readFields } = resultFields;
export const resultReadFields = readFields;

export const resultSchema = z.object({
  id: z.string(),
  subject: subjectSchema,
  ...storedShape(resultReadFields),
  /** The exam session whose marks sheet it comes from; a result that was entered by itself has none. */
  sessionId: z.optional(z.string()),
  /** In a result of an exam session: whether the student was absent. The marks are then 0. */
  absent: z.optional(z.boolean()),
  version: z.number(),
});
export type Result = z.infer<typeof resultSchema>;

export const marksWithinMaximum = z.refine<{ marks: number; maxMarks: number }>(
  ({ marks, maxMarks }) => marks <= maxMarks,
  { error: 'Marks cannot be more than the maximum', path: ['marks'] },
);

export const resultInputSchema = z.object(inputShape(resultFields)).check(marksWithinMaximum);
export type ResultInput = z.output<typeof resultInputSchema>;
