import { formatDate, formatTime } from '#shared/kit/format.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import type { NextExam as Exam } from '#shared/website/exams/published-exams.ts';
import { callQuery } from '#web/api/call-query.ts';
import { TitleAndDetails } from '#web/portal/teaching/timetable/title-and-details.tsx';

/**
 * Those of the website: the portal names no other date. Papers of today are still ahead, whatever the time.
 * @param today the server knows it: a new day asks it again
 */
export const nextExamsQuery = (year: Year, today: string) =>
  callQuery('listNextExams', { query: { year } }, today);

export function NextExam({ exams: [next] }: { exams: readonly Exam[] }) {
  if (!next) return say('No examination is announced yet.');
  const { subject, semester, date, time, venue } = next;
  const when = [formatDate(date), time && formatTime(time)].filter(Boolean).join(', ');
  return <TitleAndDetails title={subject} details={[when, venue, say(semester)]} />;
}
