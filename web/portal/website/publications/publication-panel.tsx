import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoment } from '#shared/kit/format.ts';
import type { Publication, Publishable } from '#shared/website/publications.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { type PublicationCalls, publicationsQuery } from './publication-calls.ts';
import { PublishAction } from './publish-action.tsx';

interface PublicationPanelProps<R extends Publishable> {
  calls: PublicationCalls<R>;
  record: R;
  /** The form has changes that are not saved. */
  isDirty: boolean;
  mark: ReactNode;
  /** A heading that says what is published, where the screen also shows other things. */
  title?: string;
}

/** Preview, publish, take back, and what was published before. */
export function PublicationPanel<R extends Publishable>({
  calls,
  record,
  isDirty,
  mark,
  title,
}: PublicationPanelProps<R>) {
  const { id, state, hasUnpublishedChanges } = record;
  const isPublished = state === 'published';
  const { data: publications = [] } = useQuery(publicationsQuery(calls, id));
  return (
    <section
      aria-label={title ?? 'Publication'}
      className="mb-6 rounded-lg border border-line bg-white p-4 print:hidden"
    >
      {title && <h2 className="mb-2 text-lg">{title}</h2>}
      <div className="flex flex-wrap items-center gap-3">
        {mark}
        {calls.previews(record).map(({ label, href }) => (
          <a key={href} href={href} target="_blank" rel="noopener" className={buttonClass('plain')}>
            {label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ))}
        {!isDirty && (!isPublished || hasUnpublishedChanges) && (
          <PublishAction calls={calls} record={record} variant="outline" isTakingBack={false} />
        )}
        {isPublished && <PublishAction calls={calls} record={record} variant="quietDanger" isTakingBack />}
      </div>
      {isDirty && <p className="mt-2 text-ink-soft">Save your changes before you publish them.</p>}
      {publications.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-medium text-teal">
            History of publications ({publications.length})
          </summary>
          <ol>
            {publications.map((publication) => (
              <li
                key={publication.id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
              >
                <span className="min-w-0 wrap-anywhere">
                  {actions[publication.action]} on {formatMoment(publication.at)}, by {publication.actor}
                  {publication.content && <>: ‘{publication.content}’</>}
                </span>
                <Restore
                  publication={publication}
                  run={() => calls.publish(id, { publicationId: publication.id }, undefined)}
                />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

const actions = { publish: 'Published', takeBack: 'Taken back', restore: 'Brought back' } as const;

function Restore({ publication, run }: { publication: Publication<string>; run: () => Promise<unknown> }) {
  if (publication.isLive) return <span className="text-sm text-ink-soft">Shown now</span>;
  if (!publication.content) return null;
  const when = formatMoment(publication.at);
  return (
    <RowAction
      variant="quiet"
      name={`Bring back the publication of ${when}`}
      run={run}
      done="It is published again"
    >
      Bring back
    </RowAction>
  );
}
