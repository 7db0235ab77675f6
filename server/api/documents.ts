// Records as PDF documents.
import { insertAudit } from '#server/db/audit-log.ts';
import { listExamStudents } from '#server/db/exam-marks.ts';
import { sessionResults } from '#server/db/results.ts';
import { findStudent, listStudentsBy } from '#server/db/students.ts';
import { listSubjects } from '#server/db/subjects.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Context, Handlers } from '#server/http/context.ts';
import type { CollegeDocument } from '#server/pdf/document.ts';
import { marksMemo, sessionMemo } from '#server/pdf/marks-memo.ts';
import { feeStatement } from '#server/pdf/student-documents.ts';
import { subjectList } from '#server/pdf/subject-list.ts';
import { records } from '#server/records/record-types.ts';
import type { Contract } from '#shared/contract.ts';
import { indiaDate } from '#shared/format.ts';
import { defaultPageSize } from '#shared/list-query.ts';

// The PDF library and its fonts are loaded with the first document, to save memory until then.
const kit = () => import('#server/pdf/document.ts');

export const documentHandlers = {
  readMarksMemo: async (context) => {
    const { db, params, settings, clock, uploads, reply } = context;
    const student = await findStudent(db, params.id, ['results.subject', 'gradeInfo.subject']);
    if (!student) throw notFound('Student');
    await noteExport(context, 'Marks memo');
    reply.header('content-disposition', disposition(`marks-memo-${student.enrollmentNumber}`));
    const { makePdf } = await kit();
    const photo = await uploads.readJpeg(student.ProfilePic);
    return makePdf([marksMemo(student, { today: indiaDate(clock()), photo })], settings.college);
  },

  readSessionMemos: async ({ db, params, settings, clock, uploads, author, reply }) => {
    const session = await records['exam-session'].existing(db, params.id);
    if (session.state === 'open')
      throw conflict(`${session.name} is open: its memos can be printed once it is locked.`, 'state');
    const roll = await listExamStudents(db, session);
    const results = await sessionResults(db, session.id);
    const students = await listStudentsBy(
      db,
      'students.id',
      roll.map(({ id }) => id),
    );
    const byId = new Map(students.map((student) => [student.id, student]));
    const today = indiaDate(clock());
    const change = {
      action: 'export',
      noun: 'exam-session',
      recordId: session.id,
      label: 'Marks memos',
    } as const;
    await db.transaction().execute((tx) => insertAudit(tx, author, change, clock()));
    const memos: CollegeDocument[] = [];
    for (const { id } of roll) {
      const student = byId.get(id);
      if (!student) continue;
      const photo = await uploads.readJpeg(student.ProfilePic);
      memos.push(sessionMemo({ ...student, results: results.get(id) ?? [] }, { today, photo }));
    }
    if (memos.length === 0) throw notFound('Student of this session');
    reply.header(
      'content-disposition',
      disposition(`marks-memos-${session.name}-${session.year.toLowerCase()}`),
    );
    const { makePdf } = await kit();
    return makePdf(memos, settings.college, `Marks memos: ${session.name}, ${session.academicYear}`);
  },

  readFeeStatement: async (context) => {
    const { db, params, settings, clock, reply } = context;
    const student = await findStudent(db, params.id, ['fees']);
    if (!student) throw notFound('Student');
    await noteExport(context, 'Fee statement');
    reply.header('content-disposition', disposition(`fee-statement-${student.enrollmentNumber}`));
    const { makePdf } = await kit();
    return makePdf([feeStatement(student, indiaDate(clock()))], settings.college);
  },

  readSubjectList: async ({ db, params: { year }, settings, clock, reply }) => {
    const { rows } = await listSubjects(db, { year, pageSize: defaultPageSize });
    reply.header('content-disposition', disposition(`subjects-${year.toLowerCase()}-year`));
    const { makePdf } = await kit();
    return makePdf([subjectList(year, rows, settings.college, indiaDate(clock()))], settings.college);
  },
} satisfies Partial<Handlers>;

type Exported = Pick<Context<Contract['readMarksMemo']>, 'db' | 'author' | 'clock' | 'params'>;

/** A document about one person is an export of personal data. */
async function noteExport({ db, author, clock, params }: Exported, label: string): Promise<void> {
  const change = { action: 'export', noun: 'student', recordId: params.id, label } as const;
  await db.transaction().execute((tx) => insertAudit(tx, author, change, clock()));
}

/** The document opens in the browser; the name is used when it is saved. */
function disposition(name: string): string {
  return `inline; filename="${name.replace(/[^\w-]+/g, '-')}.pdf"`;
}
