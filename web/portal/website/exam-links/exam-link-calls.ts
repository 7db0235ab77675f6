// How the screens read, change and publish links of the examination hub.
import {
  type ExamLink,
  type ExamLinkInput,
  examLinkSchemas,
  examLinkTabs,
} from '#shared/website/exams/exam-links.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';

export const examLinkCalls = publishedCalls<ExamLink, ExamLinkInput>()(
  { one: 'ExamLink', many: 'ExamLinks', key: 'exam-links', noun: 'link' },
  ({ title }) => title,
  examLinkSchemas.sortKeys,
  { tab: examLinkTabs },
);
