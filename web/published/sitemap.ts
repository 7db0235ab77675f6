import { routes } from '#shared/routes.ts';
import { examLinkTabs } from '#shared/website/exam-links.ts';
import { factNames, factTable } from '#shared/website/fact-table.ts';
import type { FurtherPage, PublishedContent } from '#shared/website/published.ts';
import { publicNotices } from '#shared/website/published-notices.ts';
import { hasOwnPage } from '#shared/website/website-people.ts';
import { personAddress } from '#web/site/search/search-index.ts';

/**
 * The sitemap with the day on which a page was last published to, and with the further pages of a long list.
 * @param sitemap as the build made it
 */
export function publishedSitemap(
  sitemap: string,
  content: PublishedContent,
  further: readonly Pick<FurtherPage, 'path' | 'base'>[],
): string {
  const entry = (path: string, day = '') =>
    `<url><loc>${new URL(path, content.origin).href}</loc>${day && `<lastmod>${day}</lastmod>`}</url>`;
  const days = new Map<string, string>();
  for (const { page, at } of changes(content)) {
    const day = at?.slice(0, 10) ?? '';
    if (day > (days.get(page) ?? '')) days.set(page, day);
  }
  return [...new Set([...days.keys(), ...further.map(({ base }) => base)])].reduce((text, page) => {
    const pages = [page, ...further.filter(({ base }) => base === page).map(({ path }) => path)];
    return text.replace(entry(page), pages.map((path) => entry(path, days.get(page))).join('\n'));
  }, sitemap);
}

interface Change {
  page: string;
  /** A day or an instant. */
  at: string | null | undefined;
}

/** What was published to which page. */
function changes(content: PublishedContent): Change[] {
  const { notices, events, facts, people, gallery, examLinks, examsChangedAt, today } = content;
  const { current, past } = publicNotices(notices, today);
  return [
    ...current.flatMap(({ from, publishedAt, inTicker }) => [
      ...(inTicker ? [{ page: routes.home, at: publishedAt }] : []),
      ...[routes.examTab('notices'), routes.notices].flatMap((page) => [
        { page, at: from },
        { page, at: publishedAt },
      ]),
    ]),
    ...past.map(({ until }) => ({ page: routes.pastNotices, at: until })),
    ...events.flatMap(({ publishedAt }) =>
      [routes.home, routes.gallery].map((page) => ({ page, at: publishedAt })),
    ),
    ...[routes.exams, routes.examTab('schedule')].map((page) => ({ page, at: examsChangedAt })),
    ...factNames.flatMap((name) =>
      factTable[name].pages.map((page) => ({ page, at: facts[name]?.publishedAt })),
    ),
    ...gallery.map(({ publishedAt }) => ({ page: routes.gallery, at: publishedAt })),
    ...examLinkTabs.flatMap((tab) =>
      examLinks
        .filter((link) => link.tab === tab)
        .map(({ publishedAt }) => ({ page: routes.examTab(tab), at: publishedAt })),
    ),
    ...people.flatMap(({ place, publishedAt }) => [
      { page: personAddress(place), at: publishedAt },
      // The table names those with a page of their own too.
      ...(hasOwnPage(place) ? [{ page: personAddress('governing-body'), at: publishedAt }] : []),
    ]),
  ];
}
