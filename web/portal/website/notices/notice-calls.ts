// How the screens read, change and publish notices.
import { noticeKinds } from '#shared/website/notices/notice-kinds.ts';
import { type Notice, type NoticeInput, noticeSortKeys } from '#shared/website/notices/notices.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';

export const noticeCalls = publishedCalls<Notice, NoticeInput>()(
  { one: 'Notice', many: 'Notices', key: 'notices', noun: 'notice' },
  ({ title }) => title,
  noticeSortKeys,
  { kind: noticeKinds, time: ['now', 'past'] },
);
