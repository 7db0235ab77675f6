import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/api/calls.ts';

/** For a choice of a teacher: who has left is not offered. */
export const allFacultyQuery = queryOptions({
  queryKey: ['faculty', 'all'],
  queryFn: ({ signal }) => callApi('listFaculty', { signal, query: { sort: 'lastName' } }),
  select: (teachers) => teachers.filter(({ leftOn }) => !leftOn),
});
