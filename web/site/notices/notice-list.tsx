import { noticesPage as words } from '#content/en/notices.ts';
import type { Notice } from '#shared/notices.ts';
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
      {previewId && (
        <p role="status" className="rounded-sm bg-turmeric p-4 font-semibold text-ink">
          {words.preview}
        </p>
      )}
      {notices.length === 0 && (
        <p className="mt-6 text-lg text-ink-soft">{isPast ? words.noPast : words.empty}</p>
      )}
      {notices.map((notice) => (
        <NoticeArticle key={notice.id} notice={notice} isPast={isPast} isPreview={notice.id === previewId} />
      ))}
      {pages.length > 1 && (
        <nav aria-label={words.pages} className="mt-6">
          <ol className="flex flex-wrap gap-2">
            {pages.map((path, index) => (
              <li key={path}>
                <a
                  href={path}
                  aria-current={path === current ? 'page' : undefined}
                  className="grid size-11 place-items-center rounded-sm border border-line text-teal aria-[current=page]:bg-teal aria-[current=page]:text-white"
                >
                  <span className="sr-only">{words.page} </span>
                  {index + 1}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}
