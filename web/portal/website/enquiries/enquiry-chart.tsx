import { useQuery } from '@tanstack/react-query';
import { formatDayAndMonth } from '#shared/kit/format.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { addDays, mondayOf } from '#shared/teaching/weekdays.ts';
import { chartWeeks } from '#shared/website/enquiries.ts';
import { callQuery } from '#web/api/call-query.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { sourceName } from './source-name.ts';

/** The chart has a colour for each of these, and one for all other pages together. */
const namedSources = 3;

/** Messages of each week, by the page on which they were written. */
export function EnquiryChart() {
  const { data, error, refetch } = useQuery(callQuery('readEnquiryFigures'));
  const today = useIndiaDay();
  if (!data) return <LoadState {...{ error, refetch }} />;
  const { received } = data;
  const totals = new Map<string, number>();
  for (const { sourcePage, count } of received) totals.set(sourcePage, (totals.get(sourcePage) ?? 0) + count);
  const pages = [...totals].toSorted(([, a], [, b]) => b - a).map(([page]) => page);
  const named = pages.slice(0, namedSources);
  const hasOthers = pages.length > named.length;
  const weeks = Array.from({ length: chartWeeks }, (_, index) => addDays(mondayOf(today), -7 * index));
  const countOf = (week: string, isCounted: (page: string) => boolean) =>
    sumOf(received.filter((row) => row.week === week && isCounted(row.sourcePage)).map(({ count }) => count));
  if (received.length === 0)
    return (
      <p className="py-6">
        No enquiry came in the last {chartWeeks} weeks. Visitors allow the call back in the enquiry form of
        the website and in its contact form.
      </p>
    );
  return (
    <BarChart
      title="Messages by week and page"
      rowHeader="Week from"
      series={[...named.map(sourceName), ...(hasOthers ? ['Other pages'] : [])]}
      totalHeader="All"
      bars={weeks.map((week) => ({
        label: formatDayAndMonth(week),
        values: [
          ...named.map((page) => countOf(week, (other) => other === page)),
          ...(hasOthers ? [countOf(week, (page) => !named.includes(page))] : []),
        ],
      }))}
    />
  );
}
