import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/kit/format.ts';
import { say, spokenLanguage } from '#shared/kit/text/say.ts';
import { noticeParagraphs } from '#shared/website/notices/notice-text.ts';
import { pdfPath } from '#web/portal/website/notices/notice-path.ts';
import { ownNoticesQuery } from '#web/portal/website/notices/own-notices.tsx';
import { GuardianCard } from './guardian-card.tsx';

/** The notices of the college for the guardian's students, in the language of the portal where they have it. */
export function GuardianNotices() {
  const query = useQuery(ownNoticesQuery);
  return (
    <GuardianCard title="Notices" query={query}>
      {({ rows }) =>
        rows.length === 0
          ? say('There is no notice just now.')
          : rows.map(({ id, title, titleTe, text, textTe, from, file }) => {
              const isTelugu = spokenLanguage() === 'te' && titleTe !== '';
              return (
                <details
                  key={id}
                  className="border-b border-line last:border-0"
                  lang={isTelugu ? 'te' : 'en'}
                >
                  <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 py-2">
                    <span className="min-w-0 font-medium wrap-anywhere text-teal">
                      {isTelugu ? titleTe : title}
                    </span>
                    <span className="text-sm text-ink-soft">{formatDate(from)}</span>
                  </summary>
                  {noticeParagraphs((isTelugu && textTe) || text).map(({ at, pieces }) => (
                    <p key={at} className="mb-2 whitespace-pre-line wrap-anywhere">
                      {pieces.map(({ text: part }) => part).join('')}
                    </p>
                  ))}
                  {file && (
                    <a
                      href={pdfPath(id)}
                      className="mb-2 inline-flex min-h-11 items-center text-teal underline underline-offset-4"
                    >
                      {say('Open the PDF')}
                    </a>
                  )}
                </details>
              );
            })
      }
    </GuardianCard>
  );
}
