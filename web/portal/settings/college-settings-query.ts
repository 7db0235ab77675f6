import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/api/calls.ts';

/** What the office words its own way, the same for every admin. */
export const collegeSettingsQuery = queryOptions({
  queryKey: ['college settings'],
  queryFn: ({ signal }) => callApi('readCollegeSettings', { signal }),
});
