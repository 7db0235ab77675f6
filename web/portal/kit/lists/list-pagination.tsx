import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '#shared/kit/format.ts';
import { defaultPageSize, pageSizes } from '#shared/kit/list-pages.ts';
import { say } from '#shared/kit/text/say.ts';
import { Button } from '#web/ui/button.tsx';
import type { ShownList } from './list-of.ts';

interface ListPaginationProps {
  list: Pick<ShownList, 'search' | 'update'>;
  /** The page that is shown: that of the address, unless the list has fewer pages. */
  page: number;
  total: number;
  /** Name of the rows, in the plural: 'students'. */
  noun: string;
}

/** 'students' → 'student', 'entries' → 'entry'; 'faculty' is both. */
const oneOf = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

/**
 * '26–50 of 312 students', which is printed too, buttons for the previous and the next page, and the page size. Both are in the
 * address; the first page and the usual size are left out there.
 */
export function ListPagination({ list, page, total, noun }: ListPaginationProps) {
  const { pageSize = defaultPageSize } = list.search;
  const onPage = (next: number) => list.update({ page: next > 1 ? next : undefined });
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const shown = first === last ? formatCount(first) : `${formatCount(first)}–${formatCount(last)}`;
  return (
    <nav
      aria-label={say(`Pages of ${noun}`)}
      className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm"
    >
      {/* An empty list has its own sentence; a screen reader must still announce a search without results. */}
      <p role="status" className={total === 0 ? 'sr-only' : 'tabular'}>
        {say(total === 0 ? '{count} {noun}' : '{shown} of {count} {noun}', {
          shown,
          count: formatCount(total),
          noun: say(total === 1 ? oneOf(noun) : noun),
        })}
      </p>
      {/* A list of one page at each size has nothing to choose. */}
      <div
        className={
          total <= Math.min(...pageSizes) ? 'hidden' : 'flex flex-wrap items-center gap-3 print:hidden'
        }
      >
        <label className="flex items-center gap-2">
          {say('Rows')}
          <select
            value={pageSize}
            onChange={({ target }) => {
              const size = Number(target.value);
              list.update({ pageSize: size === defaultPageSize ? undefined : size });
            }}
            className="min-h-11 rounded-sm border border-ink-soft bg-white px-2"
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        <Button aria-label={say('Previous page')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </Button>
        <Button aria-label={say('Next page')} disabled={last >= total} onClick={() => onPage(page + 1)}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
