import { formatDate } from '#shared/kit/format.ts';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { noticeKindLabels } from '#shared/website/notices/notice-kinds.ts';
import { type Notice, type NoticeReader, noticeReaderLabels } from '#shared/website/notices/notices.ts';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { PublishedList } from '#web/portal/website/publications/published-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { noticeCalls } from './notice-calls.ts';
import { NoticeStateMark } from './notice-state-mark.tsx';

const NoticeForm = lazyPart(() => import('./notice-form.tsx'));

/** For the narrow column of a list: 'Everybody', 'All students, Faculty', 'First year', 'Years 1, 2'. */
function readersOf(audience: readonly NoticeReader[]): string {
  if (audience.includes('public')) return 'Everybody';
  const others = audience.filter((reader) => !isYear(reader)).map((reader) => noticeReaderLabels[reader]);
  const chosen = audience.filter(isYear);
  return [...studentsOf(chosen), ...others].join(', ');
}

function studentsOf(chosen: readonly Year[]): string[] {
  const [first, ...more] = chosen;
  if (!first) return [];
  if (chosen.length === years.length) return ['All students'];
  if (more.length === 0) return [`${yearLabels[first]} year`];
  return [`Years ${chosen.map((year) => years.indexOf(year) + 1).join(', ')}`];
}

const isYear = (reader: NoticeReader): reader is Year => years.some((year) => year === reader);

const columns: readonly Column<Notice>[] = [
  { header: 'Title', sortKey: 'title', isTitle: true, width: 'w-[30%]', cell: (notice) => notice.title },
  { header: 'Kind', isDetail: true, cell: ({ kind }) => noticeKindLabels[kind] },
  { header: 'For', isDetail: true, cell: ({ audience }) => readersOf(audience) },
  {
    header: 'Shown',
    isDetail: true,
    sortKey: 'from',
    cell: ({ from, until }) => (
      <span>
        <span className="whitespace-nowrap">
          {until ? `${formatDate(from)} to` : `From ${formatDate(from)}`}
        </span>
        {until && (
          <>
            {' '}
            <span className="whitespace-nowrap">{formatDate(until)}</span>
          </>
        )}
      </span>
    ),
  },
];

export function NoticesScreen() {
  return (
    <PublishedList
      title="Notices"
      nouns="notices"
      hint="‘Add Notice’ starts a new one. Until the first one is published, the website shows its start notices."
      calls={noticeCalls}
      columns={columns}
      renderState={(notice) => <NoticeStateMark notice={notice} />}
      form={NoticeForm}
    />
  );
}
