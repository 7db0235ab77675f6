// Dates of examinations that the office enters for the website without an exam session, such as those that the university announces.
import * as z from 'zod/mini';
import { examText, examTime } from '#shared/exams/exam-sessions.ts';
import { storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { dayField, filteredChoice, requiredTextField, wide } from '#shared/kit/fields/usual-fields.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { publishedSchemas } from '#shared/website/publications.ts';

export const examDateFields = inTable('exam_dates', {
  subject: wide(requiredTextField('Subject', 120)),
  date: { ...dayField('Date', 'held'), column: 'held_on' },
  time: {
    label: 'Time',
    column: 'starts_at',
    control: 'time',
    stored: z.string(),
    input: examTime,
    hint: 'Empty: the website says that it will be announced.',
  },
  year: filteredChoice('Year', yearLabels, 'Choose a year', { all: 'All years', suffix: ' year' }),
  semester: {
    label: 'Semester',
    stored: z.string(),
    input: examText(60),
    hint: 'As visitors read it: First Year, Semester 1',
  },
  examCode: { label: 'Exam code', stored: z.string(), input: examText(30) },
  duration: { label: 'Duration', stored: z.string(), input: examText(30) },
  venue: { label: 'Venue', stored: z.string(), input: examText(60) },
  instructor: {
    label: 'Instructor',
    stored: z.string(),
    input: examText(60),
  },
});

/** In order: by day. */
export const examDateSchemas = publishedSchemas(z.object(storedShape(examDateFields)), examDateFields, [
  'order',
  'subject',
]);
export type ExamDate = z.infer<typeof examDateSchemas.answer>;
export type ExamDateInput = z.output<typeof examDateSchemas.body>;
