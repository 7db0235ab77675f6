import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/api/calls.ts';

/** The settings of the college, the same for every admin. */
export const collegeSettingsQuery = queryOptions({
  queryKey: ['college settings'],
  queryFn: ({ signal }) => callApi('readCollegeSettings', { signal }),
});
