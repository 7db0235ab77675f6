// Who teaches what: a faculty member, a subject and an academic year. It decides whose marks and attendance they may enter.
import * as z from 'zod/mini';
import { idText } from '#shared/kit/ids.ts';
import { matchingText } from '#shared/kit/text/text.ts';
import { subjectIdField, subjectSchema } from './subjects.ts';

/** '2026-2027': the college's year, August to July. */
export const academicYearText = z.string('Choose an academic year').check(
  z.regex(/^20\d\d-20\d\d$/, { error: 'An academic year is written like 2026-2027', abort: true }),
  z.refine(
    (text) => Number(text.slice(5)) === Number(text.slice(0, 4)) + 1,
    'An academic year is written like 2026-2027',
  ),
);

/** A faculty member as other records name them. */
export const teacherSchema = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
export type Teacher = z.infer<typeof teacherSchema>;

export const teachingSchema = z.object({
  id: z.string(),
  academicYear: z.string(),
  faculty: teacherSchema,
  subject: subjectSchema,
});
export type Teaching = z.infer<typeof teachingSchema>;

export const teachingInputSchema = z.object({
  facultyId: matchingText(/^[\w-]{1,64}$/, 'Choose a teacher'),
  subjectId: subjectIdField.input,
  academicYear: academicYearText,
});
export type TeachingInput = z.output<typeof teachingInputSchema>;

export const teachingQuerySchema = z.object({
  facultyId: z.optional(idText),
  subjectId: z.optional(idText),
  academicYear: z.optional(academicYearText),
});
export type TeachingQuery = z.output<typeof teachingQuerySchema>;
