// The record types that can be imported.
import type * as z from 'zod/mini';
import { csvColumns } from '#server/csv/columns.ts';
import type { recordRows } from '#server/db/record-rows.ts';
import type { Database } from '#server/db/schema.ts';
import { listSubjectsTaught, listSubjectsWithMarks, subjectRows } from '#server/db/teaching/subjects.ts';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { codeKey } from '#shared/kit/text/text-key.ts';
import type { ImportNoun } from '#shared/office/imports.ts';
import { subjectFields, subjectInputSchema } from '#shared/teaching/subjects.ts';
import { inputReader } from './cells.ts';
import { feeType } from './fee-type.ts';
import type { AnyImportType, ImportType, Versioned } from './import-type.ts';
import { codesOf, facultyType, guardianType, studentType } from './people-types.ts';

/** @template R a record as read, @template I as written */
interface PlainImport<R, I extends object> {
  noun: ImportNoun;
  rows: Pick<ReturnType<typeof recordRows<R, I>>, 'listBy' | 'insertAll' | 'updateAll'>;
  fields: Fields;
  schema: z.ZodMiniType<I>;
  /** The field by which a row finds the record that is there. */
  key: string;
  nameFields: readonly string[];
  inUse: (db: Database, ids: string[]) => Promise<string[]>;
}

/** Of a record type without rules of its own: a known record is found by one field, in any case. */
function plainType<R extends Versioned, I extends object>({
  rows,
  key,
  ...type
}: PlainImport<R, I>): ImportType<R, I> {
  const read = inputReader(type.fields);
  return {
    ...type,
    toInput: (cells, before) => ({
      ...(read(cells, before) as object), // of the fields of one part
      // The college's own spelling stays.
      ...(before && { [key]: valueAt(before, key) }),
    }),
    columns: csvColumns(type.fields),
    uniqueColumns: [key],
    matcher: async (db, found) => {
      const known = await rows.listBy(db, key, codesOf(found, key));
      const spelling = (record: R) => String(valueAt(record, key));
      const byKey = new Map(known.map((record) => [codeKey(spelling(record)), record]));
      const bySpelling = new Map(known.map((record) => [spelling(record), record]));
      return ({ cells: { [key]: text = '' } }) => ({
        record: bySpelling.get(text) ?? byKey.get(codeKey(text)),
      });
    },
    read: (db, ids) => rows.listBy(db, 'id', ids),
    insert: (tx, inputs) => rows.insertAll(tx, inputs),
    update: (tx, changes) =>
      rows.updateAll(
        tx,
        changes.map(({ before, input }) => ({ ...input, id: before.id, version: before.version })),
      ),
    putBack: (tx, records) => rows.updateAll(tx, records as unknown as (I & Versioned)[]), // a record has all that is written
  };
}

const subjectType = plainType({
  noun: 'subject',
  rows: subjectRows,
  fields: subjectFields,
  schema: subjectInputSchema,
  key: 'code',
  nameFields: ['code', 'name'],
  inUse: async (db, ids) => [
    ...(await listSubjectsWithMarks(db, ids)),
    ...(await listSubjectsTaught(db, ids)),
  ],
});

export const importTypes = {
  student: studentType,
  faculty: facultyType,
  fee: feeType,
  guardian: guardianType,
  subject: subjectType,
} satisfies Record<ImportNoun, unknown> as unknown as Record<ImportNoun, AnyImportType>; // see AnyImportType
