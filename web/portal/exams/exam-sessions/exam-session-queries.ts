import { queryOptions } from '@tanstack/react-query';
import { callApi, callList } from '#web/api/calls.ts';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import type { ExamSessionSearch } from './exam-session-search.ts';

export const examSessionsQuery = (search: ExamSessionSearch) =>
  listQuery('exam-sessions', search, (query, signal) => callList('listExamSessions', { signal, query }));

export function marksSheetQuery(id: string) {
  return queryOptions({
    queryKey: ['marks', id],
    queryFn: ({ signal }) => callApi('readMarks', { signal, params: { id } }),
  });
}
