// A class that was held, and its attendance register.

import * as z from 'zod/mini';
import { askedDays, isoDate } from '#shared/kit/dates.ts';
import { idText } from '#shared/kit/ids.ts';
import { namedStudentSchema } from '#shared/kit/record-owner.ts';
import { matchingText } from '#shared/kit/text/text.ts';
import { marks } from './register-marks.ts';
import { unitsField } from './study/syllabus.ts';
import { atMostDays, fewDays, plannedInput, plannedShape, yearField } from './timetable.ts';

const mostInClass = 300;

const entryInputSchema = z.object({
  studentId: idText,
  mark: z.enum(marks, 'Mark each student present, absent, late, on duty or on leave'),
});
const entriesField = z.array(entryInputSchema, 'Send the register: every student with a mark').check(
  z.minLength(1, { error: 'The register has no students', abort: true }),
  z.maxLength(mostInClass, { error: `A class has at most ${mostInClass} students`, abort: true }),
  z.refine(
    (entries) => new Set(entries.map(({ studentId }) => studentId)).size === entries.length,
    'A student is in the register twice',
  ),
);
export type EntryInput = z.output<typeof entryInputSchema>;

export const classInputSchema = z.object({
  /** Made by the caller, so that a register that is sent twice is kept once. */
  id: matchingText(
    /^[\w-]{8,64}$/,
    'The id must be 8 to 64 letters, digits or -',
    'The register needs an id',
  ),
  day: isoDate('Say on which day the class was held', 'held'),
  ...plannedInput,
  /** For the office; a teacher's register is the teacher's own. */
  facultyId: z._default(z.nullable(idText), null),
  entries: entriesField,
  /** The units of the syllabus that were finished in this class. */
  units: z._default(unitsField, []),
});
export type ClassInput = z.output<typeof classInputSchema>;

/** Without units those that were said stay. */
export const registerInputSchema = z.object({ entries: entriesField, units: z.optional(unitsField) });

export const markCountsSchema = z.object({
  present: z.number(),
  absent: z.number(),
  late: z.number(),
  duty: z.number(),
  leave: z.number(),
});
export type MarkCounts = z.infer<typeof markCountsSchema>;

export const classHeldSchema = z.object({
  id: z.string(),
  day: z.string(),
  ...plannedShape,
  academicYear: z.string(),
  /** The account's name at that time. */
  takenBy: z.string(),
  takenAt: z.string(),
  counts: markCountsSchema,
  units: z.array(z.string()),
  version: z.number(),
});
export type ClassHeld = z.infer<typeof classHeldSchema>;

export type RosterStudent = z.infer<typeof namedStudentSchema>;

export const classWithRegisterSchema = z.extend(classHeldSchema, {
  entries: z.array(z.object({ student: namedStudentSchema, mark: z.enum(marks) })),
});
export type ClassWithRegister = z.infer<typeof classWithRegisterSchema>;

const classFilters = {
  year: z.optional(yearField),
  subjectId: z.optional(idText),
  facultyId: z.optional(idText),
};

/** Without days those of the last 90. */
export const classFileQuery = z.object({ ...askedDays, ...classFilters });

/** Newest day first. */
export const classQuerySchema = z.object({ ...fewDays, ...classFilters }).check(atMostDays(90));
export type ClassQuery = z.output<typeof classQuerySchema>;
