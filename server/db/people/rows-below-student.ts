// The queries that the rows below a student share: fees, results and grades.
import { sql } from 'kysely';
import { camelCased } from '#server/db/row-names.ts';
import { anyTable, insertRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';

type Table = 'fees' | 'results' | 'grade_info';

export function groupByStudent<R extends { student_id: string }, T>(rows: R[], toRecord: (row: R) => T) {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const list = groups.get(row.student_id);
    if (list) list.push(toRecord(row));
    else groups.set(row.student_id, [toRecord(row)]);
  }
  return groups;
}

/** The queries for fees, results or grades. */
export interface RowsBelowStudent<Input, Row> {
  find: (db: Database, studentId: string, id: string) => Promise<Row | undefined>;
  insert: (tx: Tx, studentId: string, input: Input) => Promise<string>;
  /** @param version the row is updated only if it has this version. @returns whether it was changed */
  update: (tx: Tx, id: string, input: Input, version: number | undefined) => Promise<boolean>;
}

/** The student that a row belongs to. */
export async function findStudentOf(db: Database, table: Table, id: string) {
  const row = await db
    .selectFrom('students')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', db.selectFrom(table).select('student_id').where(`${table}.id`, '=', id))
    .executeTakeFirst();
  return row && camelCased(row);
}

/** @param initial columns of a new row that its input does not write */
export function rowsBelowStudent<Input, Row extends { id: string }>(
  table: Table,
  byStudent: (db: Database, ids: string[]) => Promise<Map<string, Row[]>>,
  toColumns: (input: Input) => Record<string, unknown>,
  initial: Record<string, unknown> = {},
): RowsBelowStudent<Input, Row> {
  return {
    find: async (db, studentId, id) => {
      const rows = await byStudent(db, [studentId]);
      return rows.get(studentId)?.find((row) => row.id === id);
    },
    insert: (tx, studentId, input) =>
      insertRow(tx, table, { student_id: studentId, ...initial, ...toColumns(input) }),
    update: async (tx, id, input, version) => {
      let update = anyTable(tx)
        .updateTable(table)
        .set({ ...toColumns(input), version: sql`version + 1` })
        .where('id', '=', id);
      if (version !== undefined) update = update.where('version', '=', version);
      const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
