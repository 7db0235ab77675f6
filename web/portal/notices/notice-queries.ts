// How the screens read, change and publish notices.
import { queryOptions } from '@tanstack/react-query';
import type { Notice, NoticeInput } from '#shared/notices.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { listQuery, type RecordCalls } from '#web/portal/forms/record-calls.ts';
import { inWords, type PublicationCalls } from '#web/portal/publications/publication-calls.ts';
import type { NoticeListSearch } from './notice-list-search.ts';

export const noticeListQuery = (search: NoticeListSearch) =>
  listQuery('notices', search, ({ form: _, ...query }, signal) => callList('listNotices', { signal, query }));

export function noticeQuery(id: string) {
  return queryOptions({
    queryKey: ['notices', id],
    queryFn: ({ signal }) => callApi('findNotice', { signal, params: { id } }),
  });
}

export const pdfPath = (id: string) => callPath('readNoticeFile', { id });

export const noticeCalls: RecordCalls<Notice, NoticeInput> = {
  noun: 'notice',
  label: ({ title }) => title,
  find: (id) => callApi('findNotice', { params: { id } }),
  create: (body) => callApi('createNotice', { body }),
  update: (id, body, ifMatch) => callApi('updateNotice', { params: { id }, body, ifMatch }),
  remove: (id) => callApi('deleteNotice', { params: { id } }),
};

export const noticePublication: PublicationCalls<Notice> = {
  key: 'notices',
  label: ({ title }) => title,
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewNotice', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listPublications', { signal, params: { id } }), ({ title }) => title),
  publish: (id, body, ifMatch) => callApi('createPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endPublication', { params: { id } }),
};
