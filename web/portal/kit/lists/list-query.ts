import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListSearch, pageOf } from './list-search.ts';

/** A page of a list; the previous page stays visible until the next one has loaded. */
export function listQuery<Row, S extends ListSearch>(
  key: string,
  search: S,
  read: (query: ReturnType<typeof pageOf<S>>, signal: AbortSignal) => Promise<{ rows: Row[]; total: number }>,
) {
  const query = pageOf(search);
  return queryOptions({
    queryKey: [key, 'list', JSON.stringify(query)],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
  });
}
