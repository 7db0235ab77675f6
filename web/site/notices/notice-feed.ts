// The feed of the notices (Atom), for feed readers.
import { noticeAddress, noticeFeed, noticePdf, routes } from '#shared/routes.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import { noticeSummary } from '#shared/website/notices/notice-text.ts';
import type { Notice } from '#shared/website/notices/notices.ts';
import type { Words } from '#web/site/parts/page-context.ts';

/** Feed readers ask often, and want what is new. */
const entriesInFeed = 30;

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => entities[sign] ?? sign);

const changedAt = ({ publishedAt, from }: Notice) => publishedAt ?? `${from}T00:00:00.000Z`;

/** @param notices those for everybody that are shown today */
export function noticeFeedXml(
  notices: readonly Notice[],
  origin: string,
  words: Words['notices'],
  college: CollegeFacts,
): string {
  const latest = [...notices].sort((a, b) => (changedAt(a) > changedAt(b) ? -1 : 1)).slice(0, entriesInFeed);
  const [newest] = latest;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `<title>${escaped(`${words.noticesPage.title}, ${college.collegeName}`)}</title>`,
    `<id>${origin}${routes.notices}</id>`,
    `<updated>${newest ? changedAt(newest) : '2026-01-01T00:00:00.000Z'}</updated>`,
    `<author><name>${escaped(college.collegeName)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${origin}${routes.notices}"/>`,
    `<link rel="self" type="application/atom+xml" href="${origin}${noticeFeed}"/>`,
    ...latest.map((notice) => entryOf(notice, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(notice: Notice, origin: string): string {
  const { id, title, text, from, file } = notice;
  return [
    `<entry><title>${escaped(title)}</title>`,
    `<id>${origin}${noticeAddress(id)}</id>`,
    `<link rel="alternate" type="text/html" href="${origin}${noticeAddress(id)}"/>`,
    ...(file
      ? [
          `<link rel="enclosure" type="application/pdf" length="${file.bytes}" href="${origin}${noticePdf(id)}"/>`,
        ]
      : []),
    `<published>${from}T00:00:00+05:30</published>`,
    `<updated>${changedAt(notice)}</updated>`,
    `<summary>${escaped(noticeSummary(text, 500))}</summary></entry>`,
  ].join('');
}
