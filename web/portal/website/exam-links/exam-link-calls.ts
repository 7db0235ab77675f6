// How the screens read, change and publish links of the examination hub.
import {
  type ExamLink,
  type ExamLinkInput,
  examLinkSortKeys,
  examLinkTabs,
} from '#shared/website/exams/exam-links.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { inWords } from '#web/portal/website/publications/publication-calls.ts';
import {
  type PublishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(examLinkSortKeys, { tab: examLinkTabs });

export const examLinkCalls: PublishedCalls<ExamLink, ExamLinkInput, ReturnType<typeof listSearch>> = {
  key: 'exam-links',
  ...recordCalls('ExamLink', 'link', ({ title }) => title),
  listSearch,
  exported: 'exportExamLinks',
  list: (query, signal) => callList('listExamLinks', { signal, query }),
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewExamLink', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listExamLinkPublications', { signal, params: { id } }), ({ title }) => title),
  publish: (id, body, ifMatch) => callApi('createExamLinkPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endExamLinkPublication', { params: { id } }),
};
