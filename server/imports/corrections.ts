// Cells that the user has corrected on the screen, in the place of what the file has.
import * as z from 'zod/mini';

import { invalid } from '#server/errors.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import { sameKey } from '#shared/office/import-fields.ts';
import {
  type ImportCorrections,
  type ImportReport,
  type ImportRowToCorrect,
  importCorrectionsSchema,
  importRowsToCorrect,
} from '#shared/office/imports.ts';
import type { Cells } from './cells.ts';
import type { ImportFile } from './headings.ts';
import type { AnyImportType } from './import-type.ts';

/** @param text the form's field, as JSON; undefined where nothing was corrected @throws 400 */
export function readCorrections(text: string | undefined): ImportCorrections {
  if (text === undefined) return [];
  const parsed = z.safeParse(importCorrectionsSchema, parseJson(text));
  if (parsed.success) return parsed.data;
  throw refused(parsed.error.issues[0]?.message ?? 'Corrections are a list of cells');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // which the schema refuses
  }
}

const refused = (sentence: string) => invalid(sentence, 'corrections');

/** The corrected cells of each line. @throws 400 where the file or the record type does not have them */
export function correctedCells(
  { columns }: AnyImportType,
  file: ImportFile,
  corrections: ImportCorrections,
): ReadonlyMap<number, Cells> {
  const known = new Set([...columns.map(([name]) => name), sameKey]);
  const lines = new Set(file.rows.map(({ line }) => line));
  const corrected = new Map<number, Cells>();
  for (const { line, field, value } of corrections) {
    if (!known.has(field)) throw refused(`There is no field ${firstCharacters(field, 30)}`);
    if (line === undefined) continue; // of all rows, see repeated-values.ts
    if (!lines.has(line)) throw refused(`The file has no row at line ${line}`);
    corrected.set(line, { ...corrected.get(line), [field]: value });
  }
  return corrected;
}

/** @param wrong what is wrong by field; '' for the whole row @returns undefined where nothing is wrong and nothing was corrected */
export function rowToCorrect(
  recordType: AnyImportType,
  { line, cells }: { line: number; cells: Cells },
  wrong: ReadonlyMap<string, string>,
  corrected: Cells | undefined,
): ImportRowToCorrect | undefined {
  if (wrong.size === 0 && !corrected) return undefined;
  const fields = new Set([...wrong.keys(), ...Object.keys(corrected ?? {})]);
  // In the order of the form, so that a cell stays at its place when it has become right.
  const shown = [sameKey, ...recordType.columns.map(([field]) => field)].filter((field) => fields.has(field));
  return {
    line,
    name: firstCharacters(nameOf(recordType, cells), 100),
    message: wrong.get('') ?? '',
    cells: shown.map((field) => ({
      field,
      value: firstCharacters(cells[field] ?? '', 1000),
      message: wrong.get(field) ?? '',
    })),
  };
}

export function firstToCorrect(rows: ImportReport['toCorrect'], corrections: ImportCorrections) {
  const corrected = new Set(corrections.map(({ line }) => line));
  let others = 0;
  return rows.filter(({ line }) => {
    if (corrected.has(line)) return true;
    others += 1;
    return others <= importRowsToCorrect;
  });
}

/** How the report names a record, or the row of a file. */
export function nameOf({ nameFields }: AnyImportType, record: object): string {
  const values = new Map<string, unknown>(Object.entries(record));
  return nameFields
    .map((key) => values.get(key))
    .filter((value) => typeof value === 'string')
    .join(' ')
    .trim();
}
