// What an import needs to know of a record type: how a row of the file is matched with its record, read, saved and undone.
import type * as z from 'zod/mini';
import type { ExportColumn } from '#server/csv/export.ts';
import type { Author } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Settings } from '#server/settings.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import type { ImportNoun } from '#shared/office/imports.ts';
import type { Cells } from './cells.ts';

export interface Versioned {
  id: string;
  version: number;
}

/** A row of the file by the keys of its fields. */
export interface ImportRow {
  line: number;
  cells: Cells;
}

/** The existing record of a row, if there is one, or the reason why the row is refused. */
export interface Match<R> {
  record?: R | undefined;
  problem?: { column: string; message: string };
  /** Nothing says for certain that the row is about this record, or about that of an earlier row: the user is asked. */
  alike?: { record?: R | undefined; question: string } | undefined;
}

/** @template R a record as read, @template I as written */
export interface ImportType<R extends Versioned, I> {
  noun: ImportNoun;
  fields: Fields;
  toInput: (cells: Cells, before: object | undefined) => unknown;
  /** As the export writes them. */
  columns: readonly ExportColumn<R>[];
  /** Columns whose values may not occur in two rows. */
  uniqueColumns: readonly string[];
  /** Looks up all rows with a few queries. @returns a function that gives the match of one row */
  matcher: (db: Database, rows: readonly ImportRow[]) => Promise<(row: ImportRow) => Match<R>>;
  /** What writes the cells of a row in the college's own spelling. */
  spelling?: (db: Database) => Promise<(cells: Cells) => void>;
  schema: z.ZodMiniType<I>;
  /** The fields by which the report names a record. */
  nameFields: readonly string[];
  /** Whose history shows a change, and its label there; without it the record's own, with the name of the file. */
  entry?: (record: R) => { recordId: string; label: string };
  /** Why a record in use cannot be removed; without it 'is in use'. */
  whatUsed?: string;
  read: (db: Database, ids: string[]) => Promise<R[]>;
  /** @returns the ids, in the order of the inputs */
  insert: (tx: Tx, inputs: I[], context: ImportContext & { author: Author }) => Promise<string[]>;
  /** @returns how many still had their version and were changed */
  update: (tx: Tx, changes: { before: R; input: I }[], context: ImportContext) => Promise<number>;
  /** Puts records back as they were. @returns as `update` */
  putBack: (tx: Tx, records: R[], context: ImportContext) => Promise<number>;
  /** The records that are in use (rows below them, a log-in): undoing the import must not delete them. */
  inUse: (db: Database, ids: string[]) => Promise<string[]>;
}

export interface ImportContext {
  college: Settings['college'];
  now: Date;
}

/** For code that treats all record types alike: it passes a type only records and inputs that the type itself produced. */
export type AnyImportType = ImportType<Versioned, object>;
