import type { Handlers } from '#server/context.ts';
import { type ExportColumn, plainColumns, sendRows } from '#server/csv/export.ts';
import { escapeFormula } from '#server/csv/formulas.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { listExamStudents, listMarks } from '#server/db/exams/exam-marks.ts';
import type { Database } from '#server/db/schema.ts';
import { records } from '#server/records/record-types.ts';
import { enterableSubjects, oneForCaller } from '#server/rules/exams/exam-sessions.ts';
import { saveMarks } from '#server/rules/exams/marks.ts';
import type { ExamStudent, MarksSheet } from '#shared/exams/marks.ts';
import { studentFields } from '#shared/people/students.ts';

export const markHandlers = {
  readMarks: async ({ db, params, session }) => sheetOf(db, session, params.id),

  exportMarks: async (context) => {
    const sheet = await sheetOf(context.db, context.session, context.params.id);
    const file = { noun: 'exam-session', name: 'marks', columns: columnsOf(sheet) } as const;
    return sendRows(context, file, sheet.students);
  },

  saveMarks: async ({ db, params, body, session, author, clock, approve }) => ({
    entries: await saveMarks(
      db,
      { sessionId: params.id, user: session, approve, author, now: clock() },
      body,
    ),
  }),
} satisfies Partial<Handlers>;

/** For a teacher with the own subjects only. */
async function sheetOf(db: Database, user: Session, id: string): Promise<MarksSheet> {
  const found = await records['exam-session'].existing(db, id);
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
}

/** The grid as it is on the screen: 'A' for absent, so that it can be pasted back. */
function columnsOf({ session, entries }: MarksSheet): ExportColumn<ExamStudent>[] {
  const cells = new Map(
    entries.map(({ studentId, subjectId, marks, absent }) => [
      `${studentId} ${subjectId}`,
      absent ? 'A' : marks,
    ]),
  );
  return [
    ...plainColumns<ExamStudent>(['enrollmentNumber', 'firstName', 'lastName'], {
      enrollmentNumber: studentFields.enrollmentNumber,
    }),
    ...session.papers.map(
      ({ subject }): ExportColumn<ExamStudent> => [
        escapeFormula(subject.code),
        ({ id }) => cells.get(`${id} ${subject.id}`) ?? '',
        { label: `${subject.code} ${subject.name}` },
      ],
    ),
  ];
}
