// The dates of exam sessions on the website: published, taken back and brought back.
import { findExamSession, updateExamSession } from '#server/db/exams/exam-sessions.ts';
import { findSessionOnSite, type SessionOnSite } from '#server/db/exams/published-exam-sessions.ts';
import type { Tx } from '#server/db/schema.ts';
import { orNotFound } from '#server/errors.ts';
import { publishing } from '#server/rules/website/publications.ts';
import { examSessionShape, type PublishedSession } from '#shared/exams/exam-sessions.ts';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { comingExams, examsOfSessions } from '#shared/website/exams/published-exams.ts';
import type { WebsiteContent } from '#shared/website/website-content.ts';
import { refuseSessionChange } from './exam-session-rules.ts';

export const examPublications = publishing<SessionOnSite>({
  noun: 'exam-session',
  find: findSessionOnSite,
  onSite: { list: 'exams', change: withSession },
  update: bringBack,
  audited: ({ name, papers }) => ({
    name,
    papers: papers.map(({ code, date, time, room, duration, instructor }) =>
      [code, formatDate(date), formatTime(time), room, duration, instructor].filter(Boolean).join(', '),
    ),
  }),
});

/** The schedule with the dates of a session as they would be published. */
export function withSession(content: WebsiteContent, session: SessionOnSite): WebsiteContent {
  const others = content.exams.filter(({ recordId }) => recordId !== session.id);
  return { ...content, exams: comingExams([...others, ...examsOfSessions([session])], content.today) };
}

/** The session gets its earlier papers back, under the rules of the form: no mark may be lost. */
async function bringBack(tx: Tx, id: string, content: PublishedSession): Promise<boolean> {
  const before = orNotFound(await findExamSession(tx, id), 'Exam session');
  const input = examSessionShape.parse(content);
  await refuseSessionChange(tx, before, input);
  return updateExamSession(tx, id, input, undefined);
}
