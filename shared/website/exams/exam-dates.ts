// Dates of examinations that the office enters for the website without an exam session, such as those that the university announces.
import * as z from 'zod/mini';
import { examText, examTime } from '#shared/exams/exam-sessions.ts';
import { storedShape } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { choiceField, dayField, requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import { publishedSchemas } from '#shared/website/publications.ts';

export const examDateFields = {
  subject: {
    ...requiredTextField('Subject', 'exam_dates.subject', 120),
    isWide: true,
  },
  date: dayField('Date', 'exam_dates.held_on', 'held'),
  time: {
    label: 'Time',
    column: 'exam_dates.starts_at',
    control: 'time',
    stored: z.string(),
    input: examTime,
    hint: 'Empty: the website says that it will be announced.',
  },
  year: {
    ...choiceField('Year', 'exam_dates.year', years, yearLabels, 'Choose a year'),
    filter: { all: 'All years', suffix: ' year' },
  },
  semester: {
    label: 'Semester',
    column: 'exam_dates.semester',
    stored: z.string(),
    input: examText(60),
    hint: 'As visitors read it: First Year, Semester 1',
  },
  examCode: { label: 'Exam code', column: 'exam_dates.exam_code', stored: z.string(), input: examText(30) },
  duration: { label: 'Duration', column: 'exam_dates.duration', stored: z.string(), input: examText(30) },
  venue: { label: 'Venue', column: 'exam_dates.venue', stored: z.string(), input: examText(60) },
  instructor: {
    label: 'Instructor',
    column: 'exam_dates.instructor',
    stored: z.string(),
    input: examText(60),
  },
} as const satisfies Fields;

/** In order: by day. */
export const examDateSchemas = publishedSchemas(z.object(storedShape(examDateFields)), examDateFields, [
  'order',
  'subject',
]);
export type ExamDate = z.infer<typeof examDateSchemas.answer>;
export type ExamDateInput = z.output<typeof examDateSchemas.body>;
