import { queryOptions, useQuery } from '@tanstack/react-query';
import { fullName } from '#shared/people/full-name.ts';
import { callQuery } from '#web/api/call-query.ts';

/** For a choice of a teacher: who has left is not offered. */
export const allFacultyQuery = queryOptions({
  ...callQuery('listFaculty', { query: { sort: 'lastName' } }),
  select: (teachers) => teachers.filter(({ leftOn }) => !leftOn),
});

/** All faculty members as the options of a select; none while they are loading. */
export function useTeacherOptions(enabled = true) {
  const { data = [] } = useQuery({ ...allFacultyQuery, enabled });
  return data.map((teacher) => ({ value: teacher.id, label: fullName(teacher) }));
}
