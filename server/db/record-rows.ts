// The usual database functions of a table, each column of which is in the table of fields.
import { type RawBuilder, sql } from 'kysely';
import type { Fields } from '#shared/kit/fields/fields.ts';
import type { ListQuery } from '#shared/kit/list-query.ts';
import { nextId } from './ids.ts';
import { findsWords, type Page, pageOf, plain, sortedBy } from './list-page.ts';
import { columnsOf, columnsWriter, filterConditions, recordReader } from './record-columns.ts';
import {
  type AnyRow,
  anyTable,
  idsOf,
  insertRow,
  insertRows,
  rowsFor,
  updateRow,
  updateRows,
} from './rows.ts';
import type { Database, Schema, Tx } from './schema.ts';

interface Listed {
  /** What each sort of the list goes by; the first is that of a list which names none. */
  sorts: Readonly<Record<string, readonly (string | RawBuilder<unknown>)[]>>;
  /** What the search looks at. */
  searched: RawBuilder<unknown>;
}

/** @template R a record as read, @template I as written */
export function recordRows<R, I extends object>(table: keyof Schema, fields: Fields) {
  const columns = ['id', 'version', ...columnsOf(fields)];
  const toRecord = recordReader(fields) as unknown as (row: AnyRow) => R; // of the fields of the record type
  const toColumns = columnsWriter(fields, table);
  const select = (db: Database) => anyTable(db).selectFrom(table).select(columns);
  return {
    toRecord,
    select,

    /** All that match, or a page of them. */
    list: async (db: Database, query: ListQuery, { sorts, searched }: Listed): Promise<Page<R>> => {
      const [first = 'id'] = Object.keys(sorts);
      const wanted = [...filterConditions(fields, query), ...findsWords(query.q, plain(searched))];
      return pageOf(sortedBy(select(db), query.sort ?? first, sorts, wanted), query, toRecord);
    },

    /** The existing records among these values, for imports. @param values ids, or those of another column in lower case */
    listBy: async (db: Database, column: string, values: string[]): Promise<R[]> => {
      const key = column === 'id' ? sql.ref<string>(column) : sql<string>`lower(${sql.ref(column)})`;
      const rows = await rowsFor(values, (chunk) => select(db).where(key, 'in', chunk));
      return rows.map(toRecord);
    },

    /** @returns the ids, in order */
    insertAll: async (tx: Tx, inputs: readonly I[]): Promise<string[]> => {
      const rows = inputs.map((input) => ({ id: nextId(), ...toColumns(input) }));
      await insertRows(tx, table, rows as never); // its columns
      return idsOf(rows);
    },

    /** Each only if it still has its version. @returns how many were changed */
    updateAll: (tx: Tx, records: readonly (I & { id: string; version: number })[]): Promise<number> =>
      updateRows(
        tx,
        table,
        'id',
        records.map((record) => ({ id: record.id, version: record.version, ...toColumns(record) })),
      ),

    find: async (db: Database, id: string): Promise<R | undefined> => {
      const row = await select(db).where('id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },

    /** @param more columns that are no field's */
    insert: (tx: Tx, input: I, more: AnyRow = {}): Promise<string> =>
      insertRow(tx, table, { ...toColumns(input), ...more } as never), // its columns

    /** @param version the row is updated only if it has this version. @returns whether it was changed */
    update: (tx: Tx, id: string, input: I, version: number | undefined): Promise<boolean> =>
      updateRow(tx, table, { id, version, ...toColumns(input) }),
  };
}
