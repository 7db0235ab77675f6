// The queries that the rows below a student share: fees, results and grades.
import { sql } from 'kysely';
import { anyTable, insertRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';

export function groupByStudent<R extends { student_id: string }, T>(rows: R[], toRecord: (row: R) => T) {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const list = groups.get(row.student_id);
    if (list) list.push(toRecord(row));
    else groups.set(row.student_id, [toRecord(row)]);
  }
  return groups;
}

/** The queries for fees, results or grades. A row is found only together with the id of its student. */
export interface RowsBelowStudent<Input, Row> {
  find: (db: Database, studentId: string, id: string) => Promise<Row | undefined>;
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
export function rowsBelowStudent<Input, Row extends { id: string }>(
  table: 'fees' | 'results' | 'grade_info',
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
