// The examinations ahead, as the website, the portals and the calendar feeds show them.

import { listPublishedSessions } from '#server/db/exams/published-exam-sessions.ts';
import type { Database } from '#server/db/schema.ts';
import { examDates } from '#server/db/website/exam-dates.ts';
import {
  comingExams,
  examOfDate,
  examsOfSessions,
  type PublishedExam,
} from '#shared/website/exams/published-exams.ts';

/** @param today a day in India */
export async function readExamSchedule(db: Database, today: string): Promise<PublishedExam[]> {
  const sessions = await listPublishedSessions(db);
  const dates = await examDates.listLive(db);
  return comingExams([...examsOfSessions(sessions), ...dates.map(examOfDate)], today);
}
