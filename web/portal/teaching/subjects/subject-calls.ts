// How the screens read and change subjects.
import type { Subject, SubjectInput } from '#shared/teaching/subjects.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { filterOf } from '#web/portal/kit/lists/list-search.ts';
import type { SubjectListSearch } from './subject-list-search.ts';

/**
 * All subjects that match, without pages: a college has some dozens, and only the whole list tells whether a group is
 * empty.
 */
export const subjectListQuery = (search: SubjectListSearch) =>
  callListQuery('listSubjects', { query: filterOf(search) });

export const subjectCalls = recordCalls<Subject, SubjectInput>(
  'Subject',
  'subject',
  ({ code, name }) => `${code} ${name}`,
);
