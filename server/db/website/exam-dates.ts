import { type ExamDate, examDateFields } from '#shared/website/exams/exam-dates.ts';
import { publishedRows } from './published-records.ts';

export const examDates = publishedRows<ExamDate>('exam-date', examDateFields, {
  orders: { order: ['held_on', 'starts_at'] },
});
