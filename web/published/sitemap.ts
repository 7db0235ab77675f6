import { examLinkTabs } from '#shared/exam-links.ts';
import type { PublishedContent } from '#shared/published.ts';
import { publicNotices } from '#shared/published-notices.ts';
import { routes } from '#shared/routes.ts';
import { personAddress } from '#web/site/search/search-index.ts';

/** The sitemap with the day on which a page was last published to. @param sitemap as the build made it */
export function withChangeDates(sitemap: string, content: PublishedContent): string {
  const { notices, people, gallery, examLinks, today, origin } = content;
  const { current, past } = publicNotices(notices, today);
  const latest = (days: (string | null)[]) =>
    days
      .map((day) => day?.slice(0, 10) ?? '')
      .sort()
      .at(-1);
  const shown = latest(current.flatMap(({ from, publishedAt }) => [from, publishedAt]));
  const changed: [path: string, day: string | undefined][] = [
    [routes.home, latest(current.filter(({ inTicker }) => inTicker).map(({ publishedAt }) => publishedAt))],
    [routes.examTab('notices'), shown],
    [routes.notices, shown],
    [routes.pastNotices, latest(past.map(({ until }) => until))],
    [routes.gallery, latest(gallery.map(({ publishedAt }) => publishedAt))],
    ...examLinkTabs.map((tab): [string, string | undefined] => [
      routes.examTab(tab),
      latest(examLinks.flatMap((link) => (link.tab === tab ? link.publishedAt : []))),
    ]),
    ...people.map((person): [string, string | undefined] => [
      personAddress(person.place),
      latest(people.flatMap(({ place, publishedAt }) => (place === person.place ? publishedAt : []))),
    ]),
  ];
  return changed.reduce((text, [path, day]) => {
    const place = `<loc>${new URL(path, origin).href}</loc>`;
    return day ? text.replace(`${place}</url>`, `${place}<lastmod>${day}</lastmod></url>`) : text;
  }, sitemap);
}
