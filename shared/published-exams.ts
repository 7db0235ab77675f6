// The exam schedule of the website: the papers of the exam sessions whose dates are published.
import * as z from 'zod/mini';
import type { Exam } from './content.ts';
import type { PublishedSession } from './exam-sessions.ts';
import { yearLabels, years } from './study-years.ts';

export interface PublishedExam extends Exam {
  sessionId: string;
}

/** An examination as students see it in their portal. */
export const nextExamSchema = z.object({
  date: z.string(),
  subject: z.string(),
  time: z.string(),
  year: z.enum(years),
  semester: z.string(),
  venue: z.string(),
});
export type NextExam = z.infer<typeof nextExamSchema>;

export const nextExamsQuerySchema = z.object({ year: z.optional(z.enum(years, 'Choose a year')) });

type SessionOnSite = PublishedSession & { id: string };

/** The papers from today on, by day. @param today a day in India */
export function examsOf(sessions: readonly SessionOnSite[], today: string): PublishedExam[] {
  const exams = sessions.flatMap(({ id, name, year, papers }) =>
    papers.map((paper) => ({
      sessionId: id,
      ...{ date: paper.date, subject: paper.subject, time: paper.time, venue: paper.room },
      year,
      semester: `${yearLabels[year]} Year, ${name}`,
      examCode: paper.code,
      ...{ duration: paper.duration, instructor: paper.instructor },
    })),
  );
  return inOrder(exams.filter(({ date }) => date >= today));
}

export function inOrder<E extends Exam>(exams: readonly E[]): E[] {
  const dayOf = ({ date, time }: Exam) => `${date} ${time}`;
  return [...exams].sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
}
