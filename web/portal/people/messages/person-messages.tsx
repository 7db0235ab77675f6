import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#shared/kit/format.ts';
import type { MessageReader } from '#shared/people/messages.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { useFirstRows } from '#web/portal/kit/rows/first-rows.tsx';
import { RowTable } from '#web/portal/kit/rows/row-table.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { howItWent } from './how-it-went.ts';

const columns: readonly Column<MessageReader>[] = [
  { header: 'When', cell: ({ at }) => formatMoment(at) },
  { header: 'Who', isTitle: true, cell: ({ name }) => name },
  { header: 'Text', cell: ({ text }) => <span className="whitespace-pre-line">{text}</span> },
  { header: 'State', cell: (reader) => `${howItWent(reader)}, by ${reader.by}` },
];

const shownFirst = 5;

/** What a teacher was told, or a student and the guardians, newest first; nothing where that is nothing. */
export function PersonMessages(person: { studentId: string } | { facultyId: string }) {
  const { data, error, refetch } = useQuery(
    callListQuery('listMessages', { query: { ...person, pageSize: 100 } }),
  );
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
