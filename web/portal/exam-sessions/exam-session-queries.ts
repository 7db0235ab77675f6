import { queryOptions } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { portalPrefixes, portalRoutes } from '#shared/routes.ts';
import { callApi, callList } from '#web/api/calls.ts';
import { listQuery } from '#web/portal/forms/record-calls.ts';
import type { ExamSessionSearch } from './exam-session-search.ts';

export const examSessionsQuery = (search: ExamSessionSearch) =>
  listQuery('exam-sessions', search, (query, signal) => callList('listExamSessions', { signal, query }));

export function marksSheetQuery(id: string) {
  return queryOptions({
    queryKey: ['marks', id],
    queryFn: ({ signal }) => callApi('readMarks', { signal, params: { id } }),
  });
}

/** Whether the screen is in the office's portal, and the paths of the screens of marks in the portal that is open. */
export function useMarksPortal() {
  const isOffice = useLocation({ select: ({ pathname }) => pathname.startsWith(portalPrefixes[2]) });
  const { id = '' } = useParams({ strict: false });
  const pathOf = (section: string) =>
    isOffice ? portalRoutes.admin(section) : portalRoutes.faculty(id, section);
  return { isOffice, pathOf };
}
