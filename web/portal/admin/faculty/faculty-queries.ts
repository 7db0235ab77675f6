// How the screens read and change faculty.
import { queryOptions } from '@tanstack/react-query';
import type { Faculty } from '#shared/faculty.ts';
import { callApi, callList } from '#web/lib/api.ts';
import { listQuery, type RecordCalls } from '../../common/records.ts';
import type { FacultyFormOutput } from './faculty-form.ts';
import type { FacultyListSearch } from './faculty-list-search.ts';

const record = 'personalInfo,contactInfo';

export const facultyListQuery = (search: FacultyListSearch) =>
  listQuery('faculty', search, (query, signal) =>
    callList('listFaculty', { signal, query: { include: record, ...query } }),
  );

export function facultyQuery(id: string) {
  return queryOptions({
    queryKey: ['faculty', id],
    queryFn: ({ signal }) => callApi('findFaculty', { signal, params: { id } }),
  });
}

export const facultyCalls: RecordCalls<Faculty, FacultyFormOutput> = {
  noun: 'faculty',
  label: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  find: (id) => callApi('findFaculty', { params: { id } }),
  create: (body) => callApi('createFaculty', { body }),
  update: (id, body, ifMatch) => callApi('updateFaculty', { params: { id }, body, ifMatch }),
  remove: (id) => callApi('deleteFaculty', { params: { id } }),
  restore: (id) => callApi('restoreFaculty', { params: { id } }),
};
