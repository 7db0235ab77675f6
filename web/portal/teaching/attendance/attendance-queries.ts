import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/api/calls.ts';

export function studentAttendanceQuery(id: string) {
  return queryOptions({
    queryKey: ['attendance', 'student', id],
    queryFn: ({ signal }) => callApi('readStudentAttendance', { signal, params: { id } }),
  });
}

export function classAttendanceQuery(subjectId: string) {
  return queryOptions({
    queryKey: ['attendance', 'class', subjectId],
    queryFn: ({ signal }) => callApi('listClassAttendance', { signal, query: { subjectId } }),
  });
}
