// How the screens read, change and publish links of the examination hub.
import {
  type ExamLink,
  type ExamLinkInput,
  examLinkSortKeys,
  examLinkTabs,
} from '#shared/website/exams/exam-links.ts';
import {
  type PublishedCalls,
  publishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(examLinkSortKeys, { tab: examLinkTabs });

export const examLinkCalls: PublishedCalls<
  ExamLink,
  ExamLinkInput,
  ReturnType<typeof listSearch>
> = publishedCalls(
  { one: 'ExamLink', many: 'ExamLinks', key: 'exam-links', noun: 'link' },
  ({ title }) => title,
  listSearch,
);
