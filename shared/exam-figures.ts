// How an exam session went, by subject.
import * as z from 'zod/mini';
import { examKinds, examStates } from './exam-sessions.ts';
import { subjectSchema } from './subjects.ts';

export const examFigureSchema = z.object({
  subject: subjectSchema,
  maxMarks: z.number(),
  /** Students with marks; those who were absent are not among them. */
  entered: z.number(),
  absent: z.number(),
  passed: z.number(),
  /** Of those with marks, with one decimal; null where there are none. */
  average: z.nullable(z.number()),
  highest: z.nullable(z.number()),
});
export type ExamFigure = z.infer<typeof examFigureSchema>;

/** A session beside the others of its year of study. */
export const comparedSessionSchema = z.object({
  id: z.string(),
  name: z.string(),
  academicYear: z.string(),
  kind: z.enum(examKinds),
  state: z.enum(examStates),
  figures: z.array(examFigureSchema),
});
export type ComparedSession = z.infer<typeof comparedSessionSchema>;
