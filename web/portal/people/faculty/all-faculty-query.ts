import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/api/calls.ts';

/** For a choice of a teacher. */
export const allFacultyQuery = queryOptions({
  queryKey: ['faculty', 'all'],
  queryFn: ({ signal }) => callApi('listFaculty', { signal, query: { sort: 'lastName' } }),
});
