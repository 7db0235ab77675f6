// How an exam session went, by subject.
import * as z from 'zod/mini';
import { subjectSchema } from '#shared/teaching/subjects.ts';
import { examSessionSchema } from './exam-sessions.ts';

export const examFigureSchema = z.object({
  subject: subjectSchema,
  maxMarks: z.number(),
  /** The number of students with marks, without those who were absent. */
  entered: z.number(),
  absent: z.number(),
  passed: z.number(),
  /** The average of the students with marks, with one decimal; null where there are none. */
  average: z.nullable(z.number()),
  highest: z.nullable(z.number()),
});
export type ExamFigure = z.infer<typeof examFigureSchema>;

/** One session in the comparison of all sessions of its year of study. */
export const comparedSessionSchema = z.extend(
  z.pick(examSessionSchema, { id: true, name: true, academicYear: true, kind: true, state: true }),
  { figures: z.array(examFigureSchema) },
);
export type ComparedSession = z.infer<typeof comparedSessionSchema>;
