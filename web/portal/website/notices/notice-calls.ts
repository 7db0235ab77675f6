// How the screens read, change and publish notices.
import {
  type Notice,
  type NoticeInput,
  noticeFields,
  noticeSortKeys,
} from '#shared/website/notices/notices.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';

export const noticeCalls = publishedCalls<Notice, NoticeInput>({
  one: 'Notice',
  many: 'Notices',
  noun: 'notice',
  label: ({ title }) => title,
  sortKeys: noticeSortKeys,
  defaultSort: '-from',
  fields: noticeFields,
  /** The first screen leads to those that are shown now. */
  further: ({ time }) => ({ time: time === 'now' || time === 'past' ? time : undefined }),
});
