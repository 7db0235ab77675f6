// Queries that fees, results and grades of a student share.
import { sql } from 'kysely';
import type { Subject } from '#shared/subjects.ts';
import { nextId } from './ids.ts';
import { anyTable } from './rows.ts';
import type { Database, Tx } from './schema.ts';

/** The columns of a row's subject, for a join. */
export const subjectColumns = [
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
  year: Subject['year'];
  subject_version: number;
};

export function toSubjectOfRow(row: SubjectColumns): Subject {
  return { id: row.subject_id, code: row.code, name: row.name, year: row.year, version: row.subject_version };
}

/** Rows of several students, grouped by student. */
export function groupByStudent<R extends { student_id: string }, T>(
  rows: R[],
  toRecord: (row: R) => T,
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const list = groups.get(row.student_id);
    if (list) list.push(toRecord(row));
    else groups.set(row.student_id, [toRecord(row)]);
  }
  return groups;
}

/** The queries for fees, results or grades. A row is found only together with the id of its student. */
export interface StudentRows<Input, Row> {
  find: (db: Database, studentId: string, id: string) => Promise<Row | undefined>;
  /** @returns the id */
  insert: (tx: Tx, studentId: string, input: Input) => Promise<string>;
  /** @param version the row is updated only if it has this version. @returns whether it was changed */
  update: (
    tx: Tx,
    studentId: string,
    id: string,
    input: Input,
    version: number | undefined,
  ) => Promise<boolean>;
  delete: (tx: Tx, studentId: string, id: string) => Promise<void>;
}

/** @param initial columns of a new row that its input does not write */
export function studentRows<Input, Row extends { id: string }>(
  table: 'fees' | 'results' | 'grade_info',
  byStudent: (db: Database, ids: string[]) => Promise<Map<string, Row[]>>,
  toColumns: (input: Input) => Record<string, unknown>,
  initial: Record<string, unknown> = {},
): StudentRows<Input, Row> {
  return {
    find: async (db, studentId, id) => {
      const rows = await byStudent(db, [studentId]);
      return rows.get(studentId)?.find((row) => row.id === id);
    },
    insert: async (tx, studentId, input) => {
      const row = { id: nextId(), student_id: studentId, ...initial, ...toColumns(input) };
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
