import { useQuery } from '@tanstack/react-query';
import { counted, formatDate, formatMoment } from '#shared/kit/format.ts';
import { bulkUndoDays } from '#shared/office/bulk-changes.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { undoBulkChange } from './undo-bulk-change.ts';

const shown = 10;

/** The latest changes of many students: promotions and statuses, each with its undo and its list from before. */
export function PastBulkChanges() {
  const { data } = useQuery(callListQuery('listBulkChanges', { query: { page: 1, pageSize: shown } }));
  const firstUndoable = addDays(useIndiaDay(), -bulkUndoDays);
  if (!data || data.rows.length === 0) return null;
  return (
    <section className="mt-8">
      <div className="mb-2 flex flex-wrap items-center">
        <h2 className="text-xl">Done before</h2>
        <ExportLink href={callPath('exportBulkChanges')} />
      </div>
      <ul className="border-y border-line">
        {data.rows.map(({ id, label, at, actor, changed, went, stayed, undoneAt, hasSnapshot }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 border-b border-line py-2 last:border-0"
          >
            <p className="min-w-0 flex-1 basis-64">
              {label}:{' '}
              {went === null ? counted(changed, 'student') : `${went} went on, ${stayed ?? 0} stayed`}
              <span className="block text-sm text-ink-soft">
                {formatMoment(at)} by {actor}
                {undoneAt && `, undone ${formatDate(undoneAt)}`}
              </span>
            </p>
            {hasSnapshot && (
              <ExportLink href={callPath('exportBulkSnapshot', { id })} label="List from before" />
            )}
            {!undoneAt && at > firstUndoable && (
              <Button
                variant="quietDanger"
                aria-label={`Undo ${label}`}
                onClick={() => void undoBulkChange(id)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
