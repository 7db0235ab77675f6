import { noticeAddress } from '#shared/routes.ts';
import { noticeSummary } from '#shared/website/notices/notice-text.ts';
import { publicNotices } from '#shared/website/notices/published-notices.ts';
import type { StructuredData } from '#web/site/frame/structured-data.ts';
import type { Shown } from '#web/site/parts/shown.ts';

/** Search engines show the latest; more would weigh on every page that has them. */
const noticesInData = 10;

/** The notices as search engines read them. */
export function noticeData({ notices, today, origin }: Shown<'notices'>): StructuredData[] {
  const { current } = publicNotices(notices, today);
  return current.slice(0, noticesInData).map(({ id, title, text, from, publishedAt }) => ({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: noticeSummary(text, 200) || title,
    url: origin + noticeAddress(id),
    datePublished: from,
    ...(publishedAt && { dateModified: publishedAt }),
    author: { '@id': `${origin}/#college` },
    publisher: { '@id': `${origin}/#college` },
  }));
}
