// The record types that can be imported.
import { csvColumns } from '#server/csv/columns.ts';
import type { PlainImport } from '#server/records/plain-import.ts';
import { plainImports } from '#server/records/record-types.ts';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import { codeKey } from '#shared/kit/text/text-key.ts';
import type { ImportNoun } from '#shared/office/imports.ts';
import { inputReader } from './cells.ts';
import { feeType } from './fee-type.ts';
import type { AnyImportType, ImportType, Versioned } from './import-type.ts';
import { codesOf, facultyType, guardianType, studentType } from './people-types.ts';

/** Of a record type without rules of its own: a known record is found by one field, in any case. */
function plainType<R extends Versioned, I extends object>(
  noun: ImportNoun,
  { rows, fields, schema, key, names = [key], inUse = async () => [] }: PlainImport<R, I>,
): ImportType<R, I> {
  const read = inputReader(fields);
  return {
    noun,
    fields,
    toInput: (cells, before) => ({
      ...(read(cells, before) as object), // of the fields of one part
      // The college's own spelling stays.
      ...(before && { [key]: valueAt(before, key) }),
    }),
    columns: csvColumns(fields),
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
    schema,
    nameFields: names,
    read: (db, ids) => rows.listBy(db, 'id', ids),
    insert: (tx, inputs) => rows.insertAll(tx, inputs),
    update: (tx, changes) =>
      rows.updateAll(
        tx,
        changes.map(({ before, input }) => ({ ...input, id: before.id, version: before.version })),
      ),
    putBack: (tx, records) => rows.updateAll(tx, records as unknown as (I & Versioned)[]), // a record has all that is written
    inUse,
  };
}

export const importTypes = {
  student: studentType,
  faculty: facultyType,
  fee: feeType,
  guardian: guardianType,
  ...Object.fromEntries(
    Object.entries(plainImports).map(([noun, type]) => [noun, plainType(noun as ImportNoun, type)]), // as: its keys
  ),
} as unknown as Record<ImportNoun, AnyImportType>; // see AnyImportType
