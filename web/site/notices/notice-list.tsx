import { noticesPage as words } from '#content/en/notices.ts';
import type { Notice } from '#shared/website/notices.ts';
import { PageLinks } from '#web/site/parts/page-links.tsx';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import { NoticeArticle } from './notice-article.tsx';

interface NoticeListProps {
  notices: readonly Notice[];
  isPast?: boolean;
  previewId?: string | undefined;
  /** The addresses of all pages of the list; one where everything fits. */
  pages: readonly string[];
  current: string;
}

/** One page of the notices, with links to the others. */
export function NoticeList({ notices, isPast = false, previewId, pages, current }: NoticeListProps) {
  return (
    <>
      {previewId && <PreviewNote />}
      {notices.length === 0 && (
        <p className="mt-6 text-lg text-ink-soft">{isPast ? words.noPast : words.empty}</p>
      )}
      {notices.map((notice) => (
        <NoticeArticle key={notice.id} notice={notice} isPast={isPast} isPreview={notice.id === previewId} />
      ))}
      <PageLinks pages={pages} current={current} />
    </>
  );
}
