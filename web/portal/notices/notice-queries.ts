// How the screens read, change and publish notices.
import { queryOptions } from '@tanstack/react-query';
import type { Notice, NoticeInput } from '#shared/notices.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { listQuery, type RecordCalls } from '#web/portal/forms/record-calls.ts';
import type { NoticeListSearch } from './notice-list-search.ts';

export const noticeListQuery = (search: NoticeListSearch) =>
  listQuery('notices', search, ({ form: _, ...query }, signal) => callList('listNotices', { signal, query }));

export function noticeQuery(id: string) {
  return queryOptions({
    queryKey: ['notices', id],
    queryFn: ({ signal }) => callApi('findNotice', { signal, params: { id } }),
  });
}

export function publicationsQuery(id: string) {
  return queryOptions({
    queryKey: ['notices', id, 'publications'],
    queryFn: ({ signal }) => callApi('listPublications', { signal, params: { id } }),
  });
}

export const siteStateQuery = queryOptions({
  queryKey: ['notices', 'site state'],
  queryFn: ({ signal }) => callApi('readSiteState', { signal }),
});

export const previewPath = (id: string) => callPath('previewNotice', { id });
export const pdfPath = (id: string) => callPath('readNoticeFile', { id });

export const noticeCalls: RecordCalls<Notice, NoticeInput> = {
  noun: 'notice',
  label: ({ title }) => title,
  find: (id) => callApi('findNotice', { params: { id } }),
  create: (body) => callApi('createNotice', { body }),
  update: (id, body, ifMatch) => callApi('updateNotice', { params: { id }, body, ifMatch }),
  remove: (id) => callApi('deleteNotice', { params: { id } }),
};

/** Publishes the version that the office sees; a change by another person in the meantime is refused. */
export const publish = ({ id, version }: Notice) =>
  callApi('createPublication', { params: { id }, body: {}, ifMatch: version });

export const bringBack = (id: string, publicationId: string) =>
  callApi('createPublication', { params: { id }, body: { publicationId } });

export const takeBack = ({ id }: Notice) => callApi('endPublication', { params: { id } });
