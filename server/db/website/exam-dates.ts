import { type ExamDate, examDateFields } from '#shared/website/exams/exam-dates.ts';
import { publishedRows } from './published-records.ts';

const order = ['held_on', 'starts_at'];

export const examDates = publishedRows<ExamDate>('exam-date', examDateFields, undefined, order);
