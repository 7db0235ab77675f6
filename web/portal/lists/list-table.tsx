import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { defaultPageSize, pageSizes } from '#shared/list-query.ts';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { ArcMark } from '#web/ui/arc-mark.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { ChangeList, ListSearch } from './list-search.ts';

export interface ListTableProps<Row, S extends ListSearch> {
  caption: string;
  /** What is counted: 'students'. */
  noun: string;
  query: UseQueryResult<{ rows: Row[]; total: number }>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** What an empty list says. */
  empty: string;
  /** How something comes into it. */
  hint?: string;
  search: S;
  /** Sorted so where the address says nothing. */
  defaultSort: string;
  onChange: ChangeList<S>;
  /** Instead of the server's sentence when the list does not load. */
  failure?: string;
}

/** A page of a list with its skeleton, its failure and the way to the other pages. */
export function ListTable<Row, S extends ListSearch>(props: ListTableProps<Row, S>) {
  const { caption, noun, query, columns, rowKey, empty, hint, search, defaultSort, onChange, failure } =
    props;
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  const page = search.page ?? 1;
  const pageSize = search.pageSize ?? defaultPageSize;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const toPage = (next: number) => onChange({ page: next > 1 ? next : undefined } as Partial<S>);

  // Rows were deleted, or the address is an old one: there is no such page any more.
  const isBeyond = data !== undefined && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyond) onChange({ page: lastPage > 1 ? lastPage : undefined } as Partial<S>, true);
  }, [isBeyond, lastPage, onChange]);

  if (error && !data) return <LoadFailure error={error} text={failure} onRetry={() => void refetch()} />;
  return (
    <>
      {error && <LoadFailure error={error} text={failure} onRetry={() => void refetch()} />}
      <DataTable
        caption={caption}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={rowKey}
        empty={
          <>
            <ArcMark className="mx-auto mb-2 w-14" />
            <p className="font-medium text-ink">{empty}</p>
            {search.q ? <p>Nothing matches “{search.q}”.</p> : hint && <p>{hint}</p>}
          </>
        }
        isLoading={isPending}
        isStale={isPlaceholderData}
        // A whole page of them, so that what is below does not jump when the rows come.
        skeletonRows={pageSize}
        sort={search.sort ?? defaultSort}
        onSort={(sort) => onChange({ sort } as Partial<S>)} // the columns name only keys of the list
      />
      {data && (
        // Not before there is something to count: it would jump when the rows come.
        <Pagination
          page={page}
          pageSize={pageSize}
          pageSizes={pageSizes}
          total={data.total}
          noun={noun}
          onPage={toPage}
          onPageSize={(size) =>
            onChange({ pageSize: size === defaultPageSize ? undefined : size } as Partial<S>)
          }
        />
      )}
    </>
  );
}
