// How the screens read, change and publish links of the examination hub.
import { queryOptions } from '@tanstack/react-query';
import type { ExamLink, ExamLinkInput } from '#shared/exam-links.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { listQuery, type RecordCalls } from '#web/portal/forms/record-calls.ts';
import { inWords, type PublicationCalls } from '#web/portal/publications/publication-calls.ts';
import type { ExamLinkListSearch } from './exam-link-list-search.ts';

export const examLinkListQuery = (search: ExamLinkListSearch) =>
  listQuery('exam-links', search, ({ form: _, ...query }, signal) =>
    callList('listExamLinks', { signal, query }),
  );

export function examLinkQuery(id: string) {
  return queryOptions({
    queryKey: ['exam-links', id],
    queryFn: ({ signal }) => callApi('findExamLink', { signal, params: { id } }),
  });
}

export const examLinkCalls: RecordCalls<ExamLink, ExamLinkInput> = {
  noun: 'link',
  label: ({ title }) => title,
  find: (id) => callApi('findExamLink', { params: { id } }),
  create: (body) => callApi('createExamLink', { body }),
  update: (id, body, ifMatch) => callApi('updateExamLink', { params: { id }, body, ifMatch }),
  remove: (id) => callApi('deleteExamLink', { params: { id } }),
};

export const examLinkPublication: PublicationCalls<ExamLink> = {
  key: 'exam-links',
  label: ({ title }) => title,
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewExamLink', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listExamLinkPublications', { signal, params: { id } }), ({ title }) => title),
  publish: (id, body, ifMatch) => callApi('createExamLinkPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endExamLinkPublication', { params: { id } }),
};
