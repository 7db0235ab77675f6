// Fees, results and grades: the rows below a student.
import { type Selectable, sql } from 'kysely';
import type { Fee, FeeInput, GradeInfo, GradeInput, Result, ResultInput } from '#shared/student-records.ts';
import { nextId } from './ids.ts';
import { anyTable } from './rows.ts';
import type { Database, Schema, Tx } from './schema.ts';

/** Rows of several students in one query, by student. `ids` undefined: of all students. */
export async function feesByStudent(db: Database, ids?: string[]): Promise<Map<string, Fee[]>> {
  let query = db.selectFrom('fees').selectAll().orderBy('student_id').orderBy('due_on').orderBy('id');
  if (ids) query = query.where('student_id', 'in', ids);
  return group(await query.execute(), toFee);
}

function toFee(row: Selectable<Schema['fees']>): Fee {
  return {
    id: row.id,
    label: row.label,
    amount: row.amount,
    paid: row.paid,
    dueOn: row.due_on,
    paidOn: row.paid_on,
    version: row.version,
  };
}

const subjectColumns = [
  'subjects.id as subject_id',
  'subjects.code',
  'subjects.name',
  'subjects.year',
  'subjects.version as subject_version',
] as const;

type SubjectColumns = {
  subject_id: string;
  code: string;
  name: string;
  year: Result['subject']['year'];
  subject_version: number;
};

function toSubject(row: SubjectColumns): Result['subject'] {
  return { id: row.subject_id, code: row.code, name: row.name, year: row.year, version: row.subject_version };
}

export async function resultsByStudent(db: Database, ids?: string[]): Promise<Map<string, Result[]>> {
  let query = db
    .selectFrom('results')
    .innerJoin('subjects', 'subjects.id', 'results.subject_id')
    .select([
      'results.id',
      'student_id',
      'exam',
      'marks',
      'max_marks',
      'held_on',
      'results.version',
      ...subjectColumns,
    ])
    .orderBy('student_id')
    .orderBy('held_on', 'desc')
    .orderBy('subjects.code')
    .orderBy('results.id');
  if (ids) query = query.where('student_id', 'in', ids);
  return group(await query.execute(), (row) => ({
    id: row.id,
    subject: toSubject(row),
    exam: row.exam,
    marks: row.marks,
    maxMarks: row.max_marks,
    heldOn: row.held_on,
    version: row.version,
  }));
}

export async function gradeInfoByStudent(db: Database, ids?: string[]): Promise<Map<string, GradeInfo[]>> {
  let query = db
    .selectFrom('grade_info')
    .innerJoin('subjects', 'subjects.id', 'grade_info.subject_id')
    .select([
      'grade_info.id',
      'student_id',
      'grade',
      'grade_point',
      'term',
      'grade_info.version',
      ...subjectColumns,
    ])
    .orderBy('student_id')
    .orderBy('term')
    .orderBy('subjects.code')
    .orderBy('grade_info.id');
  if (ids) query = query.where('student_id', 'in', ids);
  return group(await query.execute(), (row) => ({
    id: row.id,
    subject: toSubject(row),
    grade: row.grade,
    gradePoint: row.grade_point,
    term: row.term,
    version: row.version,
  }));
}

function group<R extends { student_id: string }, T>(rows: R[], toRecord: (row: R) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const list = groups.get(row.student_id);
    if (list) list.push(toRecord(row));
    else groups.set(row.student_id, [toRecord(row)]);
  }
  return groups;
}

/** The rows of one kind below a student. Each is found only below the student that is named with it. */
export interface StudentRows<Input, Row> {
  find: (db: Database, studentId: string, id: string) => Promise<Row | undefined>;
  /** @returns the id */
  insert: (tx: Tx, studentId: string, input: Input) => Promise<string>;
  /** @param version only where it still is this one. @returns whether it was changed */
  update: (
    tx: Tx,
    studentId: string,
    id: string,
    input: Input,
    version: number | undefined,
  ) => Promise<boolean>;
  delete: (tx: Tx, studentId: string, id: string) => Promise<void>;
}

function studentRows<Input, Row extends { id: string }>(
  table: 'fees' | 'results' | 'grade_info',
  byStudent: (db: Database, ids: string[]) => Promise<Map<string, Row[]>>,
  toColumns: (input: Input) => Record<string, unknown>,
): StudentRows<Input, Row> {
  return {
    find: async (db, studentId, id) => {
      const rows = await byStudent(db, [studentId]);
      return rows.get(studentId)?.find((row) => row.id === id);
    },
    insert: async (tx, studentId, input) => {
      const row = { id: nextId(), student_id: studentId, ...toColumns(input) };
      await anyTable(tx).insertInto(table).values(row).execute();
      return row.id;
    },
    update: async (tx, studentId, id, input, version) => {
      let update = anyTable(tx)
        .updateTable(table)
        .set({ ...toColumns(input), version: sql`version + 1` })
        .where('id', '=', id)
        .where('student_id', '=', studentId);
      if (version !== undefined) update = update.where('version', '=', version);
      const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    delete: async (tx, studentId, id) => {
      await anyTable(tx).deleteFrom(table).where('id', '=', id).where('student_id', '=', studentId).execute();
    },
  };
}

export const feeRows = studentRows<FeeInput, Fee>('fees', feesByStudent, (fee) => ({
  label: fee.label,
  amount: fee.amount,
  paid: fee.paid,
  due_on: fee.dueOn,
  paid_on: fee.paidOn,
}));

export const resultRows = studentRows<ResultInput, Result>('results', resultsByStudent, (result) => ({
  subject_id: result.subjectId,
  exam: result.exam,
  marks: result.marks,
  max_marks: result.maxMarks,
  held_on: result.heldOn,
}));

export const gradeRows = studentRows<GradeInput, GradeInfo>('grade_info', gradeInfoByStudent, (grade) => ({
  subject_id: grade.subjectId,
  grade: grade.grade,
  grade_point: grade.gradePoint,
  term: grade.term,
}));
