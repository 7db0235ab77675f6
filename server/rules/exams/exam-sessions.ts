// What each user sees of an exam session.

import type { Session } from '#server/db/account/sessions.ts';
import { readExamCounts } from '#server/db/exams/exam-marks.ts';
import { listPublishedSessions } from '#server/db/exams/published-exam-sessions.ts';
import type { Database } from '#server/db/schema.ts';
import { ownSubjects } from '#server/rules/teaching/own-subjects.ts';
import type { ExamPaper, ExamSession } from '#shared/exams/exam-sessions.ts';
import { isStaff } from '#shared/roles.ts';

type User = Pick<Session, 'role' | 'recordId'>;

/** Adds the counts, and which papers the caller enters; students and guardians get neither. */
export async function forCaller(db: Database, user: User, found: ExamSession[]): Promise<ExamSession[]> {
  if (!isStaff(user)) return forStudents(db, found);
  const counts = await readExamCounts(db, found);
  const mine = await enterableSubjects(db, user, found);
  return found.map((row) => ({
    ...row,
    students: counts.students.get(row.id) ?? 0,
    papers: row.papers.map((paper) => ({
      ...paper,
      entered: counts.entered.get(`${row.id} ${paper.subject.id}`) ?? 0,
      mayEnter: mine(row, paper),
    })),
  }));
}

/** The dates of a session on the website are those that students get: what the office has changed since is not announced yet. */
async function forStudents(db: Database, found: ExamSession[]): Promise<ExamSession[]> {
  const isAnnounced = found.some(({ isPublic }) => isPublic);
  const onSite = new Map(
    isAnnounced ? (await listPublishedSessions(db)).map((session) => [session.id, session]) : [],
  );
  return found.map((row) => {
    const announced = new Map(onSite.get(row.id)?.papers.map((paper) => [paper.subjectId, paper]));
    return {
      ...row,
      papers: row.papers.map((paper) => {
        const { date, time, room, duration, instructor } = announced.get(paper.subject.id) ?? paper;
        return { ...paper, date, time, room, duration, instructor, enteredBy: null };
      }),
    };
  });
}

/** One session in the form of the list. */
export async function oneForCaller(db: Database, user: User, found: ExamSession): Promise<ExamSession> {
  const [session = found] = await forCaller(db, user, [found]);
  return session;
}

type Paper = Pick<ExamPaper, 'enteredBy'> & { subject: { id: string } };

/**
 * Whose marks the user enters: the office all, a teacher the papers of the own subjects and those that name the teacher.
 * @returns a function that says it of a paper of these sessions
 */
export async function enterableSubjects(
  db: Database,
  user: User,
  sessions: readonly Pick<ExamSession, 'academicYear'>[],
): Promise<(session: Pick<ExamSession, 'academicYear'>, paper: Paper) => boolean> {
  const isOwn = await ownSubjects(db, user, ...new Set(sessions.map(({ academicYear }) => academicYear)));
  return ({ academicYear }, { subject, enteredBy }) =>
    (user.role === 'faculty' && enteredBy?.id === user.recordId) || isOwn(subject.id, academicYear);
}
