import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Fragment } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { say, spokenLanguage } from '#shared/kit/text/say.ts';
import { noticeKindLabels } from '#shared/website/notices/notice-kinds.ts';
import { noticeParagraphs } from '#shared/website/notices/notice-text.ts';
import type { Notice } from '#shared/website/notices/notices.ts';
import { callListQuery, callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';

const shown = 5;

export const ownNoticesQuery = callListQuery('listNotices', { query: { page: 1, pageSize: shown } });

/**
 * The notices for the signed-in student or teacher, on the first screen; nothing where there are none. The one that the
 * address names (`?notice=`) is open, also where it is not among the latest.
 */
export function OwnNotices() {
  const { notice: chosen }: { notice?: string } = useSearch({ strict: false });
  const { data } = useQuery(ownNoticesQuery);
  const isFurther = Boolean(chosen && data && !data.rows.some(({ id }) => id === chosen));
  // Not by notice-calls.ts: the office's rules would be a fifteenth of what the first screen loads.
  const further = useQuery({
    ...callQuery('findNotice', { params: { id: chosen ?? '' } }),
    enabled: isFurther,
  });
  if (!data || data.rows.length === 0) return null;
  const rows = isFurther && further.data ? [further.data, ...data.rows] : data.rows;
  return (
    <section className="mb-6" aria-labelledby="own-notices">
      <h2 id="own-notices" className="mb-2 text-xl">
        {say('Notices')}
      </h2>
      {rows.map((notice) => (
        <OwnNotice key={notice.id} notice={notice} isChosen={notice.id === chosen} />
      ))}
    </section>
  );
}

function OwnNotice({ notice, isChosen }: { notice: Notice; isChosen: boolean }) {
  const { id, title, titleTe, text, textTe, kind, from, file } = notice;
  /** In a portal in Telugu a notice is in Telugu alone where the office has written it. */
  const isTelugu = spokenLanguage() === 'te' && titleTe !== '';
  return (
    <details open={isChosen || undefined} className="border-b border-line">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 py-2 sm:flex-nowrap">
        <span lang={isTelugu ? 'te' : 'en'} className="min-w-0 font-medium wrap-anywhere text-teal">
          {isTelugu ? titleTe : title}
        </span>
        <span className="flex-none text-sm text-ink-soft">
          {say(noticeKindLabels[kind])}, {formatDate(from)}
        </span>
      </summary>
      <div className="max-w-prose pb-3">
        {!(isTelugu && textTe) && <Paragraphs text={text} lang="en" />}
        {titleTe && !isTelugu && (
          <p lang="te" className="mt-3 font-medium">
            {titleTe}
          </p>
        )}
        <Paragraphs text={textTe} lang="te" />
        {file && (
          <a
            href={callPath('readNoticeFile', { id })}
            className="mt-2 inline-flex min-h-11 items-center font-medium link"
          >
            {file.name}
          </a>
        )}
      </div>
    </details>
  );
}

function Paragraphs({ text, lang }: { text: string; lang?: string }) {
  return noticeParagraphs(text).map(({ at, pieces }) => (
    <p key={at} lang={lang} className="mt-2 whitespace-pre-line wrap-anywhere">
      {pieces.map(({ at: place, text: words, url }) =>
        url ? (
          <a key={place} href={url} className="link">
            {words}
          </a>
        ) : (
          <Fragment key={place}>{words}</Fragment>
        ),
      )}
    </p>
  ));
}
