// A list of the API as the screens show it: what of it the address has, how it is read, ordered, filtered and exported.
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import {
  type Fields,
  type FilterFields,
  type FilterQuery,
  filterChoices,
} from '#shared/kit/fields/fields.ts';
import type { ListView } from '#shared/office/list-views.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { filterOf, type ListSearch, listSearch, pageOf, useListChange } from './list-search.ts';

export interface ListPage<Row = unknown> {
  rows: Row[];
  total: number;
}

export type ListQuery<P extends ListPage> = UseQueryOptions<P, Error, P, string[]>;

/** The columns that can be shown besides the usual ones. */
interface ColumnChoices {
  fields: Fields;
  paths: readonly string[];
}

interface ListShape {
  /** As the API's list takes them. */
  sortKeys: readonly string[];
  /** The sort of an address without one. Missing: the order cannot be chosen. */
  defaultSort?: string;
  /** Each has a select; one without choices takes any short text, and its screen says what can be chosen. */
  filters: FilterFields;
  /** The name under which users keep views of it; missing: none are kept. */
  views?: ListView['list'];
  columnChoices?: ColumnChoices;
}

// Methods, not properties: the parts of the kit take the lists of all screens, and change only what every list has.
export interface ApiList<P extends ListPage, S extends ListSearch> extends ListShape {
  /** The state of the list in the address; what is not valid there is dropped. */
  readSearch(address: Record<string, unknown>): S;
  query(search: S): ListQuery<P>;
  /** Of all pages. */
  exportPath?(search: S): string;
}

/** A list on its screen. */
export interface ShownList<P extends ListPage = ListPage, S extends ListSearch = ListSearch>
  extends ListShape {
  search: S;
  update(change: Partial<S>, isCorrection?: boolean): void;
  query: UseQueryResult<P>;
  exportHref?: string | undefined;
  /** Another page of what matches. */
  readPage(page: number, pageSize: number): Promise<P>;
  /** Names every parameter: a view that is opened takes away those that it does not have. */
  readSearch(address: Record<string, unknown>): S;
}

interface ListDefinition<K extends string, F extends FilterFields, E extends object, P extends ListPage>
  extends ListShape {
  sortKeys: readonly K[];
  defaultSort?: K | `-${K}`;
  filters: F;
  /** Further parameters of the address. */
  further?: (address: Record<string, unknown>) => E;
  read: (query: ReturnType<typeof pageOf<ListSearch<K> & FilterQuery<F> & E>>) => ListQuery<P>;
  exported?: (filter: ReturnType<typeof filterOf<ListSearch<K> & FilterQuery<F> & E>>) => string;
}

/** Says of a list of the API what its screens need: how it is read, and what of it stays in the address. */
export function listOf<
  const K extends string,
  const F extends FilterFields,
  P extends ListPage,
  E extends object = object,
>({
  read,
  exported,
  further,
  ...shape
}: ListDefinition<K, F, E, P>): ApiList<P, ListSearch<K> & FilterQuery<F> & E> {
  const readList = listSearch(shape.sortKeys, {
    ...filterChoices(shape.filters),
    ...(shape.columnChoices && { cols: [] }),
  });
  type S = ListSearch<K> & FilterQuery<F> & E;
  return {
    ...shape,
    readSearch: (address) => ({ ...readList(address), ...further?.(address) }) as S, // what both have read
    query: (search) => read(pageOf(search)),
    ...(exported && { exportPath: (search: S) => exported(filterOf(search)) }),
  };
}

/** The list as the address has it. @param start what an address without these parameters has */
export function useList<P extends ListPage, S extends ListSearch>(
  list: ApiList<P, S>,
  start?: Partial<S>,
): ShownList<P, S> {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const typed = list.readSearch(address);
  const search = start ? withStart(typed, start) : typed;
  return {
    ...list,
    search,
    update: useListChange<S>(),
    query: useQuery(list.query(search)),
    exportHref: list.exportPath?.(search),
    readPage: (page, pageSize) => queryClient.fetchQuery(list.query({ ...search, page, pageSize })),
  };
}

const withStart = <S extends object>(search: S, start: Partial<S>): S => ({
  ...search,
  ...Object.fromEntries(
    Object.entries(start).filter(([name]) => search[name as keyof S] === undefined), // its own names
  ),
});

/** A column has the buttons of an order only where the list has that order. */
export const sortableColumns = <Row>(
  columns: readonly Column<Row>[],
  { sortKeys }: Pick<ShownList, 'sortKeys'>,
): readonly Column<Row>[] =>
  columns.map(({ sortKey, ...column }) => ({
    ...column,
    ...(sortKey && sortKeys.includes(sortKey) && { sortKey }),
  }));
