// Create, update, delete and restore of a student's fees, results and grades. The changes are shown in the student's
// history.

import type { Context } from '#server/context.ts';
import { lockRecord } from '#server/db/locks.ts';
import { parentsOf } from '#server/db/office/deleted-records.ts';
import { findStudentOf, type RowsBelowStudent } from '#server/db/people/rows-below-student.ts';
import { findStudent } from '#server/db/people/students.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { findSubject } from '#server/db/teaching/subjects.ts';
import { ApiError, invalid, notFound } from '#server/errors.ts';
import { recordChanges } from '#server/records/changes.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import { recordTypes } from '#shared/kit/record-types.ts';
import { fullName } from '#shared/people/full-name.ts';

interface RowType<Input, Row> {
  noun: 'fee' | 'result' | 'grade';
  rows: RowsBelowStudent<Input, Row>;
  /** How the history names it. */
  label: (row: Row) => string;
  /** The refusal of a row that is not changed or deleted by itself. */
  refuse?: (row: Row) => ApiError | undefined;
  /** @throws for an input that its schema cannot refuse. @param before undefined for a new row */
  refuseInput?: (input: Input, now: Date, before?: Row) => void;
  /** What else is written with the row, in its transaction. */
  alongside?: {
    /** After the row was stored. @param before undefined for a new row */
    saved: (tx: Tx, change: Change, id: string, input: Input, before: Row | undefined) => Promise<void>;
    /** Before the row is deleted. */
    removing: (tx: Tx, change: Change, id: string) => Promise<void>;
    restored: (tx: Tx, change: Change, row: Row) => Promise<void>;
  };
}

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'ifMatch' | 'ask' | 'approve'>;

/** As `recordChanges`, of a row that is found only with the id of its student. */
export function rowChanges<Input, Row extends { id: string; version: number }>({
  noun,
  rows,
  label,
  refuse,
  refuseInput,
  alongside,
}: RowType<Input, Row>) {
  const { name, table } = recordTypes[noun];
  const studentOf = (db: Database, id: string) => findStudentOf(db, table, id);
  type Found = Row & { student: { id: string; firstName: string; lastName: string } };

  const changes = recordChanges<Found>({
    noun,
    find: async (db, id) => {
      const student = await studentOf(db, id);
      const row = student && (await rows.find(db, student.id, id));
      return row && { ...row, student };
    },
    lock: async (tx, id) => {
      const student = await studentOf(tx, id);
      if (student) await lockRecord(tx, 'student', student.id);
    },
    label: (row) => `${label(row)} of ${fullName(row.student)}`,
    // A student's history names the subject by its code, so that a change of the subject itself is not recorded there.
    audited: ({ student: _, ...row }) =>
      'subject' in row ? { ...row, subject: (row.subject as { code: string }).code } : row, // of a result or grade
    entry: (row, before = row) => ({ recordId: row.student.id, label: label(before) }),
    restoring: async (tx, kept) => {
      const { studentId, subjectId } = parentsOf(kept);
      await lockRecord(tx, 'student', studentId);
      if (!(await findStudent(tx, studentId, []))) throw deletedParent(noun, 'student');
      if (subjectId && !(await findSubject(tx, subjectId))) throw deletedParent(noun, 'subject');
    },
    ...(alongside && { restored: alongside.restored }),
  });

  const refuseUnchangeable = (row: Found, studentId: string) => {
    const refusal = row.student.id === studentId ? refuse?.(row) : notFound(name);
    if (refusal) throw refusal;
  };

  return {
    ...changes,

    create: (context: Change, studentId: string, input: Input): Promise<Row> =>
      changes.create(context, async (tx) => {
        await lockRecord(tx, 'student', studentId);
        if (!(await findStudent(tx, studentId, []))) throw notFound('Student');
        await refuseFormerStudents(tx, [studentId], `no new ${noun} can be entered`);
        await refuseUnknownSubject(tx, input);
        refuseInput?.(input, context.clock());
        const id = await rows.insert(tx, studentId, input);
        await alongside?.saved(tx, context, id, input, undefined);
        return id;
      }),

    update: (context: Change, studentId: string, id: string, input: Input): Promise<Row> =>
      changes.update(context, id, async (tx, before, version) => {
        refuseUnchangeable(before, studentId);
        await refuseUnknownSubject(tx, input);
        refuseInput?.(input, context.clock(), before);
        const isChanged = await rows.update(tx, id, input, version);
        if (isChanged) await alongside?.saved(tx, context, id, input, before);
        return isChanged;
      }),

    remove: (context: Change, studentId: string, id: string): Promise<void> =>
      changes.remove(context, id, async (tx, row) => {
        refuseUnchangeable(row, studentId);
        await alongside?.removing(tx, context, id);
      }),
  };
}

const deletedParent = (noun: string, parent: string) =>
  new ApiError(409, `The ${parent} of this ${noun} was deleted. Restore the ${parent} first.`);

async function refuseUnknownSubject(db: Database, input: unknown): Promise<void> {
  const { subjectId } = input as { subjectId?: string }; // fees have none
  if (subjectId && !(await findSubject(db, subjectId)))
    throw invalid('There is no such subject', 'subjectId');
}
