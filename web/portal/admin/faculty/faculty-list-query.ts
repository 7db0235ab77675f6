import { callList } from '#web/lib/api.ts';
import { listQuery } from '../../common/forms/records.ts';
import type { FacultyListSearch } from './faculty-list-search.ts';

const include = 'personalInfo,contactInfo';

export const facultyListQuery = (search: FacultyListSearch) =>
  listQuery('faculty', search, (query, signal) =>
    callList('listFaculty', { signal, query: { include, ...query } }),
  );
