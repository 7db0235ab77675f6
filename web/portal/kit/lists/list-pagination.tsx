import { defaultPageSize, pageSizes } from '#shared/kit/list-pages.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import type { ChangeList, ListSearch } from './list-search.ts';

interface ListPaginationProps<S extends ListSearch> {
  search: S;
  /** The page that is shown: that of the address, unless the list has fewer pages. */
  page: number;
  total: number;
  /** Name of the rows, in the plural: 'students'. */
  noun: string;
  onChange: ChangeList<S>;
}

/** The pages of a list, whose page and page size are in the address; the first page and the usual size are left out there. */
export function ListPagination<S extends ListSearch>({
  search,
  page,
  total,
  noun,
  onChange,
}: ListPaginationProps<S>) {
  return (
    <Pagination
      page={page}
      pageSize={search.pageSize ?? defaultPageSize}
      pageSizes={pageSizes}
      total={total}
      noun={noun}
      onPage={(next) => onChange({ page: next > 1 ? next : undefined } as Partial<S>)}
      onPageSize={(size) => onChange({ pageSize: size === defaultPageSize ? undefined : size } as Partial<S>)}
    />
  );
}
