// How the screens read, change and publish notices.
import { noticeKinds } from '#shared/website/notices/notice-kinds.ts';
import { type Notice, type NoticeInput, noticeSortKeys } from '#shared/website/notices/notices.ts';
import {
  type PublishedCalls,
  publishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(noticeSortKeys, { kind: noticeKinds, time: ['now', 'past'] });

export const noticeCalls: PublishedCalls<Notice, NoticeInput, ReturnType<typeof listSearch>> = publishedCalls(
  { one: 'Notice', many: 'Notices', key: 'notices', noun: 'notice' },
  ({ title }) => title,
  listSearch,
);
