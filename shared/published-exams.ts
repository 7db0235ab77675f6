// The exam schedule of the website: the papers of the exam sessions whose dates are published.
import type { Exam } from './content.ts';
import type { PublishedSession } from './exam-sessions.ts';
import { yearLabels } from './study-years.ts';

export interface PublishedExam extends Exam {
  sessionId: string;
}

type SessionOnSite = PublishedSession & { id: string };

/** The papers from today on, by day. @param today a day in India */
export function examsOf(sessions: readonly SessionOnSite[], today: string): PublishedExam[] {
  const exams = sessions.flatMap(({ id, name, year, papers }) =>
    papers.map((paper) => ({
      sessionId: id,
      ...{ date: paper.date, subject: paper.subject, time: paper.time, venue: paper.room },
      semester: `${yearLabels[year]} Year, ${name}`,
      examCode: paper.code,
      ...{ duration: paper.duration, instructor: paper.instructor },
    })),
  );
  return inOrder(exams.filter(({ date }) => date >= today));
}

export function inOrder(exams: readonly PublishedExam[]): PublishedExam[] {
  const dayOf = ({ date, time }: Exam) => `${date} ${time}`;
  return [...exams].sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
}
