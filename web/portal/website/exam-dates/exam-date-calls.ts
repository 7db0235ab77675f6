// How the screens read, change and publish dates of the examination hub.
import { years } from '#shared/kit/study-years.ts';
import { type ExamDate, type ExamDateInput, examDateSchemas } from '#shared/website/exams/exam-dates.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';

export const examDateCalls = publishedCalls<ExamDate, ExamDateInput>()(
  { one: 'ExamDate', many: 'ExamDates', key: 'exam-dates', noun: 'date' },
  ({ subject }) => subject,
  examDateSchemas.sortKeys,
  { year: years },
  ({ subject, date }) => `${subject}, ${date}`,
);
