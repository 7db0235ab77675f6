import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface Column {
  key: string;
  label: string;
  isNumber?: boolean;
}
export interface Row {
  key: string;
  /** By column key. The first column names the row. */
  cells: Readonly<Record<string, ReactNode>>;
}

interface StackTableProps {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
}

/** A table; on phones each row becomes a card with the column's name beside each value. The roles keep it a table there. */
export function StackTable({ caption, columns, rows }: StackTableProps) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <table role="table" className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b-2 border-teal">
          {columns.map(({ key, label, isNumber }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={classNames(
                'py-3 pr-4 align-bottom text-sm font-semibold last:pr-0',
                isNumber && 'text-right',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:grid max-sm:gap-4">
        {rows.map(({ key, cells }) => (
          <tr
            key={key}
            role="row"
            className="break-inside-avoid border-line max-sm:block max-sm:rounded-lg max-sm:border max-sm:bg-white max-sm:p-4 sm:border-b"
          >
            <th
              role="rowheader"
              scope="row"
              className="w-[26%] py-4 pr-4 align-top font-semibold max-sm:block max-sm:w-auto max-sm:p-0 max-sm:pb-2 max-sm:text-lg"
            >
              {cells[first.key]}
            </th>
            {others.map(({ key: column, label, isNumber }) => (
              <td
                key={column}
                role="cell"
                className={classNames(
                  'py-4 pr-4 align-top last:pr-0 max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:gap-2 max-sm:border-t max-sm:border-line max-sm:px-0 max-sm:py-2',
                  isNumber && 'sm:text-right',
                )}
              >
                <span className="text-sm text-ink-soft sm:hidden" aria-hidden="true">
                  {label}
                </span>
                <span className="min-w-0">{cells[column]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
