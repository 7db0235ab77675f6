import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { defaultPageSize } from '#shared/kit/list-pages.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyList } from './empty-list.tsx';
import { type ListPage, type ShownList, sortableColumns } from './list-of.ts';
import { ListPagination } from './list-pagination.tsx';
import { narrowingOf } from './list-search.ts';
import { NothingMatches } from './nothing-matches.tsx';

export interface ListTableProps<Row> {
  caption: string;
  /** Name of the rows, in the plural: 'students'. */
  noun: string;
  list: Pick<ShownList<ListPage<Row>>, 'search' | 'update' | 'query' | 'sortKeys' | 'defaultSort'>;
  columns: readonly Column<Row>[];
  rowKey?: (row: Row) => string;
  /** The sentence of a list that is empty without a search or a filter. */
  empty: string;
  /** Replaces 'No students found.' where a search or filters leave no row. */
  nothingFound?: string;
  /** The hint below `empty`: how the first record gets here. */
  hint?: ReactNode;
  /** Replaces the server's sentence when the list does not load. */
  failure?: string;
  /** The rows of all pages, while they are printed. */
  printed?: Row[] | undefined;
  /** The sheet of the filters has the sort control of phones. */
  isSortedAbove?: boolean;
}

/** A page of a list with its loading state, its failure and the buttons of the other pages. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, noun, list, columns, rowKey, empty, nothingFound, hint, failure, printed } = props;
  const { isSortedAbove = false } = props;
  const { search, defaultSort } = list;
  const { data, error, isPending, isPlaceholderData, refetch } = list.query;
  const page = search.page ?? 1;
  const pageSize = search.pageSize ?? defaultPageSize;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));

  // The page no longer exists: rows were deleted, or the address is an old one.
  const isBeyond = data !== undefined && !isPlaceholderData && page > lastPage;
  const correct = useEffectEvent((last: number) => list.update({ page: last > 1 ? last : undefined }, true));
  useEffect(() => {
    if (isBeyond) correct(lastPage);
  }, [isBeyond, lastPage]);

  if (error && !data) return <LoadFailure error={error} text={failure} onRetry={() => void refetch()} />;
  return (
    <>
      {error && <LoadFailure error={error} text={failure} onRetry={() => void refetch()} />}
      <DataTable
        caption={caption}
        columns={sortableColumns(columns, list)}
        rows={printed ?? data?.rows ?? []}
        rowKey={rowKey}
        empty={
          narrowingOf(search).length > 0 ? (
            <NothingMatches
              noun={noun}
              sentence={nothingFound}
              search={search}
              onChange={(change) => list.update(change)}
            />
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
        onSort={(sort) => list.update({ sort })}
      />
      {data && (
        // Not before the total is known: it would move when the rows have loaded.
        <ListPagination
          list={printed ? { ...list, search: { ...search, pageSize: printed.length } } : list}
          page={printed ? 1 : page}
          total={data.total}
          noun={noun}
        />
      )}
    </>
  );
}
