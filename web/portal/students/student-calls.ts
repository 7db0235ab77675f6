// How the screens read and change students.
import { queryOptions } from '@tanstack/react-query';
import type { Student } from '#shared/students.ts';
import { callApi, callList } from '#web/api/calls.ts';
import { listQuery, type RecordCalls } from '#web/portal/forms/records.ts';
import { type StudentFormOutput, withDateOfBirth } from './student-form.ts';
import type { StudentListSearch } from './student-list-search.ts';

const record = 'personalInfo,contactInfo';
const wholeRecord = `${record},fees,results.subject,gradeInfo.subject`;

export const studentListQuery = (search: StudentListSearch) =>
  listQuery('students', search, (query, signal) =>
    callList('listStudents', { signal, query: { include: record, ...query } }),
  );

export function studentQuery(id: string) {
  return queryOptions({
    queryKey: ['students', id],
    queryFn: ({ signal }) =>
      callApi('findStudent', { signal, params: { id }, query: { include: wholeRecord } }),
  });
}

export const studentCalls: RecordCalls<Student, StudentFormOutput> = {
  noun: 'student',
  label: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  find: (id) => callApi('findStudent', { params: { id }, query: { include: record } }),
  create: (body) => callApi('createStudent', { body: withDateOfBirth(body) }),
  update: (id, body, ifMatch) =>
    callApi('updateStudent', { params: { id }, body: withDateOfBirth(body), ifMatch }),
  remove: (id) => callApi('deleteStudent', { params: { id } }),
  restore: (id) => callApi('restoreStudent', { params: { id } }),
};
