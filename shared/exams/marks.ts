// The marks of an exam session: a cell for each student and subject.
import * as z from 'zod/mini';
import { idText } from '#shared/kit/ids.ts';
import { namedStudentSchema } from '#shared/kit/record-owner.ts';
import { examSessionSchema, reasonText } from './exam-sessions.ts';
import { twoDecimals } from './results.ts';

const marks = z.nullable(
  z
    .number('Marks must be a number')
    .check(
      z.gte(0, 'Marks cannot be less than 0'),
      z.lte(1000, 'Marks cannot be more than 1000'),
      twoDecimals('Marks'),
    ),
);

/** A cell as read. One that was never entered is not in the list: it is empty, and its version is 0. */
export const markSchema = z.object({
  studentId: z.string(),
  subjectId: z.string(),
  marks: z.nullable(z.number()),
  absent: z.boolean(),
  version: z.number(),
  /** The name of the user who entered it last. */
  enteredBy: z.string(),
});
export type Mark = z.infer<typeof markSchema>;

const entrySchema = z
  .object({
    studentId: idText,
    subjectId: idText,
    /** null: the cell is emptied, or the student was absent. */
    marks,
    absent: z._default(z.boolean('Absent must be true or false'), false),
    /** The version of the cell that was edited; without it the last save wins. */
    version: z.optional(z.int('Version must be a whole number').check(z.gte(0, 'Version starts at 0'))),
  })
  .check(
    z.refine(({ marks: value, absent }) => !(absent && value !== null), {
      error: 'An absent student has no marks',
      path: ['marks'],
    }),
  );
export type MarkEntry = z.output<typeof entrySchema>;

export const marksInputSchema = z.object({
  entries: z
    .array(entrySchema, 'Send a list of entries')
    .check(z.minLength(1, 'There is nothing to save'), z.maxLength(2000, 'Save at most 2000 marks at once')),
  /** Required once the session is locked: the history shows it. */
  reason: reasonText,
});
export type MarksInput = z.output<typeof marksInputSchema>;

export type ExamStudent = z.infer<typeof namedStudentSchema>;

/** The marks sheet of a session: for teachers with the papers that they enter only. */
export const marksSheetSchema = z.object({
  session: examSessionSchema,
  students: z.array(namedStudentSchema),
  entries: z.array(markSchema),
});
export type MarksSheet = z.infer<typeof marksSheetSchema>;
