// How the screens read and change subjects.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Subject, SubjectInput } from '#shared/teaching/subjects.ts';
import { callList } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { filterOf } from '#web/portal/kit/lists/list-search.ts';
import type { SubjectListSearch } from './subject-list-search.ts';

/**
 * All subjects that match, without pages: a college has some dozens, and only the whole list tells whether a group is
 * empty.
 */
export function subjectListQuery(search: SubjectListSearch) {
  const query = filterOf(search);
  return queryOptions({
    queryKey: ['subjects', 'list', query],
    queryFn: ({ signal }) => callList('listSubjects', { signal, query }),
    placeholderData: keepPreviousData,
  });
}

export const subjectCalls = recordCalls<Subject, SubjectInput>(
  'Subject',
  'subject',
  ({ code, name }) => `${code} ${name}`,
);
