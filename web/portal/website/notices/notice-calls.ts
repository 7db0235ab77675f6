// How the screens read, change and publish notices.
import { noticeKinds } from '#shared/website/notice-kinds.ts';
import { type Notice, type NoticeInput, noticeSortKeys } from '#shared/website/notices.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { inWords } from '#web/portal/website/publications/publication-calls.ts';
import {
  type PublishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(noticeSortKeys, { kind: noticeKinds, time: ['now', 'past'] });

export const noticeCalls: PublishedCalls<Notice, NoticeInput, ReturnType<typeof listSearch>> = {
  key: 'notices',
  noun: 'notice',
  label: ({ title }) => title,
  listSearch,
  list: (query, signal) => callList('listNotices', { signal, query }),
  find: (id, signal) => callApi('findNotice', { signal, params: { id } }),
  create: (body) => callApi('createNotice', { body }),
  update: (id, body, ifMatch) => callApi('updateNotice', { params: { id }, body, ifMatch }),
  remove: (id) => callApi('deleteNotice', { params: { id } }),
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewNotice', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listPublications', { signal, params: { id } }), ({ title }) => title),
  publish: (id, body, ifMatch) => callApi('createPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endPublication', { params: { id } }),
};
