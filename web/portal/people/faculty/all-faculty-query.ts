import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '#web/api/call-query.ts';

/** For a choice of a teacher: who has left is not offered. */
export const allFacultyQuery = queryOptions({
  ...callQuery('listFaculty', { query: { sort: 'lastName' } }),
  select: (teachers) => teachers.filter(({ leftOn }) => !leftOn),
});
