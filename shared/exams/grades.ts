import * as z from 'zod/mini';
import { inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { idText } from '#shared/kit/ids.ts';
import { requiredText } from '#shared/kit/text/text.ts';
import { subjectIdField, subjectSchema } from '#shared/teaching/subjects.ts';

export const gradeFields = {
  subjectId: { ...subjectIdField, column: 'grade_info.subject_id' },
  term: {
    label: 'Term',
    column: 'grade_info.term',
    stored: z.string(),
    input: requiredText('Term is required', 60),
    hint: 'For example: Semester 1',
    isRequired: true,
    isWide: true,
  },
  grade: {
    label: 'Grade',
    column: 'grade_info.grade',
    stored: z.string(),
    input: requiredText('Grade is required', 10),
    hint: 'For example: A+',
    isRequired: true,
  },
  gradePoint: {
    label: 'Grade point',
    column: 'grade_info.grade_point',
    control: 'decimal',
    stored: z.number(),
    input: z
      .number('Grade point must be a number')
      .check(z.gte(0, 'Grade point is 0 to 10'), z.lte(10, 'Grade point is 0 to 10')),
    hint: '0 to 10',
    isRequired: true,
  },
} as const satisfies Fields;

const { subjectId: _, ...readFields } = gradeFields;
/** The fields of a grade as read, besides the subject. */
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

export const gradeParams = z.object({ id: idText, gradeId: idText });
