import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Year } from '#shared/kit/study-years.ts';
import type { CalendarEntry } from '#shared/teaching/academic-calendar.ts';
import { spanOf } from '#shared/teaching/month.ts';
import { callQuery } from '#web/api/call-query.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { type CalendarSearch, yearShown } from './calendar-search.ts';
import { MonthGrid } from './month-grid.tsx';

/** The entries of one month that match the search and the filter. */
const monthQuery = (month: string, q: string | undefined, year: Year | undefined) =>
  queryOptions({
    ...callQuery('listCalendarEntries', { query: { ...spanOf(month), q, year, sort: 'date' } }),
    // During a new search the previous entries stay, but never those of another month.
    placeholderData: (before) => before?.filter(({ date }) => date.startsWith(month)),
  });

interface CalendarMonthProps {
  search: CalendarSearch;
  ownYear?: Year | undefined;
  onMonth: (month: string) => void;
  /** Given where entries can be edited. */
  onEntry?: (entry: Pick<CalendarEntry, 'id'>) => void;
}

export function CalendarMonth({ search, ownYear, onMonth, onEntry }: CalendarMonthProps) {
  const thisMonth = useIndiaDay().slice(0, 7);
  const month = search.month ?? thisMonth;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    monthQuery(month, search.q, yearShown(search, ownYear)),
  );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <MonthGrid
      month={month}
      entries={data ?? []}
      isLoading={isPending || isPlaceholderData}
      onMonth={onMonth}
      {...(onEntry && { onEntry })}
    />
  );
}
