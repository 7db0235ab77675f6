import {
  examDateSchema as answer,
  examDateInputSchema as body,
  examDatePublicationSchema as publication,
  examDateListQuerySchema as query,
} from '#shared/website/exams/exam-dates.ts';
import { publishedResource } from '#shared/website/published-resource.ts';

export const examDateNames = { one: 'ExamDate', many: 'ExamDates' } as const;

export const examDateCalls = publishedResource(examDateNames, 'exam-dates', 'a date of the examination hub', {
  query,
  answer,
  body,
  publication,
});
