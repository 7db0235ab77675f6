import { examLinkTabs } from '#shared/exam-links.ts';
import { factNames, factTable } from '#shared/fact-table.ts';
import type { PublishedContent } from '#shared/published.ts';
import { publicNotices } from '#shared/published-notices.ts';
import { routes } from '#shared/routes.ts';
import { hasOwnPage } from '#shared/website-people.ts';
import { personAddress } from '#web/site/search/search-index.ts';

/** The sitemap with the day on which a page was last published to. @param sitemap as the build made it */
export function withChangeDates(sitemap: string, content: PublishedContent): string {
  const days = new Map<string, string>();
  for (const { page, at } of changes(content)) {
    const day = at?.slice(0, 10) ?? '';
    if (day > (days.get(page) ?? '')) days.set(page, day);
  }
  return [...days].reduce((text, [page, day]) => {
    const place = `<loc>${new URL(page, content.origin).href}</loc>`;
    return text.replace(`${place}</url>`, `${place}<lastmod>${day}</lastmod></url>`);
  }, sitemap);
}

interface Change {
  page: string;
  /** A day or an instant. */
  at: string | null | undefined;
}

/** What was published to which page. */
function changes({ notices, events, facts, people, gallery, examLinks, today }: PublishedContent): Change[] {
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
    ...events.map(({ publishedAt }) => ({ page: routes.home, at: publishedAt })),
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
