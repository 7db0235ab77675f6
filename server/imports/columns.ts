// What each column of the file is taken for: as the user says, as in the last import with the same headings, or by its heading.
import { findImportFields } from '#server/db/office/imports.ts';
import type { Database } from '#server/db/schema.ts';
import { fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { importColumns, importFields } from '#shared/office/import-fields.ts';
import type { ImportError, ImportNoun, ImportReport } from '#shared/office/imports.ts';
import type { Cells } from './cells.ts';
import { keysOf } from './column-keys.ts';

export interface ReadColumns {
  /** The key of each column; '' where it is passed over. */
  names: string[];
  columns: ImportReport['columns'];
  unknownColumns: string[];
  areAsBefore: boolean;
  errors: ImportError[];
}

/** @param chosen by the user: 'firstName,,year' */
export async function readColumns(
  db: Database,
  noun: ImportNoun,
  header: readonly string[],
  chosen: string | undefined,
): Promise<ReadColumns> {
  const byHeading = keysOf(noun, header);
  const last = chosen ? undefined : await findImportFields(db, noun, header);
  const keys = importColumns(noun).map(({ key }) => key);
  // A field that does not exist passes its column over, which the report says.
  const given = (chosen ?? last)?.split(',').map((name) => (keys.includes(name) ? name : ''));
  const names = given ? header.map((_, index) => given[index] ?? '') : byHeading;
  const errors = keys
    .filter((key) => names.filter((name) => name === key).length > 1)
    .map((key) => ({ line: 1, column: key, message: `The column ${key} is there twice` }));
  if (!names.some(Boolean)) {
    const usual = writtenFields(importFields[noun]).flatMap(([path, { lets }]) =>
      lets ? [] : [fieldKey(path)],
    );
    errors.push({
      line: 1,
      column: '',
      message: `The first line must name the columns: ${usual.join(', ')}`,
    });
  }
  return {
    names,
    columns: header.map((heading, index) => ({ heading, field: names[index] ?? '' })),
    unknownColumns: header.filter((name, index) => name && !names[index]),
    areAsBefore: last !== undefined && last !== byHeading.join(','),
    errors,
  };
}

/** The cells of a row by the keys of their columns. */
export function toCells(names: readonly string[], cells: readonly string[]): Cells {
  const pairs = names.map((name, index) => [name, (cells[index] ?? '').trim()] as const);
  return Object.fromEntries(pairs.filter(([name]) => name));
}
