import { personPages, routes } from '#shared/routes.ts';
import type { Notice } from '#shared/website/notices.ts';
import type { PublishedContent } from '#shared/website/published.ts';
import { replacedParts } from '#shared/website/published-parts.ts';
import { inOrder } from '#web/site/about/published-people.tsx';
import {
  examLinkEntries,
  noticeEntries,
  personAddress,
  personEntries,
  scheduleEntry,
} from '#web/site/search/search-index.ts';
import type { SearchEntry } from '#web/site/search/search-match.ts';
import { changedSchedule } from './changed-schedule.ts';

/**
 * The index that the build made, with what is published in place of its start values.
 * @param notices undefined where none was ever published
 */
export function searchFile(
  built: string,
  content: PublishedContent,
  notices: readonly Notice[] | undefined,
): string {
  const { people, examLinks } = content;
  const replaced = replacedParts(content);
  const schedule = changedSchedule(content);
  const pages = new Set(personPages.filter((slug) => replaced.has(slug)).map(personAddress));
  const kept = (JSON.parse(built) as SearchEntry[]) // the index that the build made
    .filter(({ kind, url }) => !(kind === 'notice' && notices) && !(kind === 'person' && pages.has(url)))
    .map((entry) => (schedule && entry.id === routes.examTab('schedule') ? scheduleEntry(schedule) : entry));
  return JSON.stringify([
    ...kept,
    ...personEntries([...people].sort(inOrder)),
    ...examLinkEntries(examLinks),
    ...noticeEntries(notices ?? []),
  ]);
}
