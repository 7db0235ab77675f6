import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/api/calls.ts';

export const analyticsQuery = queryOptions({
  queryKey: ['analytics'],
  queryFn: ({ signal }) => callApi('readAnalytics', { signal }),
});
