import { queryOptions } from '@tanstack/react-query';
import type { TeachingQuery } from '#shared/teaching/teaching.ts';
import { callApi } from '#web/api/calls.ts';

/** Who teaches what, filtered by teacher, subject or academic year. */
export function teachingQuery(query: TeachingQuery) {
  return queryOptions({
    queryKey: ['teaching', query],
    queryFn: ({ signal }) => callApi('listTeaching', { signal, query }),
  });
}
