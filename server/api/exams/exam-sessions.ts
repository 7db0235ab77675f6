// The dates of exam sessions on the website: published, taken back and brought back.

import type { Handlers } from '#server/context.ts';
import { type ExportColumn, exporting } from '#server/csv/export.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { fillMarks } from '#server/db/exams/exam-marks.ts';
import * as sessions from '#server/db/exams/exam-sessions.ts';
import { findExamSession, updateExamSession } from '#server/db/exams/exam-sessions.ts';
import { findSessionOnSite, type SessionOnSite } from '#server/db/exams/published-exam-sessions.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { takeBack } from '#server/db/website/publications.ts';
import { changedMeanwhile, conflict, invalid, notFound, orNotFound } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { readExamSchedule } from '#server/rules/exams/exam-schedule.ts';
import {
  askAboutSession,
  refuseIssuedTickets,
  refuseSessionChange,
  refuseUnknown,
  refuseUnlessOpen,
} from '#server/rules/exams/exam-session-rules.ts';
import { forCaller, oneForCaller } from '#server/rules/exams/exam-sessions.ts';
import { ownYears } from '#server/rules/people/own-years.ts';
import { publishing } from '#server/rules/website/publications.ts';
import { answerPreview } from '#server/rules/website/published-handlers.ts';
import {
  type ExamPaper,
  type ExamSession,
  examSessionFields,
  examSessionShape,
  examStateLabels,
  examSteps,
  type PublishedSession,
} from '#shared/exams/exam-sessions.ts';
import { formatDate, formatTime, indiaDate } from '#shared/kit/format.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import { routes } from '#shared/routes.ts';
import { comingExams, examsOfSessions } from '#shared/website/exams/published-exams.ts';
import type { WebsiteContent } from '#shared/website/website-content.ts';

const changes = records['exam-session'];

const paperColumns: ExportColumn<{ session: ExamSession; paper: ExamPaper }>[] = [
  ['academicYear', ({ session }) => session.academicYear],
  ['name', ({ session }) => session.name],
  ['year', ({ session }) => session.year, examSessionFields.year],
  ['kind', ({ session }) => session.kind, examSessionFields.kind],
  ['state', ({ session }) => session.state, examSessionFields.state],
  ['code', ({ paper }) => paper.subject.code],
  ['subject', ({ paper }) => paper.subject.name],
  ['date', ({ paper }) => paper.date],
  ['time', ({ paper }) => paper.time],
  ['room', ({ paper }) => paper.room],
  ['maxMarks', ({ paper }) => paper.maxMarks],
  ['enteredBy', ({ paper }) => paper.enteredBy && fullName(paper.enteredBy)],
  ['students', ({ session }) => session.students ?? 0],
  ['entered', ({ paper }) => paper.entered ?? 0],
];

export const examSessionHandlers = {
  listExamSessions: async ({ db, query, session }) => {
    const year = await yearFor(db, session, query.year);
    const listed = await sessions.listExamSessions(db, { ...query, year });
    return { ...listed, rows: await forCaller(db, session, listed.rows) };
  },

  exportExamSessions: exporting(
    'exam-session',
    'exam-sessions',
    paperColumns,
    async ({ db, query, session: user }) => {
      const { rows } = await sessions.listExamSessions(db, query);
      const listed = await forCaller(db, user, rows);
      return listed.flatMap((session) => session.papers.map((paper) => ({ session, paper })));
    },
  ),

  listNextExams: async ({ db, query, session, clock }) => {
    const year = await yearFor(db, session, query.year);
    const exams = await readExamSchedule(db, indiaDate(clock()));
    return exams.filter((exam) => !year || exam.year === year);
  },

  findExamSession: async ({ db, params, session }) => {
    const found = await changes.existing(db, params.id);
    if ((await yearFor(db, session, found.year)) !== found.year) throw notFound('Exam session');
    return oneForCaller(db, session, found);
  },

  createExamSession: async (context) => {
    const { db, session, body } = context;
    const made = await changes.create(context, async (tx) => {
      await refuseUnknown(tx, body);
      await askAboutSession(tx, context.ask, body);
      return sessions.insertExamSession(tx, body);
    });
    return oneForCaller(db, session, made);
  },

  updateExamSession: async (context) => {
    const { db, params, session, body } = context;
    const saved = await changes.update(context, params.id, async (tx, before, version) => {
      await refuseSessionChange(tx, before, body, context.clock());
      await askAboutSession(tx, context.ask, body, before.id, before);
      return sessions.updateExamSession(tx, params.id, body, version);
    });
    return oneForCaller(db, session, saved);
  },

  deleteExamSession: async (context) => {
    const { params, author, clock, site } = context;
    await changes.remove(context, params.id, async (tx, before) => {
      refuseUnlessOpen(before);
      await refuseIssuedTickets(tx, before);
      await takeBack(tx, { noun: 'exam-session', recordId: before.id }, author, clock());
    });
    await site.refresh();
  },

  updateExamState: async ({ db, author, clock, params, body, session, approve, ifMatch: version }) => {
    const { state, reason } = body;
    const saved = await db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'exam-session', params.id);
      const before = await changes.existing(tx, params.id);
      // Repeated after a lost answer.
      if (before.state === state) return before;
      const step = examSteps[before.state][state];
      const words = `${examStateLabels[before.state]} → ${examStateLabels[state]}`.toLowerCase();
      if (!step) throw conflict(`The step ${words} is not possible: lock the session in between.`, 'state');
      if (step.needsReason && !reason) throw invalid('Say why, for the history', 'reason');
      if (before.state === 'open') await fillMarks(tx, before);
      if (!(await sessions.updateExamState(tx, params.id, state, version))) throw changedMeanwhile();
      // Its marks could then be changed by one person.
      if (state === 'open')
        await approve(tx, { kind: 'marks', recordId: params.id, what: `Open ${before.name} again`, reason });
      await insertAudit(
        tx,
        author,
        {
          action: 'update',
          noun: 'exam-session',
          recordId: params.id,
          before: { state: before.state },
          after: { state, ...(reason && { reason }) },
        },
        clock(),
      );
      return changes.existing(tx, params.id);
    });
    return oneForCaller(db, session, saved);
  },

  findExamPublication: ({ db, params }) => examPublications.state(db, params.id),

  listExamPublications: ({ db, params }) => examPublications.history(db, params.id),

  createExamPublication: (context) =>
    examPublications.publish(context, context.params.id, context.body.publicationId),

  endExamPublication: (context) => examPublications.takeBack(context, context.params.id),

  previewExamSchedule: async ({ db, params, reply, site }) => {
    const session = await examPublications.state(db, params.id);
    const preview = await site.preview(db, routes.examTab('schedule'), (content) => ({
      ...withSession(content, session),
      previewId: session.id,
    }));
    return answerPreview(reply, preview);
  },
} satisfies Partial<Handlers>;

/** Students and guardians get what is of an own year; a guardian who names none, the year of the first student. */
async function yearFor(db: Database, session: Session, asked: Year | undefined) {
  const own = await ownYears(db, session);
  return own && !(asked && own.includes(asked)) ? own[0] : asked;
}

const examPublications = publishing<SessionOnSite>({
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
function withSession(content: WebsiteContent, session: SessionOnSite): WebsiteContent {
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
