import { callListQuery } from '#web/api/call-query.ts';
import { pageOf } from '#web/portal/kit/lists/list-search.ts';
import type { FacultyListSearch } from './faculty-list-search.ts';

const include = 'personalInfo,contactInfo';

export const facultyListQuery = ({ cols: _, ...search }: FacultyListSearch) =>
  callListQuery('listFaculty', { query: { include, ...pageOf(search) } });
