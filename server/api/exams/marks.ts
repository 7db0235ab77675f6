// Marks of an exam session, saved all or none: who may enter them, what is refused by cell, and the history of each student.

import type { Context, Handlers } from '#server/context.ts';
import { type ExportColumn, plainColumns, sendRows } from '#server/csv/export.ts';
import { escapeFormula } from '#server/csv/formulas.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { listExamStudents, listMarks, writeMarks } from '#server/db/exams/exam-marks.ts';
import { lockRecord } from '#server/db/locks.ts';
import { type Change, insertAudits } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { ApiError, forbidden, invalid, refuseFields } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { enterableSubjects, oneForCaller } from '#server/rules/exams/exam-sessions.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import type { Contract } from '#shared/contract.ts';
import { type ExamSession, examStateLabels, papersToCome, whyNotYet } from '#shared/exams/exam-sessions.ts';
import type { ExamStudent, Mark, MarkEntry, MarksSheet } from '#shared/exams/marks.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { fullName } from '#shared/people/full-name.ts';
import { studentFields } from '#shared/people/students.ts';

export const markHandlers = {
  readMarks: async ({ db, params, session }) => sheetOf(db, session, params.id),

  exportMarks: async (context) => {
    const sheet = await sheetOf(context.db, context.session, context.params.id);
    const file = { noun: 'exam-session', name: 'marks', columns: columnsOf(sheet) } as const;
    return sendRows(context, file, sheet.students);
  },

  /**
   * @returns the cells as they are stored
   * @throws 403 for another teacher's subject and for a teacher after locking; 400 naming each bad cell, also one of a paper that
   * is still to be held; 412 where another user has changed a cell since, with the stored cells in `marks`; 409 for a student who has left
   */
  saveMarks: async (context) => {
    const { db, params, body, session: user, author, clock, approve } = context;
    return db.transaction().execute(async (tx) => {
      // No other save and no locking of the session comes between the checks and the write.
      await lockRecord(tx, 'exam-session', params.id);
      const session = await records['exam-session'].existing(tx, params.id);
      refuseAfterLocking(session, user, body.reason);
      const cells = await readCells(tx, session, context);
      refuseConflicts(cells);
      const changed = cells.filter(({ entry, before }) => !isSame(entry, before));
      const ids = [...new Set(changed.map(({ entry }) => entry.studentId))];
      await refuseFormerStudents(tx, ids, 'no new marks');
      const after = changed.map(
        ({ entry, before }): Mark => ({
          studentId: entry.studentId,
          subjectId: entry.subjectId,
          marks: entry.marks,
          absent: entry.absent,
          version: before.version + 1,
          enteredBy: author.label,
        }),
      );
      if (session.state !== 'open' && changed.length > 0) {
        const what = inWords(session, changed);
        await approve(tx, { kind: 'marks', recordId: session.id, what, reason: body.reason });
      }
      await writeMarks(tx, session.id, after);
      await insertAudits(
        tx,
        author,
        changed.map((cell) => toChange(cell, body.reason)),
        clock(),
      );
      const saved = new Map(after.map((mark) => [keyOf(mark), mark]));
      return { entries: cells.map(({ entry, before }) => saved.get(keyOf(entry)) ?? before) };
    });
  },
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

interface Cell {
  entry: MarkEntry;
  /** 'BPT101 of VCP26001 Asha Naidu' */
  name: string;
  /** 'BPT101 First internal' */
  label: string;
  before: Mark;
}

const keyOf = ({ studentId, subjectId }: Pick<MarkEntry, 'studentId' | 'subjectId'>) =>
  `${studentId} ${subjectId}`;

const isSame = (a: Pick<Mark, 'marks' | 'absent'>, b: Pick<Mark, 'marks' | 'absent'>) =>
  a.marks === b.marks && a.absent === b.absent;

/** A mark as the history has it. */
const shown = ({ marks, absent }: Pick<Mark, 'marks' | 'absent'>) => (absent ? 'absent' : marks);

function refuseAfterLocking({ name, state }: ExamSession, { role }: Session, reason: string): void {
  if (state === 'open') return;
  const words = examStateLabels[state].toLowerCase();
  if (role !== 'admin')
    throw forbidden(`${name} is ${words}: its marks can be changed by the office only, with a reason.`);
  const sentence = `${name} is ${words}. Say why the mark is changed.`;
  if (!reason) throw invalid(sentence, 'reason');
}

/** The cells of a call with their stored values. @throws as `saveMarks` */
async function readCells(
  tx: Tx,
  session: ExamSession,
  { session: user, body, clock }: Context<Contract['saveMarks']>,
): Promise<Cell[]> {
  const papers = new Map(session.papers.map((paper) => [paper.subject.id, paper]));
  const students = new Map((await listExamStudents(tx, session)).map((student) => [student.id, student]));
  const mine = await enterableSubjects(tx, user, [session]);
  const marks = await listMarks(tx, session.id, [...papers.keys()]);
  const found = new Map(marks.map((mark) => [keyOf(mark), mark]));
  const toCome = new Set(papersToCome(session.papers, indiaDate(clock())));
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  const cells = body.entries.map((entry, place): Cell => {
    const { studentId, subjectId } = entry;
    const paper = papers.get(subjectId);
    const student = students.get(studentId);
    const person = student && `${student.enrollmentNumber} ${fullName(student)}`;
    const name = `${paper?.subject.code ?? ''} of ${person ?? ''}`;
    if (paper && !mine(session, paper))
      throw forbidden(`You do not enter the marks of ${paper.subject.name}.`);
    const empty = { studentId, subjectId, marks: null, absent: false, version: 0, enteredBy: '' };
    const before = found.get(keyOf(entry)) ?? empty;
    const problem = (field: string, sentence: string) => (fields[`entries.${place}.${field}`] = sentence);
    if (!paper) problem('subjectId', `The subject is not in ${session.name}`);
    else if (!student) problem('studentId', `The student does not write ${session.name}`);
    else if (seen.has(keyOf(entry))) problem('marks', `${name} is there twice`);
    else if ((entry.marks ?? 0) > paper.maxMarks)
      problem('marks', `${name}: ${entry.marks} is more than the maximum, ${paper.maxMarks}`);
    // A mark that is stored already can be emptied.
    else if (toCome.has(paper) && shown(entry) !== null && !isSame(entry, before))
      problem('marks', whyNotYet([paper]));
    seen.add(keyOf(entry));
    return { entry, name, label: `${paper?.subject.code ?? ''} ${session.name}`, before };
  });
  refuseFields(fields);
  return cells;
}

/** 'First internal: BPT101 of VCP26001 Asha Naidu 17 → 18'. */
function inWords({ name }: ExamSession, changed: readonly Cell[]): string {
  const text = ({ marks, absent }: Pick<Mark, 'marks' | 'absent'>) => (absent ? 'absent' : (marks ?? 'none'));
  const cells = changed.map(({ name, before, entry }) => `${name} ${text(before)} → ${text(entry)}`);
  return `${name}: ${cells.join('; ')}`;
}

/** A cell that is stored already as it is sent is no conflict: it is a save that is repeated after a lost answer. */
function refuseConflicts(cells: readonly Cell[]): void {
  const lost = [...cells.entries()].filter(
    ([, { entry, before }]) =>
      entry.version !== undefined && entry.version !== before.version && !isSame(entry, before),
  );
  if (lost.length === 0) return;
  const sentence = ({ name, before }: Cell) =>
    `${name}: ${before.enteredBy || 'another user'} has ${wordsOf(before)} in the meantime`;
  const fields = Object.fromEntries(
    lost.map(([place, cell]) => [`entries.${place}.version`, sentence(cell)]),
  );
  const sentences = Object.values(fields).slice(0, 3).join('. ');
  throw new ApiError(412, sentences, { fields, details: { marks: lost.map(([, { before }]) => before) } });
}

function wordsOf({ marks, absent }: Mark): string {
  if (absent) return 'entered ‘absent’';
  return marks === null ? 'emptied it' : `entered ${marks}`;
}

function toChange({ entry, before, label }: Cell, reason: string): Change {
  const wasEmpty = shown(before) === null;
  const isEmpty = shown(entry) === null;
  return {
    action: wasEmpty ? 'create' : isEmpty ? 'delete' : 'update',
    noun: 'result',
    recordId: entry.studentId,
    label,
    before: { marks: shown(before) },
    after: { marks: shown(entry), ...(reason && { reason }) },
  };
}
