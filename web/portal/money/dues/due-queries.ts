// How the screens read what is open.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DueFilter } from '#shared/money/dues.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { filterOf, pageOf } from '#web/portal/kit/lists/list-search.ts';
import type { DueListSearch } from './due-list-search.ts';

/** As the API takes it: columns and view belong to the screen alone. */
function withoutColumns<S extends object>({
  cols: _cols,
  view: _view,
  ...search
}: S & { cols?: string | undefined; view?: string | undefined }) {
  return search;
}

/** What matches, on every page and in any order. */
export function dueFilterOf({ q, year, quota, head, overdue, payableBy }: DueListSearch): DueFilter {
  return { q, year, quota, head, overdue, payableBy };
}

/** A page of open fees, with the sums over all pages. */
export function duesQuery(search: DueListSearch) {
  const query = withoutColumns(pageOf(search));
  return queryOptions({
    queryKey: ['dues', 'list', query],
    queryFn: async ({ signal }) => {
      const { dues: rows, total, sums } = await callApi('listDues', { signal, query });
      return { rows, total, sums };
    },
    placeholderData: keepPreviousData,
  });
}

/** All open fees that match, without pages. */
export function allDuesQuery(search: DueListSearch) {
  const query = withoutColumns(filterOf(search));
  return queryOptions({
    queryKey: ['dues', 'all', query],
    queryFn: async ({ signal }) => (await callApi('listDues', { signal, query })).dues,
  });
}

export function dueFiguresQuery(search: DueListSearch) {
  const query = { ...dueFilterOf(search), by: search.year ? ('head' as const) : ('year' as const) };
  return queryOptions({ ...callQuery('listDueFigures', { query }), placeholderData: keepPreviousData });
}

export const duesExportPath = (search: DueListSearch) =>
  callPath('exportDues', {}, withoutColumns(filterOf(search)));
