import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/lib/api.ts';

export const analyticsQuery = queryOptions({
  queryKey: ['analytics'],
  queryFn: ({ signal }) => callApi('readAnalytics', { signal }),
});
