import { useQuery } from '@tanstack/react-query';
import type { StatusFilter } from '#shared/people/status-filter.ts';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import { filterOf, type ListSearch, pageOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { withStatusFilter } from '#web/portal/people/students/student-list-search.ts';
import type { PeopleSearch } from './people-list-search.ts';

type Asked<K extends string> = ListSearch<K> & { status?: StatusFilter };
type PeopleQuery<K extends string> = ReturnType<typeof pageOf<Asked<K>>> & { of: 'student' | 'faculty' };

/**
 * Both sections of a list of people: the students of the chosen status, and the faculty, who have none.
 * @param key begins the keys of the queries
 */
export function usePeople<Row, K extends string>(
  key: string,
  readSearch: (address: Record<string, unknown>) => PeopleSearch<K>,
  list: (query: PeopleQuery<K>, signal: AbortSignal) => Promise<{ rows: Row[]; total: number }>,
) {
  const [search, onChange] = useListSearch(readSearch);
  const { facultyPage, ...filters } = search;
  const { status: _ofStudents, ...common } = filters;
  const asked: Asked<K> = withStatusFilter(filters);
  const query = (of: 'student' | 'faculty', section: Asked<K>) =>
    listQuery(`${key} of ${of}`, section, (page, signal) => list({ ...page, of }, signal));
  return {
    search,
    onChange,
    students: useQuery(query('student', asked)),
    faculty: useQuery(query('faculty', { ...common, page: facultyPage })),
    /** What the export takes. */
    filter: filterOf(asked),
  };
}
