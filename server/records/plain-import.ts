// What an import of a record type without rules of its own needs to know of it.
import type * as z from 'zod/mini';
import type { recordRows } from '#server/db/record-rows.ts';
import type { Database } from '#server/db/schema.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';

/** @template R a record as read, @template I as written */
export interface PlainImport<R, I extends object> {
  rows: Pick<ReturnType<typeof recordRows<R, I>>, 'listBy' | 'insertAll' | 'updateAll'>;
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
