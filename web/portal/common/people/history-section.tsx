import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#shared/format.ts';
import type { HistoryEntry } from '#shared/history.ts';
import { callList } from '#web/lib/api.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { listQuery } from '../forms/records.ts';
import { fieldInWords, shownValue } from '../forms/shown-value.ts';
import { listSearch, useListSearch } from '../lists/list-search.ts';
import { ListTable } from '../lists/list-table.tsx';
import { PartHeader } from './person-screen.tsx';

type Labels = Readonly<Record<string, string | undefined>>;

interface HistorySectionProps {
  call: 'listStudentHistory' | 'listFacultyHistory';
  id: string;
  /** How the forms name the fields. */
  labels: Labels;
}

const deeds: Readonly<Record<string, string>> = {
  create: 'Entered the record',
  update: 'Changed the record',
  delete: 'Deleted the record',
  restore: 'Brought the record back',
  invite: 'Made an invite link',
  photo: 'Changed the picture',
};

const historySearch = listSearch(['at'], {});

/** Who changed what in a record and the rows below it, newest first. */
export function HistorySection({ call, id, labels }: HistorySectionProps) {
  const [search, update] = useListSearch(historySearch);
  const query = useQuery(
    listQuery(`history of ${id}`, search, (page, signal) =>
      callList(call, { signal, params: { id }, query: page }),
    ),
  );
  return (
    <section>
      <PartHeader title="History" />
      <ListTable
        caption="History"
        noun="changes"
        empty="Nothing was changed yet."
        query={query}
        columns={columns(labels)}
        rowKey={(entry) => entry.id}
        search={search}
        defaultSort="-at"
        onChange={update}
      />
    </section>
  );
}

const columns = (labels: Labels): readonly Column<HistoryEntry>[] => [
  {
    header: 'When',
    sortKey: 'at',
    width: 'w-48',
    cell: ({ at }) => (
      <span className="tabular whitespace-nowrap">
        {formatDate(at)}, {formatTime(at)}
      </span>
    ),
  },
  { header: 'Who', width: 'w-36', cell: ({ actor }) => actor },
  { header: 'What', isTitle: true, width: 'w-64', cell: deedOf },
  { header: 'Changes', cell: (entry) => <Changes entry={entry} labels={labels} /> },
];

/** 'Changed the fee ‘Hostel’'; the record itself needs no name on its own screen. */
function deedOf({ action, noun, label }: HistoryEntry): string {
  const deed = deeds[action] ?? action;
  return label ? deed.replace('record', `${noun} ‘${label}’`) : deed;
}

/** What the rows below a record hold is short enough to be told whenever one comes or goes. */
function Changes({ entry: { action, label, changes }, labels }: { entry: HistoryEntry; labels: Labels }) {
  const isShown = action === 'update' || label !== '';
  if (!isShown || changes.length === 0) return '—';
  return (
    <ul className="py-1">
      {changes.map(({ field, from, to }) => (
        <li key={field} className="wrap-anywhere">
          <span className="text-ink-soft">{labels[field] ?? fieldInWords(field)}:</span>{' '}
          {action === 'update' && `${shownValue(from, field)} → `}
          {shownValue(action === 'delete' ? from : to, field)}
        </li>
      ))}
    </ul>
  );
}
