import { queryOptions } from '@tanstack/react-query';
import type { ExamSession } from '#shared/exams/exam-sessions.ts';
import type { Student } from '#shared/people/students.ts';
import { callApi } from '#web/api/calls.ts';

const lastDay = ({ papers }: ExamSession) =>
  papers
    .map(({ date }) => date ?? '')
    .toSorted()
    .at(-1) ?? '';

/**
 * The next examination of the student's year with the student's hall ticket; null where none is ahead.
 * @param today the server knows it: a new day asks it again
 */
export function nextHallTicketQuery({ id, year }: Pick<Student, 'id' | 'year'>, today: string) {
  return queryOptions({
    queryKey: ['exam-sessions', 'hall-ticket', id, today],
    queryFn: async ({ signal }) => {
      const sessions = await callApi('listExamSessions', { signal, query: { year } });
      const [session] = sessions
        .filter((session) => lastDay(session) >= today)
        .toSorted((a, b) => (lastDay(a) < lastDay(b) ? -1 : 1));
      if (!session) return null;
      const asked = { signal, params: { id: session.id }, query: { studentId: id } };
      return { session, ticket: await callApi('readOwnHallTicket', asked) };
    },
  });
}
