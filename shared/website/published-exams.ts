// The exam schedule of the website: the papers of the exam sessions whose dates are published.
import * as z from 'zod/mini';
import type { PublishedSession } from '#shared/exams/exam-sessions.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import type { Exam } from './content.ts';

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
      date: paper.date,
      subject: paper.subject,
      time: paper.time,
      venue: paper.room,
      year,
      semester: `${yearLabels[year]} Year, ${name}`,
      examCode: paper.code,
      duration: paper.duration,
      instructor: paper.instructor,
    })),
  );
  return comingExams(exams, today);
}

/** Those from today on, by day. @param today a day in India */
function comingExams<E extends Exam>(exams: readonly E[], today: string): E[] {
  const dayOf = ({ date, time }: Exam) => `${date} ${time}`;
  return exams.filter(({ date }) => date >= today).sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
}

interface Schedule {
  published: readonly PublishedExam[];
  /** Whether dates were ever published: until then the start values are shown, later never again. */
  isStarted: boolean;
  startExams: readonly Exam[];
  today: string;
}

/** The one list of examinations ahead that the website and the portals show. */
export function scheduleOf({ published, isStarted, startExams, today }: Schedule): (Exam | PublishedExam)[] {
  return comingExams<Exam | PublishedExam>(isStarted ? published : startExams, today);
}
