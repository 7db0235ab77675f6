import { noticeAddress } from '#shared/routes.ts';
import { noticeSummary } from '#shared/website/notice-text.ts';
import type { Notice } from '#shared/website/notices.ts';
import { JsonLd } from '#web/site/frame/json-ld.tsx';

/** Search engines show the latest; more would weigh on every page that has them. */
const noticesInData = 10;

/** The notices as search engines read them. */
export function NoticeData({ notices, origin }: { notices: readonly Notice[]; origin: string }) {
  if (notices.length === 0) return null;
  const data = notices.slice(0, noticesInData).map(({ id, title, text, from, publishedAt }) => ({
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
  return <JsonLd data={data} />;
}
