import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { withActions } from './row-table.tsx';

interface TableSectionProps<Row> {
  title: string;
  /** Of the table, where it is not the title. */
  caption?: string;
  rows: readonly Row[];
  rowKey?: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** The buttons of a row. */
  actions?: ((row: Row) => ReactNode) | false;
  /** Beside the heading. */
  beside?: ReactNode;
  /** Below the table. */
  children?: ReactNode;
}

/** A part of a screen that is one short table; nothing where there are no rows. */
export function TableSection<Row>(props: TableSectionProps<Row>) {
  const { title, caption = title, columns, actions, beside, children, ...table } = props;
  if (table.rows.length === 0) return null;
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center">
        <h2 className="text-xl">{say(title)}</h2>
        {beside}
      </div>
      <DataTable caption={caption} columns={withActions(columns, actions)} empty="" {...table} />
      {children}
    </section>
  );
}
