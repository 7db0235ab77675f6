import { years } from '#shared/kit/study-years.ts';
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
