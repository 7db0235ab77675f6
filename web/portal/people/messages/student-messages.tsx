import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import type { MessageReader } from '#shared/people/messages.ts';
import { callList } from '#web/api/calls.ts';
import { useFirstRows } from '#web/portal/kit/rows/first-rows.tsx';
import { RowTable } from '#web/portal/kit/rows/row-table.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import type { Column } from '#web/ui/data-table.tsx';

const columns: readonly Column<MessageReader>[] = [
  { header: 'When', cell: ({ at }) => `${formatDate(at)}, ${formatTime(at)}` },
  { header: 'Who', isTitle: true, cell: ({ name }) => name },
  { header: 'Text', cell: ({ text }) => <span className="whitespace-pre-line">{text}</span> },
  {
    header: 'State',
    cell: ({ state, by }) => `${state === 'opened' ? 'Opened in WhatsApp' : 'Prepared'} by ${by}`,
  },
];

const shownFirst = 5;

/** What the student and the guardians were told, newest first; nothing where that is nothing. */
export function StudentMessages({ studentId }: { studentId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['students', studentId, 'messages'],
    queryFn: ({ signal }) => callList('listMessages', { signal, query: { studentId, pageSize: 100 } }),
  });
  const { rows: messages = [], total = 0 } = data ?? {};
  const { shown, more } = useFirstRows(
    messages.flatMap(({ readers }) => readers),
    shownFirst,
  );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (shown.length === 0) return null;
  return (
    <section className="mb-8">
      <PartHeader title="Messages" />
      <RowTable caption="Messages" empty="No messages." rows={shown} columns={columns} />
      {more}
      {total > messages.length && (
        <p className="mt-2 text-ink-soft">These are of the last {messages.length} messages.</p>
      )}
    </section>
  );
}
