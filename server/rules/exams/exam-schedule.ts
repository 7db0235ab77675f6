// The examinations ahead, as the website, the portals and the calendar feeds show them.

import { listPublishedSessions } from '#server/db/exams/published-exam-sessions.ts';
import type { Database } from '#server/db/schema.ts';
import { listPublishedParts } from '#server/db/website/publications.ts';
import type { Exam } from '#shared/website/content.ts';
import { examsOf, type PublishedExam, scheduleOf } from '#shared/website/published-exams.ts';

export async function readExamSchedule(
  db: Database,
  { startExams }: { startExams: readonly Exam[] },
  today: string,
): Promise<(Exam | PublishedExam)[]> {
  return scheduleOf({
    published: examsOf(await listPublishedSessions(db), today),
    isStarted: (await listPublishedParts(db)).includes('exam-schedule'),
    startExams,
    today,
  });
}
