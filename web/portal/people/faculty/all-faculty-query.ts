import { callQuery } from '#web/api/call-query.ts';

/** For a choice of a teacher. */
export const allFacultyQuery = callQuery('listFaculty', { query: { sort: 'lastName' } });
