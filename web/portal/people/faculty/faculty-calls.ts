// How the screens read and change one faculty member.
import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#shared/kit/fields/fields.ts';
import type { Faculty, facultyFields } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import { callApi } from '#web/api/calls.ts';
import { type RecordCalls, recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { withStatus } from '#web/portal/kit/forms/save-error.ts';

export function facultyQuery(id: string) {
  return queryOptions({
    queryKey: ['faculty', id],
    queryFn: ({ signal }) => callApi('findFaculty', { signal, params: { id } }),
  });
}

/** product §7: coming dates first. */
export function facultyCalendarQuery(id: string) {
  return queryOptions({
    queryKey: ['calendar', 'of faculty', id],
    queryFn: ({ signal }) => callApi('listFacultyCalendar', { signal, params: { id } }),
  });
}

export const facultyCalls: RecordCalls<Faculty, InputOf<typeof facultyFields>> = {
  ...recordCalls('Faculty', 'faculty', (faculty: Faculty) => fullName(faculty)),
  saveError: withStatus,
  restore: (id) => callApi('restoreFaculty', { params: { id } }),
};
