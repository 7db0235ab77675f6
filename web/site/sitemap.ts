import { languages, pathIn } from '#shared/kit/languages.ts';
import { routes } from '#shared/routes.ts';
import { examLinkTabs } from '#shared/website/exams/exam-links.ts';
import { factNames, factTable } from '#shared/website/fact-table.ts';
import { publicNotices } from '#shared/website/notices/published-notices.ts';
import type { WebsiteContent } from '#shared/website/website-content.ts';
import { hasOwnPage } from '#shared/website/website-people.ts';
import { personAddress } from './search/search-index.ts';

/**
 * Not for search engines: a page that is useless without its link, and one that only says that something is still to come.
 * The log-ins are for them: students look for these by the college's name.
 */
const unlisted = new Set<string>([routes.setPassword, routes.underConstruction]);

/**
 * Every page that a search engine should list, with the day on which it was last published to.
 * @param pages each with the page that its list begins on
 */
export function sitemap(content: WebsiteContent, pages: readonly { path: string; base: string }[]): string {
  const days = new Map<string, string>();
  for (const { page, at } of changes(content)) {
    const day = at?.slice(0, 10) ?? '';
    if (day > (days.get(page) ?? '')) days.set(page, day);
  }
  const addresses = pages
    .filter(({ base }) => !unlisted.has(base))
    .flatMap(({ path, base }) => {
      const day = days.get(base);
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return languages.map(
        (language) =>
          `<url><loc>${new URL(pathIn(language, path), content.origin).href}</loc>${changed}</url>`,
      );
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

interface Change {
  page: string;
  /** A day or an instant. */
  at: string | null | undefined;
}

/** What was published to which page. */
function changes(content: WebsiteContent): Change[] {
  const { notices, events, facts, people, gallery, examLinks, courses, examsChangedAt, today } = content;
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
    ...courses.flatMap(({ slug, publishedAt }) =>
      [routes.courses, routes.coursesOffered, routes.courseDetails(slug)].map((page) => ({
        page,
        at: publishedAt,
      })),
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
