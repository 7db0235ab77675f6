// How the screens read, change and publish notices.
import { noticeKinds } from '#shared/website/notices/notice-kinds.ts';
import { type Notice, type NoticeInput, noticeSortKeys } from '#shared/website/notices/notices.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { inWords } from '#web/portal/website/publications/publication-calls.ts';
import {
  type PublishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(noticeSortKeys, { kind: noticeKinds, time: ['now', 'past'] });

export const noticeCalls: PublishedCalls<Notice, NoticeInput, ReturnType<typeof listSearch>> = {
  key: 'notices',
  ...recordCalls('Notice', 'notice', ({ title }) => title),
  listSearch,
  exported: 'exportNotices',
  list: (query, signal) => callList('listNotices', { signal, query }),
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewNotice', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listPublications', { signal, params: { id } }), ({ title }) => title),
  publish: (id, body, ifMatch) => callApi('createPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endPublication', { params: { id } }),
};
