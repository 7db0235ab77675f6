import { ChevronLeft, ChevronRight } from 'lucide-react';
import { say } from '#shared/kit/text/say.ts';
import { Button } from './button.tsx';

interface PaginationProps {
  /** The first page is 1. */
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  total: number;
  /** Name of the rows, in the plural: 'students'. */
  noun: string;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}

/** 'students' → 'student', 'entries' → 'entry'; 'faculty' is both. */
const oneOf = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

const grouped = (count: number) => count.toLocaleString('en-IN');

/** '26–50 of 312 students', which is printed too, buttons for the previous and the next page, and the page size. */
export function Pagination({ page, pageSize, pageSizes, total, noun, onPage, onPageSize }: PaginationProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const shown = first === last ? grouped(first) : `${grouped(first)}–${grouped(last)}`;
  return (
    <nav
      aria-label={say(`Pages of ${noun}`)}
      className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm"
    >
      {/* An empty list has its own sentence; a screen reader must still announce a search without results. */}
      <p role="status" className={total === 0 ? 'sr-only' : 'tabular'}>
        {say(total === 0 ? '{count} {noun}' : '{shown} of {count} {noun}', {
          shown,
          count: grouped(total),
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
            onChange={(event) => onPageSize(Number(event.target.value))}
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
