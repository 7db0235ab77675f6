import { Fragment } from 'react';
import { sumOf } from '#shared/kit/sums.ts';
import { type Column, DataTable } from './data-table.tsx';

/** Colours of the series, in their order. */
const fills = ['fill-teal', 'fill-sea', 'fill-turmeric', 'fill-ink-soft'] as const;
const grounds = ['bg-teal', 'bg-sea', 'bg-turmeric', 'bg-ink-soft'] as const;

export interface Bar {
  label: string;
  /** A value for each series, in their order. */
  values: readonly number[];
  /** Opens the list of what the bar counts. */
  onOpen?: (() => void) | undefined;
}

interface BarChartProps {
  title: string;
  /** Heading of the column that names the rows: 'Year'. */
  rowHeader: string;
  series: readonly string[];
  bars: readonly Bar[];
  format?: (value: number) => string;
  /** Adds a last column with the sum of the series. */
  totalHeader?: string;
  /** The table has many columns: it is placed below the bars. */
  isWide?: boolean;
}

const plain = (value: number) => value.toLocaleString('en-IN');

/** Stacked bars, and the same figures as a table, which can be copied and read by screen readers. */
export function BarChart({
  title,
  rowHeader,
  series,
  bars,
  format = plain,
  totalHeader,
  isWide = false,
}: BarChartProps) {
  const largest = Math.max(1, ...bars.map(({ values }) => sumOf(values)));
  const cells = series.map((name, index) => ({
    header: name,
    isNumber: true,
    cell: ({ values }: Bar) => format(values[index] ?? 0),
  }));
  const total = {
    header: totalHeader ?? '',
    isNumber: true,
    cell: ({ values }: Bar) => format(sumOf(values)),
  };
  return (
    <figure className="border-t border-line py-6">
      <figcaption className="text-xl font-semibold">{title}</figcaption>
      <div className={`mt-4 grid items-start gap-x-10 gap-y-5 ${isWide ? '' : 'lg:grid-cols-2'}`}>
        <div aria-hidden="true" className="grid grid-cols-[fit-content(11rem)_1fr] items-center gap-3">
          {bars.map(({ label, values, onOpen }) => (
            <Fragment key={label}>
              <span className="line-clamp-2 text-sm leading-tight break-words">{label}</span>
              {onOpen ? (
                // The table has the same button for the keyboard.
                <button type="button" tabIndex={-1} onClick={onOpen} className="hover:opacity-80">
                  <Parts values={values} series={series} largest={largest} />
                </button>
              ) : (
                <Parts values={values} series={series} largest={largest} />
              )}
            </Fragment>
          ))}
          {series.length > 1 && (
            <ul className="col-start-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {series.map((name, index) => (
                <li key={name} className="flex items-center gap-2">
                  <span className={`size-3 rounded-full ${grounds[index % grounds.length]}`} />
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
        <DataTable
          caption={title}
          rows={bars}
          rowKey={({ label }) => label}
          empty="There is nothing to count yet."
          isNarrow={!isWide}
          columns={[labelColumn(rowHeader), ...cells, ...(totalHeader ? [total] : [])]}
        />
      </div>
    </figure>
  );
}

const labelColumn = (header: string): Column<Bar> => ({
  header,
  isTitle: true,
  cell: ({ label, onOpen }) =>
    onOpen ? (
      <button
        type="button"
        onClick={onOpen}
        className="min-h-6 text-left text-teal underline underline-offset-4"
      >
        {label}
      </button>
    ) : (
      label
    ),
});

function Parts({
  values,
  series,
  largest,
}: Pick<Bar, 'values'> & { series: readonly string[]; largest: number }) {
  return (
    <svg className="block h-7 w-full bg-sand" preserveAspectRatio="none">
      {values.map((value, index) => (
        <rect
          key={series[index]}
          // The edge tells a part from its neighbour and from the ground.
          className={`stroke-[light-dark(var(--color-ink),var(--color-paper))] ${fills[index % fills.length]}`}
          x={`${(100 * sumOf(values.slice(0, index))) / largest}%`}
          width={`${(100 * value) / largest}%`}
          height="100%"
        />
      ))}
    </svg>
  );
}
