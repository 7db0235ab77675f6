// The student list's state in the address: shareable, and Back works. Anything that makes no sense is dropped.
import { defaultPageSize, pageSizes } from '#shared/list-query.ts';
import { studentSortKeys } from '#shared/students.ts';
import { years } from '#shared/years.ts';

export function studentListSearch(search: Record<string, unknown>) {
  const page = Number(search.page);
  const pageSize = Number(search.pageSize);
  return {
    q: typeof search.q === 'string' && search.q ? search.q.slice(0, 100) : undefined,
    year: years.find((year) => year === search.year),
    sort: [...studentSortKeys, ...studentSortKeys.map((key) => `-${key}` as const)].find(
      (key) => key === search.sort,
    ),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    pageSize: pageSizes.find((size) => size === pageSize && size !== defaultPageSize),
  };
}

export type StudentListSearch = ReturnType<typeof studentListSearch>;
