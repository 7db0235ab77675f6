import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#shared/format.ts';
import type { Notice, Publication } from '#shared/notices.ts';
import { RowAction } from '#web/portal/lists/row-action.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { bringBack, previewPath, publicationsQuery, publish, takeBack } from './notice-queries.ts';
import { NoticeStateMark } from './notice-state-mark.tsx';

/** Preview, publish, take back, and what was published before. */
export function NoticePublication({ notice, isDirty }: { notice: Notice; isDirty: boolean }) {
  const { id, title, state, hasUnpublishedChanges } = notice;
  const isPublished = state === 'published';
  const { data: publications = [] } = useQuery(publicationsQuery(id));
  return (
    <section aria-label="Publication" className="mb-6 rounded-lg border border-line bg-white p-4">
      <div className="flex flex-wrap items-center gap-3">
        <NoticeStateMark notice={notice} />
        <a href={previewPath(id)} target="_blank" rel="noopener" className={buttonClass('plain')}>
          Preview
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        {!isDirty && (!isPublished || hasUnpublishedChanges) && (
          <RowAction
            variant="quiet"
            name={`Publish ${title}`}
            run={() => publish(notice)}
            done={`${title} is published`}
          >
            Publish
          </RowAction>
        )}
        {isPublished && (
          <RowAction
            variant="quietDanger"
            name={`Take back ${title}`}
            run={() => takeBack(notice)}
            done={`${title} was taken back`}
          >
            Take back
          </RowAction>
        )}
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
                  {deeds[publication.deed]} on {formatDate(publication.at)}, {formatTime(publication.at)}, by{' '}
                  {publication.actor}
                  {publication.content && <>: ‘{publication.content.title}’</>}
                </span>
                <Restore id={id} publication={publication} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

const deeds = { publish: 'Published', takeBack: 'Taken back', restore: 'Brought back' } as const;

function Restore({ id, publication }: { id: string; publication: Publication }) {
  if (publication.isLive) return <span className="text-sm text-ink-soft">Shown now</span>;
  if (!publication.content) return null;
  const when = `${formatDate(publication.at)}, ${formatTime(publication.at)}`;
  return (
    <RowAction
      variant="quiet"
      name={`Bring back the publication of ${when}`}
      run={() => bringBack(id, publication.id)}
      done="It is published again"
    >
      Bring back
    </RowAction>
  );
}
