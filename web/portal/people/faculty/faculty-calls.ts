// How the screens read and change one faculty member.
import type { InputOf } from '#shared/kit/fields/fields.ts';
import type { Faculty, facultyFields } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { type RecordCalls, recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { withStatus } from '#web/portal/kit/forms/with-status.ts';

export const facultyQuery = (id: string) => callQuery('findFaculty', { params: { id } });

/** product §7: coming dates first. */
export const facultyCalendarQuery = (id: string) => callQuery('listFacultyCalendar', { params: { id } });

export const facultyCalls: RecordCalls<Faculty, InputOf<typeof facultyFields>> = {
  ...recordCalls('Faculty', 'faculty', (faculty: Faculty) => fullName(faculty)),
  saveError: withStatus,
  restore: (id) => callApi('restoreFaculty', { params: { id } }),
};
