import { useQuery } from '@tanstack/react-query';
import { fullName } from '#shared/people/full-name.ts';
import { allFacultyQuery } from './all-faculty-query.ts';

/** All faculty members as the options of a select; none while they are loading. */
export function useTeacherOptions(enabled = true) {
  const { data = [] } = useQuery({ ...allFacultyQuery, enabled });
  return data.map((teacher) => ({ value: teacher.id, label: fullName(teacher) }));
}
