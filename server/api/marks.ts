import { listExamStudents, listMarks } from '#server/db/exam-marks.ts';
import type { Handlers } from '#server/http/context.ts';
import { enterableSubjects, oneForCaller } from '#server/records/exam-sessions.ts';
import { saveMarks } from '#server/records/marks.ts';
import { records } from '#server/records/record-types.ts';

export const markHandlers = {
  readMarks: async ({ db, params, session: user }) => {
    const found = await records['exam-session'].existing(db, params.id);
    const mine = await enterableSubjects(db, user, [found]);
    const session = await oneForCaller(db, user, {
      ...found,
      papers: found.papers.filter((paper) => mine(found, paper)),
    });
    return {
      session,
      students: session.papers.length > 0 ? await listExamStudents(db, found) : [],
      entries: await listMarks(
        db,
        found.id,
        session.papers.map(({ subject }) => subject.id),
      ),
    };
  },

  saveMarks: async ({ db, params, body, session, author, clock }) => ({
    entries: await saveMarks(db, { sessionId: params.id, user: session, author, now: clock() }, body),
  }),
} satisfies Partial<Handlers>;
