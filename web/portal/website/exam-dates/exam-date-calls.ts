// How the screens read, change and publish dates of the examination hub.
import { years } from '#shared/kit/study-years.ts';
import { type ExamDate, type ExamDateInput, examDateSortKeys } from '#shared/website/exams/exam-dates.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { inWords } from '#web/portal/website/publications/publication-calls.ts';
import {
  type PublishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(examDateSortKeys, { year: years });

export const examDateCalls: PublishedCalls<ExamDate, ExamDateInput, ReturnType<typeof listSearch>> = {
  key: 'exam-dates',
  ...recordCalls('ExamDate', 'date', ({ subject }) => subject),
  listSearch,
  exported: 'exportExamDates',
  list: (query, signal) => callList('listExamDates', { signal, query }),
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewExamDate', { id }) }],
  history: async (id, signal) =>
    inWords(
      await callApi('listExamDatePublications', { signal, params: { id } }),
      ({ subject, date }) => `${subject}, ${date}`,
    ),
  publish: (id, body, ifMatch) => callApi('createExamDatePublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endExamDatePublication', { params: { id } }),
};
