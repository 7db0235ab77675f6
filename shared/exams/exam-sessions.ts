// Exam sessions: an examination of one year of study, with a paper for each subject. Marks are entered while it is open,
// checked when it is locked, and read by the students when it is published.

import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import { filterShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { filteredChoice } from '#shared/kit/fields/usual-fields.ts';
import { formatDate } from '#shared/kit/format.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { anyText, matchingText, requiredText } from '#shared/kit/text/text.ts';
import { daysOfAcademicYear } from '#shared/office/academic-year-labels.ts';
import { subjectIdField, subjectSchema } from '#shared/teaching/subjects.ts';
import { academicYearText, teacherSchema } from '#shared/teaching/teaching.ts';
import { twoDecimals } from './results.ts';

export const examKindLabels = {
  internal: 'Internal',
  practical: 'Practical',
  university: 'University',
} as const;
export type ExamKind = keyof typeof examKindLabels;
export const examKinds = keysOf(examKindLabels);

export const examStateLabels = {
  open: 'Open',
  locked: 'Locked',
  published: 'Published',
} as const;
export type ExamState = keyof typeof examStateLabels;
export const examStates = keysOf(examStateLabels);

/** The states that may follow each state. A step back needs a reason. */
export const examSteps: Readonly<Record<ExamState, Partial<Record<ExamState, { needsReason: boolean }>>>> = {
  open: { locked: { needsReason: false } },
  locked: { published: { needsReason: false }, open: { needsReason: true } },
  published: { locked: { needsReason: true } },
};

export const examSessionFields = inTable('exam_sessions', {
  year: filteredChoice('Year', yearLabels, 'Choose a year', { all: 'All years' }),
  kind: filteredChoice('Kind', examKindLabels, 'Choose a kind', { all: 'All kinds' }),
  state: filteredChoice('State', examStateLabels, 'Choose a state', { all: 'All states' }),
});
const { year, kind } = examSessionFields;

/** A text of a paper that may be open: '3 hours'. @param most letters */
export const examText = (most: number) => z._default(anyText(most), '');
/** '09:30', or '' where it is not decided yet. */
const timeSentence = 'Time is written like 09:30';
export const examTime = z._default(matchingText(/^$|^([01]\d|2[0-3]):[0-5]\d$/, timeSentence), '');
const maxMarks = z
  .number('Maximum marks must be a number')
  .check(
    z.gt(0, 'Maximum marks must be more than 0'),
    z.lte(1000, 'Maximum marks cannot be more than 1000'),
    twoDecimals('Maximum marks'),
  );
const enteredById = z._default(z.nullable(matchingText(/^[\w-]{1,64}$/, 'Choose a teacher')), null);

const paperInputSchema = z.object({
  subjectId: subjectIdField.input,
  date: isoDate('Date is required', 'held'),
  time: examTime,
  room: examText(60),
  duration: examText(30),
  /** The name, as the website shows it, of the person who conducts the paper. */
  instructor: examText(60),
  maxMarks,
  /** The faculty member who enters the marks, besides those who teach the subject. */
  enteredById,
});

export const examPaperSchema = z.object({
  subject: subjectSchema,
  date: z.string(),
  time: z.string(),
  room: z.string(),
  duration: z.string(),
  instructor: z.string(),
  maxMarks: z.number(),
  enteredBy: z.nullable(teacherSchema),
  /** How many students have marks or were absent. Left out of answers to students. */
  entered: z.optional(z.number()),
  /** Whether the caller enters the marks of this paper. */
  mayEnter: z.boolean(),
});
export type ExamPaper = z.infer<typeof examPaperSchema>;

export const examSessionSchema = z.object({
  id: z.string(),
  name: z.string(),
  academicYear: z.string(),
  ...storedShape(examSessionFields),
  /** Whether its dates are on the website. Students get the dates that are there, not later changes. */
  isPublic: z.boolean(),
  papers: z.array(examPaperSchema),
  /** How many students write the examination. Left out of answers to students. */
  students: z.optional(z.number()),
  version: z.number(),
});
export type ExamSession = z.infer<typeof examSessionSchema>;

/** The papers of days to come. @param today a day */
export const papersToCome = <Paper extends { date: string }>(
  papers: readonly Paper[],
  today: string,
): Paper[] => papers.filter(({ date }) => date > today);

/** Why no mark of these papers can be entered yet. */
export function whyNotYet(papers: readonly Pick<ExamPaper, 'subject' | 'date'>[]): string {
  const days = papers.map(({ subject, date }) => `${subject.code} on ${formatDate(date)}`).join(', ');
  const paper = papers.length === 1 ? 'the paper' : 'each paper';
  return `To be held: ${days}. Marks can be entered from the day of ${paper}. If it was held earlier, the office changes the date.`;
}

const isOnce = (papers: readonly { subjectId: string }[]) =>
  new Set(papers.map(({ subjectId }) => subjectId)).size === papers.length;

/** From the first day of the academic year to one year after its last: papers of the university are often held late. */
function daysOfPapers(academicYear: string): { first: string; last: string } {
  const { first, last } = daysOfAcademicYear(academicYear);
  return { first, last: `${Number(last.slice(0, 4)) + 1}${last.slice(4)}` };
}

const papersInTheirYear = z.check<{ academicYear: string; papers: readonly { date: string }[] }>(
  (context) => {
    const { academicYear, papers } = context.value;
    const { first, last } = daysOfPapers(academicYear);
    const message = `A paper of ${academicYear} is held from ${formatDate(first)} to ${formatDate(last)}`;
    for (const [place, { date }] of papers.entries())
      if (date < first || date > last)
        context.issues.push({ code: 'custom', message, path: ['papers', place, 'date'], input: date });
  },
);

/** Without the rule for the days of papers: some publications are older than that rule, and must stay readable. */
export const examSessionShape = z.object({
  name: requiredText('Name is required', 80),
  academicYear: academicYearText,
  year: year.input,
  kind: kind.input,
  papers: z
    .array(paperInputSchema, 'Choose the subjects')
    .check(
      z.minLength(1, 'Choose at least one subject'),
      z.maxLength(40, 'A session has at most 40 subjects'),
      z.refine(isOnce, 'A subject can be in a session once'),
    ),
});

export const examSessionInputSchema = examSessionShape.check(papersInTheirYear);
export type ExamSessionInput = z.output<typeof examSessionInputSchema>;

/** What is published of a session: its papers as they are written, with the names of the subjects. */
export const publishedSessionSchema = z.object({
  name: z.string(),
  academicYear: z.string(),
  year: year.stored,
  kind: kind.stored,
  papers: z.array(z.extend(paperInputSchema, { code: z.string(), subject: z.string() })),
});
export type PublishedSession = z.output<typeof publishedSessionSchema>;

export const reasonText = z._default(anyText(300), '');

export const examSessionSortKeys = ['academicYear', 'name', 'date'] as const;

export const examSessionQuerySchema = z.extend(listQuerySchema(examSessionSortKeys), {
  academicYear: z.optional(academicYearText),
  ...filterShape(examSessionFields),
});
export type ExamSessionQuery = z.output<typeof examSessionQuerySchema>;
