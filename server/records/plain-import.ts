// What an import of a record type without rules of its own needs to know of it.
import type * as z from 'zod/mini';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';

/** @template R a record as read, @template I as written */
export interface PlainImport<R, I> {
  /** recordRows() (server/db/record-rows.ts). */
  rows: {
    listBy: (db: Database, column: string, values: string[]) => Promise<R[]>;
    insertAll: (tx: Tx, inputs: readonly I[]) => Promise<string[]>;
    updateAll: (tx: Tx, records: readonly (I & { id: string; version: number })[]) => Promise<number>;
  };
  fields: Fields;
  schema: z.ZodMiniType<I>;
  /** The field by which a row finds the record that is there. */
  key: string;
  /** By which the report names a record; default: the key. */
  names?: readonly string[];
  /** The records that undoing the import must not delete. */
  inUse?: (db: Database, ids: string[]) => Promise<string[]>;
}
export type AnyPlainImport = PlainImport<{ id: string; version: number }, object>;
