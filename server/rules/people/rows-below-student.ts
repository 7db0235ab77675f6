// Create, update, delete and restore of a student's fees, results and grades. The changes are shown in the student's
// history.

import type { Context } from '#server/context.ts';
import { lockRecord } from '#server/db/locks.ts';
import { type Change as AuditChange, insertAudit } from '#server/db/office/audit-log.ts';
import {
  insertDeletedRecord,
  parentsOf,
  restoreRows,
  takeDeletedRecord,
} from '#server/db/office/deleted-records.ts';
import type { RowsBelowStudent } from '#server/db/people/rows-below-student.ts';
import { findStudent } from '#server/db/people/students.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { findSubject } from '#server/db/teaching/subjects.ts';
import { ApiError, changedMeanwhile, invalid, notFound, orNotFound } from '#server/errors.ts';
import { saveChange } from '#server/records/save-change.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import type { GradeInfo } from '#shared/exams/grades.ts';
import type { Result } from '#shared/exams/results.ts';
import { recordTypes } from '#shared/kit/record-types.ts';
import { fullName } from '#shared/people/full-name.ts';

interface RowType<Input, Row> {
  noun: 'fee' | 'result' | 'grade';
  rows: RowsBelowStudent<Input, Row>;
  /** How the history names it. */
  label: (row: Row) => string;
  /** The part of the row that the history compares. */
  audited: (row: Row) => object;
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

type Entry = Omit<AuditChange, 'noun' | 'label'>;
type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'ifMatch' | 'ask' | 'approve'>;

/** Create, update, remove and restore a row below a student, each with its audit row. */
export function rowChanges<Input, Row extends { id: string; version: number }>({
  noun,
  rows,
  label,
  audited,
  refuse,
  refuseInput,
  alongside,
}: RowType<Input, Row>) {
  const existing = async (db: Database, recordId: string, id: string): Promise<Row> => {
    const row = orNotFound(await rows.find(db, recordId, id), recordTypes[noun].name);
    return row;
  };
  const changeable = async (db: Database, recordId: string, id: string): Promise<Row> => {
    const row = await existing(db, recordId, id);
    const refusal = refuse?.(row);
    if (refusal) throw refusal;
    return row;
  };
  /** Writes the audit row, which names the row as it is in the student's history. */
  const insertEntry = (tx: Tx, { author, clock }: Change, row: Row, entry: Entry) =>
    insertAudit(tx, author, { noun, label: label(row), ...entry }, clock());
  return {
    create: async (context: Change, recordId: string, input: Input): Promise<Row> => {
      const { db, clock } = context;
      return db.transaction().execute(async (tx) => {
        await lockRecord(tx, 'student', recordId);
        if (!(await findStudent(tx, recordId, []))) throw notFound('Student');
        await refuseFormerStudents(tx, [recordId], `no new ${noun} can be entered`);
        await refuseUnknownSubject(tx, input);
        refuseInput?.(input, clock());
        const id = await rows.insert(tx, recordId, input);
        await alongside?.saved(tx, context, id, input, undefined);
        const row = await existing(tx, recordId, id);
        await insertEntry(tx, context, row, { action: 'create', recordId, after: audited(row) });
        return row;
      });
    },

    update: (context: Change, recordId: string, id: string, input: Input): Promise<Row> => {
      const { clock, ifMatch: version } = context;
      const save = async (tx: Tx) => {
        await lockRecord(tx, 'student', recordId);
        const before = await changeable(tx, recordId, id);
        await refuseUnknownSubject(tx, input);
        refuseInput?.(input, clock(), before);
        if (!(await rows.update(tx, recordId, id, input, version))) throw changedMeanwhile();
        await alongside?.saved(tx, context, id, input, before);
        const after = await existing(tx, recordId, id);
        return { before, after, entry: { noun, recordId, label: label(before) } };
      };
      return saveChange(context, save, audited);
    },

    remove: (context: Change, recordId: string, id: string): Promise<void> =>
      context.db.transaction().execute(async (tx) => {
        const { author, clock } = context;
        await lockRecord(tx, 'student', recordId);
        const row = await changeable(tx, recordId, id);
        const student = orNotFound(await findStudent(tx, recordId, []), 'Student');
        const kept = {
          noun,
          recordId: id,
          label: `${label(row)} of ${fullName(student)}`,
        };
        await insertDeletedRecord(tx, { ...kept, deletedBy: author.accountId, now: clock() });
        await alongside?.removing(tx, context, id);
        await rows.delete(tx, recordId, id);
        await insertEntry(tx, context, row, { action: 'delete', recordId, before: audited(row) });
      }),

    /** @throws 409 where its student or subject is deleted: they have to be restored first */
    restore: (context: Change, id: string): Promise<Row> =>
      context.db.transaction().execute(async (tx) => {
        const kept = orNotFound(await takeDeletedRecord(tx, noun, id), `Deleted ${noun}`);
        const { studentId: recordId, subjectId } = parentsOf(kept);
        await lockRecord(tx, 'student', recordId);
        await refuseDeletedParents(tx, noun, recordId, subjectId);
        await restoreRows(tx, kept);
        const row = await existing(tx, recordId, id);
        await alongside?.restored(tx, context, row);
        await insertEntry(tx, context, row, { action: 'restore', recordId, after: audited(row) });
        return row;
      }),
  };
}

/** @param subjectId undefined for a fee */
async function refuseDeletedParents(tx: Tx, noun: string, studentId: string, subjectId: string | undefined) {
  if (!(await findStudent(tx, studentId, []))) throw deletedParent(noun, 'student');
  if (subjectId && !(await findSubject(tx, subjectId))) throw deletedParent(noun, 'subject');
}

const deletedParent = (noun: string, parent: string) =>
  new ApiError(409, `The ${parent} of this ${noun} was deleted. Restore the ${parent} first.`);

async function refuseUnknownSubject(db: Database, input: unknown): Promise<void> {
  const { subjectId } = input as { subjectId?: string }; // fees have none
  if (subjectId && !(await findSubject(db, subjectId)))
    throw invalid('There is no such subject', 'subjectId');
}

/** A student's history names the subject by its code, so that a change of the subject itself is not recorded there. */
export const withSubjectCode = ({ subject, ...row }: Result | GradeInfo) => ({
  ...row,
  subject: subject.code,
});
