// The usual database functions of a table, each column of which is in the table of fields.
import type { Fields } from '#shared/kit/fields/fields.ts';
import { columnsOf, columnsWriter, recordReader } from './record-columns.ts';
import { type AnyRow, anyTable, insertRow, updateRow } from './rows.ts';
import type { Database, Schema, Tx } from './schema.ts';

/** @template R a record as read, @template I as written */
export function recordRows<R, I extends object>(table: keyof Schema, fields: Fields) {
  const columns = ['id', 'version', ...columnsOf(fields)];
  const toRecord = recordReader(fields) as unknown as (row: AnyRow) => R; // of the fields of the record type
  const toColumns = columnsWriter(fields, table);
  return {
    toRecord,

    select: (db: Database) => anyTable(db).selectFrom(table).select(columns),

    find: async (db: Database, id: string): Promise<R | undefined> => {
      const row = await anyTable(db)
        .selectFrom(table)
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toRecord(row);
    },

    insert: (tx: Tx, input: I): Promise<string> => insertRow(tx, table, toColumns(input) as never), // its columns

    /** @param version the row is updated only if it has this version. @returns whether it was changed */
    update: (tx: Tx, id: string, input: I, version: number | undefined): Promise<boolean> =>
      updateRow(tx, table, { id, version, ...toColumns(input) }),
  };
}
