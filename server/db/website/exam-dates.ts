import { type ExamDate, examDateFields } from '#shared/website/exams/exam-dates.ts';
import { publishedRows } from './published-records.ts';

export const examDates = publishedRows<typeof examDateFields, ExamDate>({
  noun: 'exam-date',
  table: 'exam_dates',
  fields: examDateFields,
  sort: { order: ['held_on', 'starts_at', 'id'], subject: ['subject', 'id'] },
  searched: 'subject',
  filters: ['year'],
  attach: async (_, records) => records as ExamDate[], // nothing is uploaded for them
});
