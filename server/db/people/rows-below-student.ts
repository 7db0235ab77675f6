// The queries that the rows below a student share: fees, results and grades.
import { sql } from 'kysely';
import { camelCased } from '#server/db/row-names.ts';
import { type AnyRow, insertRow, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';

type Table = 'fees' | 'results' | 'grade_info';

export function groupByStudent<R extends { student_id: string }, T>(rows: R[], toRecord: (row: R) => T) {
  const groups = Map.groupBy(rows, ({ student_id }) => student_id);
  return new Map([...groups].map(([id, own]) => [id, own.map(toRecord)]));
}

/** The queries for fees, results or grades. */
export interface RowsBelowStudent<Input, Row> {
  find: (db: Database, studentId: string, id: string) => Promise<Row | undefined>;
  insert: (tx: Tx, studentId: string, input: Input) => Promise<string>;
  /** @param version the row is updated only if it has this version. @returns whether it was changed */
  update: (tx: Tx, id: string, input: Input, version: number | undefined) => Promise<boolean>;
}

/** The student that a row belongs to; among the results are the marks of exam sessions. */
export async function findStudentOf(db: Database, table: Table, id: string) {
  const ownerOf = (rows: Table | 'exam_marks') =>
    db.selectFrom(rows).select('student_id').where(`${rows}.id`, '=', id);
  const row = await db
    .selectFrom('students')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', table === 'results' ? ownerOf(table).unionAll(ownerOf('exam_marks')) : ownerOf(table))
    .executeTakeFirst();
  return row && camelCased(row);
}

/** @param initial columns of a new row that its input does not write */
export function rowsBelowStudent<Input, Row extends { id: string }>(
  table: Table,
  byStudent: (db: Database, ids: string[]) => Promise<Map<string, Row[]>>,
  toColumns: (input: Input) => AnyRow,
  initial: AnyRow = {},
): RowsBelowStudent<Input, Row> {
  return {
    find: async (db, studentId, id) =>
      (await byStudent(db, [studentId])).get(studentId)?.find((row) => row.id === id),
    insert: (tx, studentId, input) =>
      insertRow(tx, table, { student_id: studentId, ...initial, ...toColumns(input) }),
    update: async (tx, id, input, version) => {
      const own = { id, ...(version !== undefined && { version }) };
      const change = { ...toColumns(input), version: sql`version + 1` };
      return (await updateWhere(tx, table, own, change as never)) > 0; // its columns
    },
  };
}
