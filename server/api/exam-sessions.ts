import { type CsvColumn, sendCsv } from '#server/csv/export.ts';
import { insertAudit } from '#server/db/audit-log.ts';
import { deleteEmptyMarks, fillMarks, listEnteredSubjects } from '#server/db/exam-marks.ts';
import * as sessions from '#server/db/exam-sessions.ts';
import { lockRecord } from '#server/db/locks.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { findStudent } from '#server/db/students.ts';
import { listSubjectsBy } from '#server/db/subjects.ts';
import { findFacultyNames } from '#server/db/teaching.ts';
import { ApiError, badRequest, changedMeanwhile, conflict, notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';
import { forCaller, oneForCaller } from '#server/records/exam-sessions.ts';
import { records } from '#server/records/record-types.ts';
import {
  type ExamPaper,
  type ExamSession,
  type ExamSessionInput,
  examStateLabels,
  examSteps,
} from '#shared/exam-sessions.ts';
import { totalCountHeader } from '#shared/list-pages.ts';
import { yearLabels } from '#shared/study-years.ts';
import { teacherName } from '#shared/teacher-name.ts';

const changes = records['exam-session'];

const paperColumns: CsvColumn<{ session: ExamSession; paper: ExamPaper }>[] = [
  ['academicYear', ({ session }) => session.academicYear],
  ['name', ({ session }) => session.name],
  ['year', ({ session }) => session.year],
  ['kind', ({ session }) => session.kind],
  ['state', ({ session }) => session.state],
  ['code', ({ paper }) => paper.subject.code],
  ['subject', ({ paper }) => paper.subject.name],
  ['date', ({ paper }) => paper.date],
  ['time', ({ paper }) => paper.time],
  ['room', ({ paper }) => paper.room],
  ['maxMarks', ({ paper }) => paper.maxMarks],
  ['enteredBy', ({ paper }) => paper.enteredBy && teacherName(paper.enteredBy)],
  ['students', ({ session }) => session.students ?? 0],
  ['entered', ({ paper }) => paper.entered ?? 0],
];

export const examSessionHandlers = {
  listExamSessions: async ({ db, query, session, reply }) => {
    const year = session.role === 'student' ? await yearOfStudent(db, session.recordId) : query.year;
    const { rows, total } = await sessions.listExamSessions(db, { ...query, year });
    reply.header(totalCountHeader, total);
    return forCaller(db, session, rows);
  },

  exportExamSessions: async (context) => {
    const file = { noun: 'exam-session', fileName: 'exam-sessions.csv', columns: paperColumns } as const;
    return sendCsv(context, file, async (db, query) => {
      const found = await sessions.listExamSessions(db, query);
      const listed = await forCaller(db, context.session, found.rows);
      const rows = listed.flatMap((session) => session.papers.map((paper) => ({ session, paper })));
      return { rows, total: rows.length };
    });
  },

  findExamSession: async ({ db, params, session, reply }) => {
    const found = await changes.existing(db, params.id);
    if (session.role === 'student' && found.year !== (await yearOfStudent(db, session.recordId)))
      throw notFound('Exam session');
    tagVersion(reply, found);
    return oneForCaller(db, session, found);
  },

  createExamSession: async (context) => {
    const { db, session, body } = context;
    const made = await changes.create(context, async (tx) => {
      await refuseUnknown(tx, body);
      return sessions.insertExamSession(tx, body);
    });
    await context.site.refresh();
    return oneForCaller(db, session, made);
  },

  updateExamSession: async (context) => {
    const { db, params, session, body } = context;
    const saved = await changes.update(context, params.id, async (tx, before, version) => {
      refuseUnlessOpen(before);
      await refuseUnknown(tx, body);
      await refuseLoss(tx, before, body);
      return sessions.updateExamSession(tx, params.id, body, version);
    });
    await context.site.refresh();
    return oneForCaller(db, session, saved);
  },

  deleteExamSession: async (context) => {
    await changes.remove(context, context.params.id, async (tx, before) => {
      refuseUnlessOpen(before);
      await sessions.deleteExamSession(tx, before.id);
    });
    await context.site.refresh();
  },

  updateExamState: async ({ db, author, clock, params, body, session, request, reply }) => {
    const { state, reason } = body;
    const version = readIfMatch(request);
    const saved = await db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'exam-session', params.id);
      const before = await changes.existing(tx, params.id);
      // Repeated after a lost answer.
      if (before.state === state) return before;
      const step = examSteps[before.state][state];
      const words = `${examStateLabels[before.state]} → ${examStateLabels[state]}`.toLowerCase();
      if (!step) throw conflict(`The step ${words} is not possible: lock the session in between.`, 'state');
      if (step.needsReason && !reason) {
        const sentence = 'Say why, for the history';
        throw badRequest(sentence, { reason: sentence });
      }
      if (before.state === 'open') await fillMarks(tx, before);
      if (!(await sessions.updateExamState(tx, params.id, state, version))) throw changedMeanwhile();
      await insertAudit(
        tx,
        author,
        {
          ...{ action: 'update', noun: 'exam-session', recordId: params.id },
          before: { state: before.state },
          after: { state, ...(reason && { reason }) },
        },
        clock(),
      );
      return changes.existing(tx, params.id);
    });
    tagVersion(reply, saved);
    return oneForCaller(db, session, saved);
  },
} satisfies Partial<Handlers>;

async function yearOfStudent(db: Database, id: string) {
  const student = await findStudent(db, id, []);
  if (!student) throw notFound('Student');
  return student.year;
}

function refuseUnlessOpen({ name, state }: ExamSession): void {
  if (state !== 'open')
    throw conflict(
      `${name} is ${examStateLabels[state].toLowerCase()}. Open it first, with a reason.`,
      'state',
    );
}

async function refuseUnknown(tx: Tx, { papers, year }: ExamSessionInput): Promise<void> {
  const subjects = await listSubjectsBy(
    tx,
    'id',
    papers.map(({ subjectId }) => subjectId),
  );
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const teachers = await findFacultyNames(
    tx,
    papers.flatMap(({ enteredById }) => enteredById ?? []),
  );
  const fields: Record<string, string> = {};
  for (const [place, { subjectId, enteredById }] of papers.entries()) {
    const subject = byId.get(subjectId);
    if (!subject) fields[`papers.${place}.subjectId`] = 'There is no such subject';
    else if (subject.year !== year)
      fields[`papers.${place}.subjectId`] =
        `${subject.code} is not a subject of the ${yearLabels[year].toLowerCase()} year`;
    if (enteredById && !teachers.has(enteredById))
      fields[`papers.${place}.enteredById`] = 'There is no such faculty member';
  }
  refuseFields(fields);
}

/** No mark that has been entered may be lost or be above its maximum. */
async function refuseLoss(tx: Tx, before: ExamSession, input: ExamSessionInput): Promise<void> {
  const entered = await listEnteredSubjects(tx, before.id);
  const fields: Record<string, string> = {};
  if (entered.size > 0 && before.year !== input.year) fields.year = 'Marks of this year are entered already';
  for (const { subject } of before.papers) {
    const place = input.papers.findIndex(({ subjectId }) => subjectId === subject.id);
    const highest = entered.get(subject.id);
    if (highest === undefined) continue;
    if (place < 0) fields.papers = `Marks in ${subject.code} are entered already: it cannot be taken out`;
    else if (highest > (input.papers[place]?.maxMarks ?? 0))
      fields[`papers.${place}.maxMarks`] = `A student has ${highest} in ${subject.code}`;
  }
  const [sentence] = Object.values(fields);
  if (sentence) throw new ApiError(409, sentence, { fields });
  await deleteEmptyMarks(
    tx,
    before.id,
    input.papers.map(({ subjectId }) => subjectId),
  );
}

function refuseFields(fields: Record<string, string>): void {
  const sentences = [...new Set(Object.values(fields))];
  if (sentences.length > 0) throw badRequest(sentences.slice(0, 3).join('. '), fields);
}
