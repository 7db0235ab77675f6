// The summary of attendance: classes held and attended, the state by the rule of the academic year, and what may still be
// missed or must be attended. Whole numbers only: 74.99 percent must not be rounded to 75.

import * as z from 'zod/mini';
import { counted } from '#shared/kit/format.ts';
import { pageQuerySchema } from '#shared/kit/list-query.ts';
import { namedStudentSchema } from '#shared/kit/record-owner.ts';
import { years } from '#shared/kit/study-years.ts';
import { requiredCode } from '#shared/kit/text/text.ts';
import { type AcademicYear, countings } from '#shared/office/academic-years.ts';
import { classKinds } from './class-kinds.ts';
import { type MarkCounts, markCountsSchema } from './classes.ts';
import { academicYearText } from './teaching.ts';
import { kindField, namedSubjectSchema, yearField } from './timetable.ts';

export type AttendanceRule = Pick<
  AcademicYear,
  'eligibleFrom' | 'condonableFrom' | 'leaveCounts' | 'dutyCounts'
>;

/** Classes of one kind in one subject, by mark; `earlier…` are the counts that were imported. */
export interface AttendanceCounts extends MarkCounts {
  earlierHeld: number;
  earlierAttended: number;
}

/** Whether the attended classes are at least that percentage of those held; true before the first class. */
const reaches = (attended: number, held: number, percent: number) => attended * 100 >= percent * held;

export function summarize(counts: AttendanceCounts, rule: AttendanceRule): AttendanceSummary {
  const counted = (counting: AttendanceRule['leaveCounts'], number: number) => ({
    held: counting === 'left-out' ? 0 : number,
    attended: counting === 'attended' ? number : 0,
  });
  const leave = counted(rule.leaveCounts, counts.leave);
  const duty = counted(rule.dutyCounts, counts.duty);
  const held = counts.present + counts.late + counts.absent + leave.held + duty.held + counts.earlierHeld;
  const attended = counts.present + counts.late + leave.attended + duty.attended + counts.earlierAttended;
  return { held, attended, ...judge(held, attended, rule) };
}

export function judge(
  held: number,
  attended: number,
  { eligibleFrom, condonableFrom }: Pick<AttendanceRule, 'eligibleFrom' | 'condonableFrom'>,
): Omit<AttendanceSummary, 'held' | 'attended'> {
  const isEligible = reaches(attended, held, eligibleFrom);
  const state = isEligible ? 'eligible' : reaches(attended, held, condonableFrom) ? 'condonable' : 'short';
  return {
    percent: held === 0 ? null : Math.floor((attended * 10_000) / held) / 100,
    state,
    mayMiss: isEligible ? Math.floor((attended * 100) / eligibleFrom) - held : 0,
    mustAttend: isEligible
      ? 0
      : eligibleFrom === 100
        ? null
        : Math.ceil((eligibleFrom * held - attended * 100) / (100 - eligibleFrom)),
  };
}

export const attendanceRuleSchema = z.object({
  academicYear: z.string(),
  eligibleFrom: z.number(),
  condonableFrom: z.number(),
  leaveCounts: z.enum(countings),
  dutyCounts: z.enum(countings),
});

const attendanceStates = ['eligible', 'condonable', 'short'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

const summarySchema = z.object({
  held: z.number(),
  attended: z.number(),
  /** With two decimals, rounded down; null before the first class. */
  percent: z.nullable(z.number()),
  state: z.enum(attendanceStates),
  /** Classes that may be missed in a row without falling below the percentage to sit the examination. */
  mayMiss: z.number(),
  /** Classes that must be attended in a row to reach it; 0 where it is reached, null where no number of classes reaches it. */
  mustAttend: z.nullable(z.number()),
});
export type AttendanceSummary = z.infer<typeof summarySchema>;

const summaryShape = { ...summarySchema.shape, ...z.omit(markCountsSchema, { present: true }).shape };

export const subjectAttendanceSchema = z.object({
  subject: namedSubjectSchema,
  kind: z.enum(classKinds),
  ...summaryShape,
});
export type SubjectAttendance = z.infer<typeof subjectAttendanceSchema>;

/** A student's attendance in an academic year, by subject and kind. */
export const studentAttendanceSchema = z.object({
  rule: attendanceRuleSchema,
  subjects: z.array(subjectAttendanceSchema),
  /**
   * All of them together, which the fee reimbursement asks `from` percent of; missing of the management quota, whose fees the
   * government does not pay.
   */
  aggregate: z.optional(
    z.object({
      from: z.number(),
      held: z.number(),
      attended: z.number(),
      percent: z.nullable(z.number()),
      isShort: z.boolean(),
    }),
  ),
});
export type StudentAttendance = z.infer<typeof studentAttendanceSchema>;

/** The current academic year where none is named. */
export const academicYearQuery = z.object({ academicYear: z.optional(academicYearText) });

const attendingStudent = z.extend(namedStudentSchema, { year: z.enum(years) });

export const classAttendanceSchema = z.object({
  rule: attendanceRuleSchema,
  subject: namedSubjectSchema,
  students: z.array(z.object({ student: attendingStudent, kind: z.enum(classKinds), ...summaryShape })),
});
export type ClassAttendance = z.infer<typeof classAttendanceSchema>;

/** The students below the percentage to sit the examination in any subject, who must attend most classes to reach it first. */
export const atRiskQuery = z.extend(pageQuerySchema, {
  ...academicYearQuery.shape,
  year: z.optional(yearField),
  /** `short`: only those below condonation. */
  state: z.optional(z.enum(['condonable', 'short'], 'state must be condonable or short')),
});
export type AtRiskQuery = z.output<typeof atRiskQuery>;

export const atRiskStudentSchema = z.object({
  student: z.extend(attendingStudent, {
    fatherFirstName: z.string(),
    /** The parent's where it is known, otherwise the student's; '' for none. */
    phone: z.string(),
    phoneOf: z.enum(['parent', 'student']),
  }),
  /** The subjects below the percentage, in the same order. */
  subjects: z.array(subjectAttendanceSchema),
});
export type AtRiskStudent = z.infer<typeof atRiskStudentSchema>;

const count = (label: string) =>
  z
    .number(`${label} must be a number`)
    .check(
      z.int(`${label} must be a whole number`),
      z.gte(0, `${label} cannot be less than 0`),
      z.lte(1000, `${label} is at most 1,000`),
    );

/** The counts of one student in one subject. */
export const countsRowSchema = z
  .object({
    enrollmentNumber: requiredCode('The enrolment number is missing', 40),
    subjectCode: requiredCode('The code of the subject is missing', 20),
    kind: kindField,
    held: count('Held'),
    attended: count('Attended'),
    /** Where the row is in the text that it was read from, headings and empty lines counted: refusals name it. */
    line: z.optional(z.int()),
  })
  .check(
    z.refine(({ held, attended }) => attended <= held, {
      error: 'Attended cannot be more than held',
      path: ['attended'],
    }),
  );

/** Counts of classes before the registers were kept here; they replace the earlier import of the same student and subject. */
export const attendanceCountsSchema = z.object({
  academicYear: academicYearText,
  rows: z
    .array(countsRowSchema)
    .check(
      z.minLength(1, { error: 'There are no rows', abort: true }),
      z.maxLength(10_000, 'At most 10,000 rows at once'),
    ),
});
export type AttendanceCountsInput = z.output<typeof attendanceCountsSchema>;

const mostMistakes = 10;

/** Names the first ten wrong rows, so that the spreadsheet can be corrected in one step. */
export function countsRefusal(mistakes: readonly { line: number; text: string }[]): string {
  const more = mistakes.length - mostMistakes;
  return [
    ...mistakes.slice(0, mostMistakes).map(({ line, text }) => `Line ${line}: ${text}.`),
    ...(more > 0 ? [`And ${counted(more, 'more mistake')}.`] : []),
    'Nothing was saved.',
  ].join('\n');
}
