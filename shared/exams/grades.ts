import * as z from 'zod/mini';
import { inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { subjectIdField, subjectSchema } from '#shared/teaching/subjects.ts';
import { decimalField } from './results.ts';

export const gradeFields = inTable('grade_info', {
  subjectId: subjectIdField,
  term: {
    ...requiredTextField('Term', 60),
    hint: 'For example: Semester 1',
    isWide: true,
  },
  grade: {
    ...requiredTextField('Grade', 10),
    hint: 'For example: A+',
  },
  gradePoint: {
    ...decimalField(
      'Grade point',
      z
        .number('Grade point must be a number')
        .check(z.gte(0, 'Grade point is 0 to 10'), z.lte(10, 'Grade point is 0 to 10')),
    ),
    hint: '0 to 10',
  },
});

const { subjectId: _, ...readFields } = gradeFields;
export const gradeReadFields = readFields;

export const gradeInfoSchema = z.object({
  id: z.string(),
  subject: subjectSchema,
  ...storedShape(gradeReadFields),
  version: z.number(),
});
export type GradeInfo = z.infer<typeof gradeInfoSchema>;

export const gradeInputSchema = z.object(inputShape(gradeFields));
export type GradeInput = z.output<typeof gradeInputSchema>;
