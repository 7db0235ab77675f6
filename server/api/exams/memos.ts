// Marks memos: of one student, of a class, or of the students chosen in a list.

import { createHash } from 'node:crypto';
import type { Context, Handlers } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { listExamStudents, listSessionsOfStudents } from '#server/db/exams/exam-marks.ts';
import { listExamSessions } from '#server/db/exams/exam-sessions.ts';
import { gradeInfoByStudent } from '#server/db/exams/grades.ts';
import { sessionResults } from '#server/db/exams/results.ts';
import { readFile } from '#server/db/files.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { insertNumbered, listValidMemos, withdrawNumbered } from '#server/db/office/certificates.ts';
import { findStudent, listStudentsBy } from '#server/db/people/students.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { conflict, notFound, orNotFound } from '#server/errors.ts';
import { toDocumentJpeg } from '#server/files/uploads.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import type * as MarksMemo from '#server/pdf/marks-memo.ts';
import { verifyAddress } from '#server/pdf/verify-address.ts';
import { records } from '#server/records/record-types.ts';
import { refuseUnprintedLetters } from '#server/rules/office/printed-letters.ts';
import { selectedStudents } from '#server/rules/people/selections.ts';
import type { ExamSession } from '#shared/exams/exam-sessions.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { defaultPageSize, totalCountHeader } from '#shared/kit/list-pages.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fatherName } from '#shared/people/full-name.ts';
import type { Student } from '#shared/people/students.ts';

type Printing = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'reply'>;

export const memoHandlers = {
  readMarksMemo: async (context) => {
    const { db, params, author, clock } = context;
    const change = { action: 'export', noun: 'student', recordId: params.id, label: 'Marks memo' } as const;
    const memos = await db.transaction().execute(async (tx) => {
      await insertAudit(tx, author, change, clock());
      return takeMemoNumbers(tx, context, '', async () => {
        const student = orNotFound(
          await findStudent(tx, params.id, ['results.subject', 'gradeInfo.subject']),
          'Student',
        );
        return [student];
      });
    });
    return memoFile(context, memos, { name: `marks-memo-${memos.students[0]?.enrollmentNumber}` });
  },

  readSessionMemos: async (context) => {
    const session = await printable(context, context.params.id);
    const roll = await listExamStudents(context.db, session);
    return sessionFile(context, session, idsOf(roll));
  },

  listMemoSessions: async ({ db, body }) => {
    const chosen = await db.transaction().execute((tx) => selectedStudents(tx, body.selection));
    const ids = await listSessionsOfStudents(db, idsOf(chosen));
    const { rows } = await listExamSessions(db, { state: 'published', pageSize: defaultPageSize });
    return rows.filter(({ id }) => ids.has(id));
  },

  createStudentMemos: async (context) => {
    const { db, params, body, reply } = context;
    const session = await printable(context, params.id);
    const chosen = await db.transaction().execute((tx) => selectedStudents(tx, body.selection));
    const ids = new Set(idsOf(chosen));
    const ofSession = (await listExamStudents(db, session)).filter(({ id }) => ids.has(id));
    if (ofSession.length === 0)
      throw conflict(`None of the chosen students is in ${session.name}`, 'selection');
    reply.header(totalCountHeader, ofSession.length);
    return sessionFile(context, session, idsOf(ofSession));
  },
} satisfies Partial<Handlers>;

/** @throws 404, 409 where the session is still open */
async function printable({ db }: Printing, id: string): Promise<ExamSession> {
  const session = await records['exam-session'].existing(db, id);
  if (session.state === 'open')
    throw conflict(`${session.name} is open: its memos can be printed once it is locked.`, 'state');
  return session;
}

/** @param ids in the order of the memos */
async function sessionFile(context: Printing, session: ExamSession, ids: readonly string[]) {
  const { db, author, clock } = context;
  if (ids.length === 0) throw notFound('Student of this session');
  const recordId = session.id;
  const change = { action: 'export', noun: 'exam-session', recordId, label: 'Marks memos' } as const;
  const memos = await db.transaction().execute(async (tx) => {
    await insertAudit(tx, author, change, clock());
    return takeMemoNumbers(tx, context, session.id, () => readStudents(tx, session.id, ids));
  });
  return memoFile(context, memos, {
    name: `marks-memos-${session.name}-${session.year.toLowerCase()}`,
    title: `Marks memos: ${session.name}, ${session.academicYear}`,
  });
}

/** With the results of the session and all grades, in the order of the ids. */
async function readStudents(tx: Tx, sessionId: string, ids: readonly string[]): Promise<Student[]> {
  const results = await sessionResults(tx, sessionId);
  const grades = await gradeInfoByStudent(tx, [...ids]);
  const byId = new Map(
    (await listStudentsBy(tx, 'students.id', [...ids])).map((student) => [student.id, student]),
  );
  return ids.flatMap((id): Student[] => {
    const student = byId.get(id);
    return student ? [{ ...student, results: results.get(id) ?? [], gradeInfo: grades.get(id) ?? [] }] : [];
  });
}

/** @param title of the file; without it that of the only memo */
async function memoFile(
  context: Printing,
  { students, numbers }: Awaited<ReturnType<typeof takeMemoNumbers>>,
  { name, title }: { name: string; title?: string },
): Promise<Buffer> {
  const { db, settings, clock } = context;
  const today = indiaDate(clock());
  const make = async ({ marksMemo }: typeof MarksMemo) => {
    const memos = [];
    for (const student of students) {
      const picture = student.ProfilePic && (await readFile(db, student.ProfilePic));
      const photo = picture ? await toDocumentJpeg(picture) : undefined;
      const { serial, code } = numbers.get(student.id) ?? { serial: '', code: '' };
      const options = { today, photo, serial, address: verifyAddress(settings.publicOrigin, code) };
      memos.push(marksMemo(student, options));
    }
    return memos;
  };
  return answerDocuments(context, name, import('#server/pdf/marks-memo.ts'), make, title);
}

interface MemoNumber {
  serial: string;
  code: string;
}

/**
 * @param about the exam session, or '' for a memo of all of them
 * @param read the students with the results and grades that are printed
 * @returns what was read, and the number of each student's memo
 */
async function takeMemoNumbers(
  tx: Tx,
  { author, clock, settings }: Pick<Context<never>, 'author' | 'clock' | 'settings'>,
  about: string,
  read: () => Promise<readonly Student[]>,
): Promise<{ students: readonly Student[]; numbers: Map<string, MemoNumber> }> {
  // Two prints at the same time must not number a memo twice, nor the one with the earlier marks come after the other.
  await lockUntilCommit(tx, 'memos');
  const students = await read();
  const ids = idsOf(students);
  const earlier = new Map((await listValidMemos(tx, about, ids)).map((memo) => [memo.studentId, memo]));
  const printed = students.map((student) => ({ student, content: contentOf(student) }));
  const changed = printed.filter(({ student, content }) => earlier.get(student.id)?.content !== content);
  refuseUnprintedLetters(changed.map(({ student }) => ({ facts: factsOf(student), purpose: '' })));
  const today = indiaDate(clock());
  const replaced = changed.flatMap(({ student }) => earlier.get(student.id)?.id ?? []);
  await withdrawNumbered(tx, replaced, today, 'Printed again with other marks');
  const numbered = await insertNumbered(
    tx,
    {
      kind: 'memo',
      prefix: settings.college.prefixAt(clock()),
      academicYear: academicYearOf(today),
      issuedOn: today,
      issuedBy: author.label,
    },
    changed.map(({ student, content }) => ({
      studentId: student.id,
      facts: factsOf(student),
      purpose: '',
      about,
      content,
    })),
  );
  return {
    students,
    numbers: new Map([...earlier.values(), ...numbered].map((memo) => [memo.studentId, memo])),
  };
}

function factsOf(student: Student) {
  const { firstName, lastName, enrollmentNumber, year } = student;
  return { firstName, lastName, enrollmentNumber, year, father: fatherName(student) };
}

/** A hash of the marks and grades that the memo shows. */
function contentOf({ results = [], gradeInfo = [] }: Student): string {
  const marks = results.map(({ subject, exam, heldOn, marks: value, maxMarks, absent }) => [
    subject.code,
    exam,
    heldOn,
    value,
    maxMarks,
    absent ?? false,
  ]);
  const grades = gradeInfo.map(({ subject, term, grade, gradePoint }) => [
    subject.code,
    term,
    grade,
    gradePoint,
  ]);
  // In one order, whatever the query's was.
  const lines = [...marks, ...grades].map((line) => JSON.stringify(line)).sort();
  return createHash('sha256').update(lines.join('\n')).digest('base64url');
}
