import { pathIn } from '#shared/kit/languages.ts';
import { furtherPage, noticeFeed, routes } from '#shared/routes.ts';
import type { Notice } from '#shared/website/notices/notices.ts';
import { publicNotices } from '#shared/website/notices/published-notices.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { PageLinks } from '#web/site/parts/links/page-links.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import { chunks, type Shown } from '#web/site/parts/shown.ts';
import { NoticeArticle } from './notice-article.tsx';

const noticesOnPage = 20;

/** How many pages the notices take: those shown now, or the archive. */
export const noticePages = ({ notices, today }: Pick<Shown<'notices'>, 'notices' | 'today'>) =>
  chunks(publicNotices(notices, today).current, noticesOnPage).length;
export const pastNoticePages = ({ notices, today }: Pick<Shown<'notices'>, 'notices' | 'today'>) =>
  chunks(publicNotices(notices, today).past, noticesOnPage).length;

export function NoticesPage({ notices, today, previewId, number }: Shown<'notices'>) {
  const { noticesPage: words } = useWords('notices');
  const { language } = usePage();
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <section className="page-width py-10 lg:py-14">
        <h2 className="text-3xl">{words.heading}</h2>
        <NoticeList all={publicNotices(notices, today).current} previewId={previewId} number={number} />
        <p className="no-print mt-8 flex flex-wrap gap-x-8">
          <TextLink href={routes.pastNotices}>{words.toPast}</TextLink>
          <TextLink href={pathIn(language, noticeFeed)}>{words.feed}</TextLink>
        </p>
      </section>
    </>
  );
}

/** The archive. */
export function PastNoticesPage({ notices, today, number }: Shown<'notices'>) {
  const { noticesPage: words } = useWords('notices');
  return (
    <>
      <PageHeader title={words.past.title} lead={words.past.lead} />
      <section className="page-width py-10 lg:py-14">
        <h2 className="text-3xl">{words.past.heading}</h2>
        <NoticeList all={publicNotices(notices, today).past} isPast number={number} />
        <p className="no-print mt-8">
          <TextLink href={routes.notices}>{words.toCurrent}</TextLink>
        </p>
      </section>
    </>
  );
}

interface NoticeListProps {
  all: readonly Notice[];
  isPast?: boolean;
  previewId?: string | undefined;
  number: number;
}

/** One page of the notices, with links to the others. */
function NoticeList({ all, isPast = false, previewId, number }: NoticeListProps) {
  const { noticesPage: words } = useWords('notices');
  const base = isPast ? routes.pastNotices : routes.notices;
  const parts = chunks(all, noticesOnPage);
  return (
    <>
      {previewId && <PreviewNote />}
      {all.length === 0 && (
        <p className="mt-6 text-lg text-ink-soft">{isPast ? words.noPast : words.empty}</p>
      )}
      {parts[number - 1]?.map((notice) => (
        <NoticeArticle key={notice.id} notice={notice} isPast={isPast} isPreview={notice.id === previewId} />
      ))}
      <PageLinks
        pages={parts.map((_, index) => furtherPage(base, index + 1))}
        current={furtherPage(base, number)}
      />
    </>
  );
}
