// How the screens read, change and publish dates of the examination hub.
import { years } from '#shared/kit/study-years.ts';
import { type ExamDate, type ExamDateInput, examDateSortKeys } from '#shared/website/exams/exam-dates.ts';
import {
  type PublishedCalls,
  publishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(examDateSortKeys, { year: years });

export const examDateCalls: PublishedCalls<
  ExamDate,
  ExamDateInput,
  ReturnType<typeof listSearch>
> = publishedCalls(
  { one: 'ExamDate', many: 'ExamDates', key: 'exam-dates', noun: 'date' },
  ({ subject }) => subject,
  listSearch,
  ({ subject, date }) => `${subject}, ${date}`,
);
