import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '#shared/kit/format.ts';
import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import { dueAgeLabels, dueAges } from '#shared/money/dues.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { dueFiguresQuery, type ShownDues } from './due-queries.ts';

/** What is open of the fees that match, by year of study; of one year by fee. A bar leads to what it counts, in the end to the list. */
export function DueChart({ list }: { list: ShownDues }) {
  const { search } = list;
  const { data, error, refetch } = useQuery(dueFiguresQuery(search));
  if (!data) return <LoadState {...{ error, refetch }} />;
  const { year } = search;
  if (data.length === 0) return <p className="py-6">Nothing is owed that matches.</p>;
  return (
    <BarChart
      title={year ? `Open fees of the ${yearLabels[year].toLowerCase()} year` : 'Open fees by year of study'}
      rowHeader={year ? 'Fee' : 'Year'}
      series={dueAges.map((age) => dueAgeLabels[age])}
      totalHeader="All"
      format={formatRupees}
      isWide
      bars={data.map(({ group, open }) => ({
        label: year ? (group ?? 'Other fees') : yearLabels[group as Year], // grouped by year
        values: dueAges.map((age) => open[age]),
        onOpen: opening(group),
      }))}
    />
  );

  function opening(group: string | null) {
    if (group === null) return undefined;
    return year
      ? () => list.update({ head: group, view: undefined })
      : () => list.update({ year: group as Year, view: search.head ? undefined : 'chart' }); // grouped by year
  }
}
