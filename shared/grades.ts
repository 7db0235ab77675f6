import * as z from 'zod/mini';
import { idText } from './ids.ts';
import { subjectId, subjectSchema } from './subjects.ts';
import { requiredText } from './text.ts';

export const gradeInfoSchema = z.object({
  id: z.string(),
  subject: subjectSchema,
  grade: z.string(),
  gradePoint: z.number(),
  term: z.string(),
  version: z.number(),
});
export type GradeInfo = z.infer<typeof gradeInfoSchema>;

export const gradeInputSchema = z.object({
  subjectId,
  grade: requiredText('Grade is required', 10),
  gradePoint: z
    .number('Grade point must be a number')
    .check(z.gte(0, 'Grade point is 0 to 10'), z.lte(10, 'Grade point is 0 to 10')),
  term: requiredText('Term is required', 60),
});
export type GradeInput = z.output<typeof gradeInputSchema>;

export const gradeParams = z.object({ id: idText, gradeId: idText });
