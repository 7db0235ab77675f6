import { dueSortKeys } from '#shared/dues.ts';
import { quotas } from '#shared/quotas.ts';
import { years } from '#shared/study-years.ts';
import { listSearch } from '#web/portal/lists/list-search.ts';

const readList = listSearch(dueSortKeys, { year: years, quota: quotas, overdue: ['true', 'false'] });

export const dueListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  /** The complete label of a fee. */
  head: typeof address.head === 'string' ? address.head.slice(0, 120) || undefined : undefined,
});
export type DueListSearch = ReturnType<typeof dueListSearch>;
