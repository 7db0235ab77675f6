import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyList } from '#web/portal/kit/lists/empty-list.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
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
  rowKey?: (row: Row) => string;
}

export const withActions = <Row,>(
  columns: readonly Column<Row>[],
  actions: ((row: Row) => ReactNode) | undefined | false,
): readonly Column<Row>[] =>
  actions ? [...columns, { header: 'Actions', isActions: true, cell: actions }] : columns;

/** A short table without pages, with a last column of buttons if `actions` are given. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { hint, empty, actions, columns, ...table } = props;
  return (
    <DataTable
      {...table}
      empty={<EmptyList sentence={empty} hint={hint} />}
      skeletonRows={3}
      columns={withActions(columns, actions)}
    />
  );
}

interface QueryTableProps<Row> extends Omit<RowTableProps<Row>, 'rows' | 'isLoading'> {
  query: Pick<UseQueryResult<readonly Row[]>, 'data' | 'error' | 'isPending' | 'refetch'>;
}

/** The same of what a query answers, or why it has not answered. */
export function QueryTable<Row>({ query, ...table }: QueryTableProps<Row>) {
  const { data, error, isPending, refetch } = query;
  return (
    <>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(data || isPending) && <RowTable rows={data ?? []} isLoading={isPending} {...table} />}
    </>
  );
}
