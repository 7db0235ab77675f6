// Exam sessions on the website: the dates that are published of each.

import type { Database } from '#server/db/schema.ts';
import { findLive, listLive, listPublications } from '#server/db/website/publications.ts';
import { stateOf } from '#server/db/website/published-records.ts';
import type { ExamSession, PublishedSession } from '#shared/exams/exam-sessions.ts';
import type { Published } from '#shared/website/publications.ts';
import { findExamSession } from './exam-sessions.ts';

export type SessionOnSite = PublishedSession & Published;

const noun = 'exam-session';

const toContent = (data: string | null) => JSON.parse(data ?? '{}') as PublishedSession; // written by contentOf

function contentOfSession({ name, academicYear, year, kind, papers }: ExamSession): PublishedSession {
  return {
    name,
    academicYear,
    year,
    kind,
    papers: papers.map(({ subject, enteredBy, mayEnter: _, ...paper }) => ({
      ...paper,
      subjectId: subject.id,
      code: subject.code,
      subject: subject.name,
      enteredById: enteredBy?.id ?? null,
    })),
  };
}

/** What visitors see of a paper. */
const seen = ['code', 'subject', 'date', 'time', 'room', 'duration', 'instructor'] as const;
const inView = ({ name, year, papers }: PublishedSession) =>
  JSON.stringify([name, year, ...papers.map((paper) => seen.map((key) => paper[key]))]);

/** The session as it would be published, and its state there. */
export async function findSessionOnSite(db: Database, id: string): Promise<SessionOnSite | undefined> {
  const session = await findExamSession(db, id);
  if (!session) return undefined;
  const content = contentOfSession(session);
  const live = await findLive(db, { noun, recordId: id });
  const wasPublished = (await listPublications(db, { noun, recordId: id })).length > 0;
  const { version } = session;
  // Locking and publishing the marks raise the version too, and change nothing that visitors see.
  const isSame = live && inView(toContent(live.data)) === inView(content);
  const state = stateOf({
    version,
    live_at: live?.at ?? null,
    live_version: isSame ? version : (live?.version ?? null) && -1,
    was_published: wasPublished ? 1 : 0,
  });
  return { ...content, ...state, id, version };
}

export async function listPublishedSessions(
  db: Database,
): Promise<(PublishedSession & { id: string; publishedAt: string })[]> {
  return (await listLive(db, noun)).map(({ record_id, at, data }) => ({
    ...toContent(data),
    id: record_id,
    publishedAt: at,
  }));
}
