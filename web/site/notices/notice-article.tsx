import { Fragment } from 'react';
import { noticeId, noticePdf } from '#shared/routes.ts';
import { noticeParagraphs } from '#shared/website/notices/notice-text.ts';
import type { Notice } from '#shared/website/notices/notices.ts';
import { Day } from '#web/site/parts/day.tsx';
import { linkClass, TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText, otherLanguage } from '#web/site/parts/office-text.tsx';
import { usePageLanguage, useWords } from '#web/site/parts/page-context.ts';
import { classNames } from '#web/ui/class-names.ts';

interface NoticeArticleProps {
  notice: Notice;
  isPast?: boolean;
  /** The page is the office's preview of the notice. */
  isPreview?: boolean;
}

/** One notice with all its text, below its own address. */
export function NoticeArticle({ notice, isPast = false, isPreview = false }: NoticeArticleProps) {
  const { id, title, text, isPinned } = notice;
  const isSetOff = (isPinned && !isPast) || isPreview;
  return (
    <article
      id={noticeId(id)}
      className={classNames(
        'scroll-mt-28 print:break-inside-avoid',
        isSetOff
          ? 'my-6 rounded-sm border-l-4 border-madder bg-madder-pale p-5'
          : 'border-b border-line py-6',
      )}
    >
      <NoticeDates notice={notice} isPast={isPast} />
      <h3 className="mt-1 text-xl wrap-anywhere">{officeText(title)}</h3>
      <NoticeText text={text} />
      <NoticePdf notice={notice} />
    </article>
  );
}

/** 'Examination · 5 Jan 2026 until 9 Jan 2026' */
function NoticeDates({
  notice: { kind, from, until, isPinned },
  isPast,
}: {
  notice: Notice;
  isPast: boolean;
}) {
  const { noticesPage: words } = useWords('notices');
  return (
    <p className="text-sm tabular text-ink-soft">
      {isPinned && !isPast && `${words.pinned} · `}
      {words.kinds[kind]} · <Day date={from} />
      {until && (
        <>
          {` ${words.until} `}
          <Day date={until} />
        </>
      )}
    </p>
  );
}

/** The paragraphs of a notice; a text of the office is never markup. */
function NoticeText({ text }: { text: string }) {
  const lang = otherLanguage(text, usePageLanguage());
  return noticeParagraphs(text).map(({ at, pieces }) => (
    <p key={at} lang={lang} className="mt-3 max-w-text whitespace-pre-line wrap-anywhere">
      {pieces.map(({ at: place, text: words, url }) =>
        url ? (
          <TextLink key={place} href={url} className="font-medium text-teal underline underline-offset-4">
            {words}
          </TextLink>
        ) : (
          <Fragment key={place}>{words}</Fragment>
        ),
      )}
    </p>
  ));
}

/** The link to save the PDF, with its size. */
export function NoticePdf({
  notice: { id, title, file },
}: {
  notice: Pick<Notice, 'id' | 'title' | 'file'>;
}) {
  const { noticesPage: words } = useWords('notices');
  if (!file) return null;
  return (
    <TextLink href={noticePdf(id)} download={file.name} className={`no-print mt-2 ${linkClass}`}>
      {words.pdf}, {sizeInWords(file.bytes)}
      <span className="sr-only">: {officeText(title)}</span>
    </TextLink>
  );
}

function sizeInWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
