import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/format.ts';
import { noticeKindLabels, noticeKinds } from '#shared/notice-kinds.ts';
import { type Notice, noticeReaderLabels } from '#shared/notices.ts';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { useListSearch } from '#web/portal/lists/list-search.ts';
import { PublishedList } from '#web/portal/publications/published-list.tsx';
import { StateFilter } from '#web/portal/publications/state-filter.tsx';
import { lazyPart } from '#web/portal/shell/lazy-part.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { noticeListSearch } from './notice-list-search.ts';
import { noticeCalls, noticeListQuery, noticePublication, noticeQuery } from './notice-queries.ts';
import { NoticeStateMark } from './notice-state-mark.tsx';

const NoticeForm = lazyPart(() => import('./notice-form.tsx'), 'NoticeForm');

const columns: readonly Column<Notice>[] = [
  { header: 'Title', sortKey: 'title', isTitle: true, cell: (notice) => notice.title },
  { header: 'Kind', cell: ({ kind }) => noticeKindLabels[kind] },
  { header: 'For', cell: ({ audience }) => audience.map((reader) => noticeReaderLabels[reader]).join(', ') },
  {
    header: 'Shown',
    sortKey: 'from',
    cell: ({ from, until }) =>
      until ? `${formatDate(from)} to ${formatDate(until)}` : `From ${formatDate(from)}`,
  },
  { header: 'State', cell: (notice) => <NoticeStateMark notice={notice} /> },
];

export function NoticesScreen() {
  const [search, update] = useListSearch(noticeListSearch);
  const query = useQuery(noticeListQuery(search));
  return (
    <PublishedList
      title="Notices"
      noun="Notice"
      nouns="notices"
      hint="‘Add Notice’ writes one. Until the first one is published, the website shows its start notices."
      calls={noticeCalls}
      publication={noticePublication}
      query={query}
      recordQuery={noticeQuery}
      columns={columns}
      search={search}
      update={update}
      defaultSort="-from"
      form={NoticeForm}
      filters={
        <>
          <StateFilter value={search.state} onChange={(state) => update({ state })} />
          <FilterSelect
            label="Kind"
            all="All kinds"
            value={search.kind}
            options={noticeKinds.map((value) => ({ value, label: noticeKindLabels[value] }))}
            onChange={(kind) => update({ kind })}
          />
        </>
      }
    />
  );
}
