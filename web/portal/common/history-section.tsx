import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#shared/format.ts';
import type { HistoryEntry } from '#shared/history.ts';
import { callList } from '#web/lib/api.ts';
import { LoadFailure } from './load-failure.tsx';

interface HistorySectionProps {
  call: 'listStudentHistory' | 'listFacultyHistory';
  id: string;
  /** How the form names the fields. */
  labels: Readonly<Record<string, string | undefined>>;
}

const newest = { page: 1, pageSize: 25 };
const verbs: Readonly<Record<string, string>> = {
  create: 'entered',
  update: 'changed',
  delete: 'deleted',
  restore: 'brought back',
  invite: 'invited',
  photo: 'changed the picture',
  import: 'imported',
};

/** Who changed what in a record, newest first; folded away until somebody asks. */
export function HistorySection({ call, id, labels }: HistorySectionProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['history', call, id],
    queryFn: ({ signal }) => callList(call, { signal, params: { id }, query: newest }),
  });
  return (
    <details className="border-t border-line py-5">
      <summary className="inline-flex min-h-11 items-center text-xl font-semibold underline-offset-4 hover:underline">
        History{data ? ` (${data.total})` : ''}
      </summary>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && <p className="mt-2 text-ink-soft">Nothing was changed yet.</p>}
      <ol className="mt-2 max-w-3xl">
        {data?.rows.map((entry) => (
          <Entry key={entry.id} entry={entry} labels={labels} />
        ))}
      </ol>
      {data && data.total > data.rows.length && (
        <p className="mt-2 text-sm text-ink-soft">The newest {data.rows.length} are shown.</p>
      )}
    </details>
  );
}

function Entry({ entry, labels }: { entry: HistoryEntry; labels: HistorySectionProps['labels'] }) {
  const { at, actor, action, noun, label, changes } = entry;
  return (
    <li className="border-b border-line py-2">
      <p>
        <strong>{actor}</strong> {verbs[action] ?? action} {label && `${noun} ${label}`}
        <span className="tabular ml-2 text-sm text-ink-soft">
          {formatDate(at)}, {formatTime(at)}
        </span>
      </p>
      {action === 'update' && (
        <ul className="text-sm break-words text-ink-soft">
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              {labels[field] ?? field}: {shown(from)} → {shown(to)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
