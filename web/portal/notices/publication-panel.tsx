import type { ReactNode } from 'react';
import { formatDate, formatTime } from '#shared/format.ts';
import type { Publication } from '#shared/notices.ts';
import { RowAction } from '#web/portal/lists/row-action.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

type Past = Omit<Publication, 'content'> & {
  /** What was published, in a few words; null where it was taken back. */
  content: string | null;
};

interface PublicationPanelProps {
  /** Of the record, in the names of the buttons. */
  name: string;
  /** Its state. */
  mark: ReactNode;
  previews: readonly { label: string; href: string }[];
  isPublished: boolean;
  hasUnpublishedChanges: boolean;
  /** The form has changes that are not saved. */
  isDirty: boolean;
  publications: readonly Past[];
  publish: () => Promise<unknown>;
  takeBack: () => Promise<unknown>;
  bringBack: (publicationId: string) => Promise<unknown>;
}

/** Preview, publish, take back, and what was published before. */
export function PublicationPanel(props: PublicationPanelProps) {
  const { name, mark, previews, isPublished, hasUnpublishedChanges, isDirty, publications } = props;
  return (
    <section aria-label="Publication" className="mb-6 rounded-lg border border-line bg-white p-4">
      <div className="flex flex-wrap items-center gap-3">
        {mark}
        {previews.map(({ label, href }) => (
          <a key={href} href={href} target="_blank" rel="noopener" className={buttonClass('plain')}>
            {label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ))}
        {!isDirty && (!isPublished || hasUnpublishedChanges) && (
          <RowAction
            variant="quiet"
            name={`Publish ${name}`}
            run={props.publish}
            done={`${name} is published`}
          >
            Publish
          </RowAction>
        )}
        {isPublished && (
          <RowAction
            variant="quietDanger"
            name={`Take back ${name}`}
            run={props.takeBack}
            done={`${name} was taken back`}
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
                  {publication.content !== null && <>: ‘{publication.content}’</>}
                </span>
                <Restore publication={publication} bringBack={props.bringBack} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

const deeds = { publish: 'Published', takeBack: 'Taken back', restore: 'Brought back' } as const;

interface RestoreProps extends Pick<PublicationPanelProps, 'bringBack'> {
  publication: Past;
}

function Restore({ publication, bringBack }: RestoreProps) {
  if (publication.isLive) return <span className="text-sm text-ink-soft">Shown now</span>;
  if (publication.content === null) return null;
  const when = `${formatDate(publication.at)}, ${formatTime(publication.at)}`;
  return (
    <RowAction
      variant="quiet"
      name={`Bring back the publication of ${when}`}
      run={() => bringBack(publication.id)}
      done="It is published again"
    >
      Bring back
    </RowAction>
  );
}
