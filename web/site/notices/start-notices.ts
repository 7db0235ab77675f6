// The notices of content/ that are shown until the office publishes its first one, in the form of published ones.
import { notices as all } from '#content/en/exams.ts';
import type { Notice } from '#shared/website/notices.ts';

export const startNotices: readonly Notice[] = all.map(({ date, text }, index) => ({
  id: `start-${index + 1}`,
  title: text,
  text: '',
  titleTe: '',
  textTe: '',
  kind: 'exam',
  audience: ['public'],
  from: date,
  until: null,
  isPinned: index === 0,
  inTicker: false,
  fileId: null,
  file: null,
  state: 'published',
  hasUnpublishedChanges: false,
  publishedAt: `${date}T00:00:00.000Z`,
  version: 1,
}));
