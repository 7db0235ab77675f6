// The exam schedule of the website: the papers of the exam sessions whose dates are published.
import * as z from 'zod/mini';
import type { PublishedSession } from '#shared/exams/exam-sessions.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import type { Exam } from '#shared/website/content.ts';
import type { ExamDate } from './exam-dates.ts';

export interface PublishedExam extends Exam {
  /** The exam session or the exam date whose publication it is. */
  recordId: string;
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

type SessionOnSite = PublishedSession & { id: string };

export const examOfDate = (entered: ExamDate): PublishedExam => {
  const {
    id: recordId,
    date,
    subject,
    time,
    year,
    semester,
    venue,
    examCode,
    duration,
    instructor,
  } = entered;
  return { recordId, date, subject, time, year, semester, venue, examCode, duration, instructor };
};

export const examsOfSessions = (sessions: readonly SessionOnSite[]): PublishedExam[] =>
  sessions.flatMap(({ id, name, year, papers }) =>
    papers.map((paper) => ({
      recordId: id,
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

/** Those from today on, by day: the one list that the website, the portals and the calendar feeds show. @param today a day in India */
export function comingExams(exams: readonly PublishedExam[], today: string): PublishedExam[] {
  const dayOf = ({ date, time }: Exam) => `${date} ${time}`;
  return exams.filter(({ date }) => date >= today).sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
}
