import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface Row {
  key: string;
  /** By column key. The first column names the row. */
  cells: Readonly<Record<string, ReactNode>>;
  /** The heading of this row and of those with the same one. */
  group?: string;
}

interface StackTableProps {
  caption: string;
  /** The headings by the keys of the columns. */
  columns: Readonly<Record<string, string>>;
  /** Class names for the widths of columns on desktops. */
  widths?: Readonly<Record<string, string>>;
  rows: readonly Row[];
  /** Aligns the cells at the top, for cells of several lines; the default is the middle. */
  isTopAligned?: boolean;
}

/** A table; on phones each row becomes a card that labels each value with its column. */
export function StackTable({ caption, columns, widths, rows, isTopAligned = false }: StackTableProps) {
  const [first = '', ...others] = Object.keys(columns);
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-teal">
          {Object.entries(columns).map(([key, label]) => (
            <th
              key={key}
              scope="col"
              className={classNames('py-3 pr-4 align-bottom text-sm font-semibold last:pr-0', widths?.[key])}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {[...Map.groupBy(rows, ({ group }) => group)].map(([group, together]) => (
        <tbody key={group ?? ''} className="max-sm:grid max-sm:gap-4">
          {group && (
            <tr className="max-sm:block">
              <th
                scope="rowgroup"
                colSpan={others.length + 1}
                className="pt-6 text-lg text-teal max-sm:block"
              >
                {group}
              </th>
            </tr>
          )}
          {together.map(({ key, cells }) => (
            <tr
              key={key}
              className={classNames(
                isTopAligned ? 'align-top' : 'align-middle',
                'break-inside-avoid border-line max-sm:block max-sm:rounded-lg max-sm:border max-sm:bg-white max-sm:p-4 sm:border-b',
              )}
            >
              <th
                scope="row"
                className="py-4 pr-4 font-semibold max-sm:block max-sm:p-0 max-sm:pb-2 max-sm:text-lg"
              >
                {cells[first]}
              </th>
              {others.map((column) => (
                <td
                  key={column}
                  className="py-4 pr-4 last:pr-0 max-sm:grid max-sm:grid-cols-[6.25rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-2 max-sm:border-t max-sm:border-line max-sm:px-0 max-sm:py-2"
                >
                  <span className="text-sm text-ink-soft sm:hidden" aria-hidden="true">
                    {columns[column]}
                  </span>
                  <span className="block min-w-0 text-balance">{cells[column]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
