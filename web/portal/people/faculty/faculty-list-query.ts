import { callList } from '#web/api/calls.ts';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import type { FacultyListSearch } from './faculty-list-search.ts';

const include = 'personalInfo,contactInfo';

export const facultyListQuery = (search: FacultyListSearch) =>
  listQuery('faculty', search, ({ cols: _, ...query }, signal) =>
    callList('listFaculty', { signal, query: { include, ...query } }),
  );
