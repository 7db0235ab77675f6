// How the screens read, change and publish links of the examination hub.
import {
  type ExamLink,
  type ExamLinkInput,
  examLinkSortKeys,
  examLinkTabs,
} from '#shared/website/exam-links.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { inWords } from '#web/portal/website/publications/publication-calls.ts';
import {
  type PublishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(examLinkSortKeys, { tab: examLinkTabs });

export const examLinkCalls: PublishedCalls<ExamLink, ExamLinkInput, ReturnType<typeof listSearch>> = {
  key: 'exam-links',
  noun: 'link',
  label: ({ title }) => title,
  listSearch,
  list: (query, signal) => callList('listExamLinks', { signal, query }),
  find: (id, signal) => callApi('findExamLink', { signal, params: { id } }),
  create: (body) => callApi('createExamLink', { body }),
  update: (id, body, ifMatch) => callApi('updateExamLink', { params: { id }, body, ifMatch }),
  remove: (id) => callApi('deleteExamLink', { params: { id } }),
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewExamLink', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listExamLinkPublications', { signal, params: { id } }), ({ title }) => title),
  publish: (id, body, ifMatch) => callApi('createExamLinkPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endExamLinkPublication', { params: { id } }),
};
