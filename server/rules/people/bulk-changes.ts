// Changes the standing (year, status) of many students in one transaction, with their histories, and undoes it as a whole.

import { lockRecords } from '#server/db/locks.ts';
import { type Author, insertAudits } from '#server/db/office/audit-log.ts';
import {
  findBulkChange,
  insertBulkChange,
  listBulkChangeRows,
  markBulkChangeUndone,
  type Standing,
} from '#server/db/office/bulk-changes.ts';
import { listValidTransfers } from '#server/db/office/certificates.ts';
import { lockDeletedRecords, updateDeletedRecord } from '#server/db/office/deleted-records.ts';
import { listStudentsBy, type StudentRecord, studentRows } from '#server/db/people/students.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError, changedMeanwhile, orNotFound } from '#server/errors.ts';
import { type BulkChange, bulkUndoDays } from '#shared/office/bulk-changes.ts';
import { fullName } from '#shared/people/full-name.ts';
import { isFormer } from '#shared/people/student-status.ts';
import type { Student } from '#shared/people/students.ts';

interface By {
  author: Author;
  now: Date;
}

interface Moved {
  /** Read with personal and contact information. */
  student: Student;
  after: Standing;
}

/** @param moved each with a difference */
export async function changeStudents(
  tx: Tx,
  {
    kind,
    label,
    snapshot,
    went = null,
    stayed = null,
  }: Pick<BulkChange, 'kind' | 'label'> & { snapshot?: string; went?: number | null; stayed?: number | null },
  moved: readonly Moved[],
  { author, now }: By,
): Promise<BulkChange> {
  const rows = moved.map(({ student, after }) => ({
    studentId: student.id,
    before: standingOf(student),
    after,
  }));
  await save(tx, moved, label, { author, now });
  const id = await insertBulkChange(
    tx,
    { kind, label, went, stayed, at: now.toISOString(), actor: author.label, snapshot },
    rows,
  );
  return existing(tx, id);
}

export async function undoBulkChange(tx: Tx, id: string, { author, now }: By): Promise<BulkChange> {
  const change = await existing(tx, id);
  if (!(await markBulkChangeUndone(tx, id, now)))
    throw new ApiError(
      409,
      change.undoneAt
        ? 'This was undone already.'
        : `This is more than ${bulkUndoDays} days ago and can no longer be undone.`,
    );
  const rows = await listBulkChangeRows(tx, id);
  const ids = rows.map(({ studentId }) => studentId);
  await lockRecords(tx, 'student', ids);
  // The trash first: who is restored meanwhile is among the students after it.
  const trash = new Map(
    (await lockDeletedRecords(tx, 'student', ids)).map((kept) => [kept.row.id as string, kept]),
  );
  const students = await listStudentsBy(tx, 'students.id', ids);
  const trashed = [...trash.values()].map(({ row }) => camelCased(row) as unknown as Student); // as the columns are named
  const known = new Map([...trashed, ...students].map((student) => [student.id, student]));
  // All must have the year and status that the change gave them, those in the trash too. Who is in neither is passed over.
  const moved = rows.flatMap(({ studentId, before, after }) => {
    const student = known.get(studentId);
    if (!student) return [];
    if (student.year !== after.year || student.status !== after.status)
      throw new ApiError(
        409,
        `${fullName(student)} was given another year or status since. Nothing was undone.`,
      );
    return [{ student, after: before }];
  });
  await refuseValidTransfers(
    tx,
    moved.flatMap(({ student, after }) => (isFormer(student) && !isFormer(after) ? [student] : [])),
  );
  for (const { student, after } of moved) {
    const kept = trash.get(student.id);
    if (kept) await updateDeletedRecord(tx, kept, snakeCased(after));
  }
  await save(tx, moved, `Undone: ${change.label}`, { author, now }, students);
  return existing(tx, id);
}

/** A transfer certificate says that the student has left: it is withdrawn before. */
async function refuseValidTransfers(tx: Tx, back: readonly Student[]): Promise<void> {
  const transfers = await listValidTransfers(
    tx,
    back.map(({ id }) => id),
  );
  const student = back.find(({ id }) => id === transfers[0]?.studentId);
  if (student)
    throw new ApiError(
      409,
      `Transfer certificate ${transfers[0]?.serial} of ${fullName(student)} is valid: withdraw it first. Nothing was undone.`,
    );
}

/** @param there those of them that are not in the trash */
async function save(
  tx: Tx,
  moved: readonly Moved[],
  label: string,
  { author, now }: By,
  there = moved.map(({ student }) => student),
): Promise<void> {
  const people = moved
    .filter(({ student }) => there.includes(student))
    .map(({ student, after }) => ({
      id: student.id,
      version: student.version,
      // A student that was read with both parts has all the fields to be stored.
      record: { ...student, ...after } as unknown as StudentRecord,
    }));
  if ((await studentRows.update(tx, people, now)) !== people.length) throw changedMeanwhile();
  const changes = moved.map(({ student, after }) => ({
    ...({ action: 'update', noun: 'student', recordId: student.id, label } as const),
    before: standingOf(student),
    after,
  }));
  await insertAudits(tx, author, changes, now);
}

const existing = async (tx: Tx, id: string) => orNotFound(await findBulkChange(tx, id), 'Change');

const standingOf = ({ year, status, statusSince }: Student): Standing => ({ year, status, statusSince });
