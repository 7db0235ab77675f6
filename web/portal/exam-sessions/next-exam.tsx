import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExamSession } from '#shared/exam-sessions.ts';
import { formatDate, formatTime, indiaDate } from '#shared/format.ts';
import { callApi } from '#web/api/calls.ts';

const sessionsQuery = {
  queryKey: ['exam-sessions', 'own year'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('listExamSessions', { signal }),
};

/** The student's next examination: the same record that the website shows. Nothing where none is ahead. */
export function NextExam() {
  const [today] = useState(() => indiaDate(new Date()));
  const { data } = useQuery(sessionsQuery);
  const next = nextPaper(data ?? [], today);
  if (!next) return null;
  const { session, paper } = next;
  const words = [formatDate(paper.date), paper.time && formatTime(paper.time), paper.room, session.name];
  return (
    <section className="mb-6 rounded-lg border border-line bg-white p-4 sm:p-5" aria-labelledby="next-exam">
      <h2 id="next-exam" className="mb-1 text-lg">
        Next examination
      </h2>
      <p className="leading-snug wrap-anywhere">
        <span className="block text-lg leading-tight font-semibold">{paper.subject.name}</span>
        <span className="text-ink-soft">{words.filter(Boolean).join(' · ')}</span>
      </p>
    </section>
  );
}

/** @param today a day in India */
function nextPaper(sessions: readonly ExamSession[], today: string) {
  return sessions
    .flatMap((session) =>
      session.papers.map((paper) => ({ session, paper, at: `${paper.date} ${paper.time}` })),
    )
    .filter(({ paper }) => paper.date >= today)
    .sort((one, other) => (one.at < other.at ? -1 : 1))[0];
}
