import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { defaultPageSize } from '#shared/kit/list-pages.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListPagination } from './list-pagination.tsx';
import { type ChangeList, type ListSearch, narrowingOf, useListChange } from './list-search.ts';
import { NothingMatches } from './nothing-matches.tsx';

export interface ListTableProps<Row, S extends ListSearch> {
  caption: string;
  /** Name of the rows, in the plural: 'students'. */
  noun: string;
  query: UseQueryResult<{ rows: Row[]; total: number }>;
  columns: readonly Column<Row>[];
  rowKey?: (row: Row) => string;
  /** The sentence of a list that is empty without a search or a filter. */
  empty: string;
  /** Replaces 'No students found.' where a search or filters leave no row. */
  nothingFound?: string;
  /** The hint below `empty`: how the first record gets here. */
  hint?: ReactNode;
  search: S;
  /** The sort of an address without one. Missing: the order cannot be chosen. */
  defaultSort?: string;
  /** Where a screen shows two lists; without it the address is that of this one. */
  onChange?: ChangeList<S>;
  /** Replaces the server's sentence when the list does not load. */
  failure?: string;
  /** The rows of all pages, while they are printed. */
  printed?: Row[] | undefined;
  /** The sheet of the filters has the sort control of phones. */
  isSortedAbove?: boolean;
}

/** A page of a list with its loading state, its failure and the buttons of the other pages. */
export function ListTable<Row, S extends ListSearch>(props: ListTableProps<Row, S>) {
  const usual = useListChange<S>();
  const {
    caption,
    noun,
    query,
    columns,
    rowKey,
    empty,
    nothingFound,
    hint,
    search,
    defaultSort,
    onChange = usual,
    failure,
    printed,
    isSortedAbove = false,
  } = props;
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  const page = search.page ?? 1;
  const pageSize = search.pageSize ?? defaultPageSize;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));

  // The page no longer exists: rows were deleted, or the address is an old one.
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
        rows={printed ?? data?.rows ?? []}
        rowKey={rowKey}
        empty={
          narrowingOf(search).length > 0 ? (
            <NothingMatches noun={noun} sentence={nothingFound} search={search} onChange={onChange} />
          ) : (
            <EmptyList sentence={empty} hint={hint} />
          )
        }
        isSortedAbove={isSortedAbove}
        isLoading={isPending}
        isStale={isPlaceholderData}
        // A full page of placeholders, so that the content below does not move when the rows have loaded.
        skeletonRows={pageSize}
        sort={search.sort ?? defaultSort}
        onSort={(sort) => onChange({ sort } as Partial<S>)} // the columns name only keys of the list
      />
      {data && (
        // Not before the total is known: it would move when the rows have loaded.
        <ListPagination
          search={printed ? { ...search, pageSize: printed.length } : search}
          page={printed ? 1 : page}
          total={data.total}
          noun={noun}
          onChange={onChange}
        />
      )}
    </>
  );
}
