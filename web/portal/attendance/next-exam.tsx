import { queryOptions } from '@tanstack/react-query';
import type { ExamSession } from '#shared/exam-sessions.ts';
import { formatDate, formatTime } from '#shared/format.ts';
import { callApi } from '#web/api/calls.ts';

/** The latest sessions of the own year; the coming papers are in them. */
export const latestSessionsQuery = queryOptions({
  queryKey: ['exam-sessions', 'latest'],
  queryFn: ({ signal }) =>
    callApi('listExamSessions', { signal, query: { sort: '-date', page: 1, pageSize: 25 } }),
});

/**
 * The same as on the website: dates that the office has not published are not announced yet.
 * @param today papers of today are still ahead, whatever the time
 */
export function NextExam({ sessions, today }: { sessions: readonly ExamSession[]; today: string }) {
  const announced = sessions.filter(({ isPublic }) => isPublic);
  const papers = announced.flatMap(({ name, papers: all }) => all.map((paper) => ({ ...paper, name })));
  const [next] = papers
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1));
  if (!next) return 'No examination is announced yet.';
  const { subject, name, date, time, room } = next;
  const when = [formatDate(date), time && formatTime(time)].filter(Boolean).join(', ');
  return (
    <>
      <span className="block text-lg leading-tight font-semibold">{subject.name}</span>
      <span className="text-ink-soft">{[when, room, name].filter(Boolean).join(' · ')}</span>
    </>
  );
}
