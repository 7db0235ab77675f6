import { queryOptions } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import type { ExamSession } from '#shared/exam-sessions.ts';
import { formatDate } from '#shared/format.ts';
import type { Published } from '#shared/publications.ts';
import { portalPrefixes, portalRoutes } from '#shared/routes.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { listQuery } from '#web/portal/forms/record-calls.ts';
import { inWords, type PublicationCalls } from '#web/portal/publications/publication-calls.ts';
import type { ExamSessionSearch } from './exam-session-search.ts';

export const examSessionsQuery = (search: ExamSessionSearch) =>
  listQuery('exam-sessions', search, (query, signal) => callList('listExamSessions', { signal, query }));

export function marksSheetQuery(id: string) {
  return queryOptions({
    queryKey: ['marks', id],
    queryFn: ({ signal }) => callApi('readMarks', { signal, params: { id } }),
  });
}

type DatesOnSite = Published & { name: string };

export const examPublicationQuery = ({ id, name }: ExamSession) =>
  queryOptions({
    queryKey: ['exam-sessions', id, 'publication'],
    queryFn: async ({ signal }): Promise<DatesOnSite> => ({
      name,
      ...(await callApi('findExamPublication', { signal, params: { id } })),
    }),
  });

export const examPublication: PublicationCalls<DatesOnSite> = {
  key: 'exam-sessions',
  label: ({ name }) => `the dates of ${name}`,
  what: 'the dates',
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewExamSchedule', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listExamPublications', { signal, params: { id } }), ({ papers }) => {
      const [first] = papers;
      const last = papers.at(-1);
      return first && last
        ? `${papers.length} papers, ${formatDate(first.date)} to ${formatDate(last.date)}`
        : '';
    }),
  publish: (id, body, ifMatch) => callApi('createExamPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endExamPublication', { params: { id } }),
};

/** Whether the screen is in the office's portal, and the paths of the screens of marks in the portal that is open. */
export function useMarksPortal() {
  const isOffice = useLocation({ select: ({ pathname }) => pathname.startsWith(portalPrefixes[2]) });
  const { id = '' } = useParams({ strict: false });
  const pathOf = (section: string) =>
    isOffice ? portalRoutes.admin(section) : portalRoutes.faculty(id, section);
  return { isOffice, pathOf };
}
