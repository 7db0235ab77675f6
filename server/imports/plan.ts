// Plans an import row by row, without writing anything.
import { setImmediate as nextRound } from 'node:timers/promises';
import * as z from 'zod/mini';

import { findImportFields } from '#server/db/office/imports.ts';
import type { Database } from '#server/db/schema.ts';
import { excusing } from '#shared/kit/excused-values.ts';
import { valueAt } from '#shared/kit/field-values.ts';
import { fieldKey, writtenFields } from '#shared/kit/fields.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import type {
  DuplicateChoice,
  ImportCorrections,
  ImportError,
  ImportReport,
} from '#shared/office/imports.ts';
import { type Cells, keysOf } from './cells.ts';
import { correctedCells, nameOf, rowToCorrect } from './corrections.ts';
import type { ImportFile } from './headings.ts';
import type { AnyImportType, Versioned } from './import-type.ts';

export interface ImportPlan {
  inserts: object[];
  updates: { before: Versioned; input: object }[];
  skipped: number;
  rows: number;
  unknownColumns: string[];
  columns: ImportReport['columns'];
  areAsBefore: boolean;
  /** What of the file was passed over, or read in a way that the user should know. */
  notes: string[];
  changes: ImportReport['changes'];
  errors: ImportError[];
  /** The same by field instead of heading, with the rows that were corrected. */
  toCorrect: ImportReport['toCorrect'];
}

interface Choices {
  duplicates: DuplicateChoice;
  /** The field of each column, where the user has chosen them: 'firstName,,year'. */
  columns?: string | undefined;
  corrections?: ImportCorrections;
}

interface Row {
  line: number;
  cells: Cells;
}

export async function planImport(
  db: Database,
  recordType: AnyImportType,
  file: ImportFile,
  { duplicates, columns, corrections = [] }: Choices,
): Promise<ImportPlan> {
  const last = columns ? undefined : await findImportFields(db, recordType.noun, file.header);
  const { names, unknownColumns, errors } = readHeader(recordType, file.header, columns ?? last);
  const plan: ImportPlan = {
    inserts: [],
    updates: [],
    skipped: 0,
    rows: file.rows.length,
    unknownColumns,
    changes: [],
    columns: file.header.map((heading, index) => ({ heading, field: names[index] ?? '' })),
    areAsBefore: last !== undefined && last !== keysOf(recordType.fields, file.header).join(','),
    notes: [...file.notes],
    errors,
    toCorrect: [],
  };
  if (errors.length > 0) return plan;
  const corrected = correctedCells(recordType, file, corrections);
  const rows = file.rows.map(({ line, cells }) => ({
    line,
    cells: { ...toCells(names, cells), ...corrected.get(line) },
  }));
  const match = await recordType.matcher(
    db,
    rows.map(({ cells }) => cells),
  );
  const refuseTwice = twiceFinder(recordType.uniqueColumns);
  const lineOf = new Map<string, number>();
  const headerOf = (column: string) => file.header[names.indexOf(column)] ?? column;

  for (const [index, { line, cells }] of rows.entries()) {
    const wrong = new Map<string, string>();
    const refuse = (column: string, message: string) => {
      plan.errors.push({ line, column: column && headerOf(column), message });
      if (!wrong.has(column)) wrong.set(column, message);
    };
    // Checking 5,000 rows takes a second: other requests run between two chunks.
    if (index % 200 === 199) await nextRound();
    const extra = file.rows[index]?.cells.slice(names.length).some((cell) => cell.trim() !== '');
    if (extra) refuse('', `The row has more cells than the header has columns`);
    const twice = refuseTwice({ line, cells });
    if (twice) refuse(twice.column, twice.message);
    const { record, problem } = match(cells);
    if (problem) refuse(problem.column, problem.message);
    // Two rows can match the same record, one by its number, the other by its e-mail.
    const earlier = record && lineOf.get(record.id);
    if (earlier && !twice) refuse('', `Line ${earlier} is about the same record`);
    if (record && !earlier) lineOf.set(record.id, line);
    if (!extra && !twice && !problem && !earlier)
      takeRow(recordType, plan, { line, cells, record, duplicates }, refuse);
    const row = rowToCorrect(recordType, { line, cells }, wrong, corrected.get(line));
    if (row) plan.toCorrect.push(row);
  }
  return plan;
}

function takeRow(
  recordType: AnyImportType,
  plan: ImportPlan,
  row: { line: number; cells: Cells; record: Versioned | undefined; duplicates: DuplicateChoice },
  refuse: (column: string, message: string) => void,
): void {
  const { record, duplicates } = row;
  const before = record && exported(recordType, record);
  // A blank cell keeps the stored value: partly filled files are far more common than a wish to clear a field.
  const cells = before ? withoutBlanks(row.cells) : row.cells;
  if (record && before && (duplicates === 'skip' || isSame(cells, before))) {
    plan.skipped += 1;
    return;
  }
  const input = recordType.toInput({ ...before, ...cells }, record);
  const stored = before && recordType.toInput(before, record);
  const parsed = z.safeParse(excusing(recordType.schema, input, stored), input);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) refuse(String(path.at(-1) ?? ''), message);
  } else if (record) {
    const changes = changedCells(recordType, row.line, record, parsed.data);
    // The stored value in another spelling ('50,000', '14/04/2007', '98480 22338') is no change.
    if (changes.length === 0) {
      plan.skipped += 1;
      return;
    }
    plan.updates.push({ before: record, input: parsed.data });
    plan.changes.push(...changes);
  } else plan.inserts.push(parsed.data);
}

/** Old and new value of each field that the row would change, as the export writes them. */
function changedCells(recordType: AnyImportType, line: number, record: Versioned, input: object) {
  const name = nameOf(recordType, record);
  return writtenFields(recordType.fields).flatMap(([path, field]) => {
    const [, cell] = recordType.columns.find(([header]) => header === fieldKey(path)) ?? [];
    const given = valueAt(input, path);
    if (!cell || given === undefined) return [];
    const from = String(cell(record) ?? '');
    const to = String(cell({ ...record, ...input }) ?? '');
    const isFilled = field.initial !== undefined && to === '';
    if (from === to || isFilled) return [];
    return [
      { line, name, field: field.label, from: firstCharacters(from, 100), to: firstCharacters(to, 100) },
    ];
  });
}

/** The record as the export writes it. */
function exported(recordType: AnyImportType, record: Versioned): Cells {
  return Object.fromEntries(recordType.columns.map(([header, cell]) => [header, String(cell(record) ?? '')]));
}

function withoutBlanks(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell));
}

function isSame(cells: Cells, before: Cells): boolean {
  return Object.entries(cells).every(([column, cell]) => cell === before[column]);
}

function readHeader(recordType: AnyImportType, header: string[], columns: string | undefined) {
  const known = new Set(recordType.columns.map(([name]) => name));
  // Chosen by the user; a field that does not exist passes its column over, which the report says.
  const chosen = columns?.split(',').map((name) => (known.has(name) ? name : ''));
  const names = chosen ? header.map((_, index) => chosen[index] ?? '') : keysOf(recordType.fields, header);
  const errors = recordType.columns
    .filter(([name]) => names.filter((one) => one === name).length > 1)
    .map(([name]) => ({ line: 1, column: name, message: `The column ${name} is there twice` }));
  if (!names.some(Boolean)) {
    const expected = recordType.columns.map(([name]) => name).join(', ');
    errors.push({ line: 1, column: '', message: `The first line must name the columns: ${expected}` });
  }
  return { names, unknownColumns: header.filter((name, index) => name && !names[index]), errors };
}

function toCells(names: string[], cells: string[]): Cells {
  const pairs = names.map((name, index) => [name, (cells[index] ?? '').trim()] as const);
  return Object.fromEntries(pairs.filter(([name]) => name));
}

/** Finds repeated values in unique columns. */
function twiceFinder(columns: readonly string[]) {
  const seen = new Map<string, number>();
  return ({ line, cells }: Row) => {
    let found: { column: string; message: string } | undefined;
    for (const column of columns) {
      const cell = cells[column]?.toLowerCase();
      if (!cell) continue;
      const key = `${column} ${cell}`;
      const earlier = seen.get(key);
      if (earlier) found ??= { column, message: `Line ${earlier} has the same ${column}` };
      else seen.set(key, line);
    }
    return found;
  };
}
