import { years } from '#shared/kit/study-years.ts';
import type { DueFilter } from '#shared/money/dues.ts';
import { dueSortKeys } from '#shared/money/dues.ts';
import { quotas } from '#shared/people/quotas.ts';
import { listSearch, searchWords } from '#web/portal/kit/lists/list-search.ts';

const readList = listSearch(dueSortKeys, {
  year: years,
  quota: quotas,
  overdue: ['true', 'false'],
  payableBy: ['government'],
  view: ['chart'],
  /** The keys of the columns that are shown besides the usual ones: 'quota,phone'. */
  cols: [] as readonly string[],
});

export const dueListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  /** The complete label of a fee. */
  head: searchWords(address.head, 120),
});
export type DueListSearch = ReturnType<typeof dueListSearch>;

/** As the API takes it: columns and view belong to the screen alone. */
export function withoutColumns<S extends object>({
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
