import type { ReactNode } from 'react';
import { EmptyList } from '#web/portal/kit/lists/empty-list.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

/** Props of the table of fees, results or grades: read-only, or with buttons. */
export interface RowTableUse<Row> {
  rows: readonly Row[];
  isLoading?: boolean;
  /** Shown when there are no rows: whom to ask, or what to do. */
  hint?: ReactNode;
  /** The buttons of a row; undefined where the table is read-only. */
  actions?: (row: Row) => ReactNode;
}

interface RowTableProps<Row> extends RowTableUse<Row> {
  caption: string;
  empty: string;
  columns: readonly Column<Row>[];
}

export const withActions = <Row,>(
  columns: readonly Column<Row>[],
  actions: ((row: Row) => ReactNode) | undefined | false,
): readonly Column<Row>[] =>
  actions ? [...columns, { header: 'Actions', isActions: true, cell: actions }] : columns;

/** A short table without pages, with a last column of buttons if `actions` are given. */
export function RowTable<Row extends { id: string }>(props: RowTableProps<Row>) {
  const { caption, rows, isLoading = false, hint, empty, actions, columns } = props;
  return (
    <DataTable
      caption={caption}
      rows={rows}
      empty={<EmptyList sentence={empty} hint={hint} />}
      isLoading={isLoading}
      skeletonRows={3}
      columns={withActions(columns, actions)}
    />
  );
}
