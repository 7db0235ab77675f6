// Plans an import row by row, without writing anything.
import { setImmediate as nextRound } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Database } from '#server/db/schema.ts';
import { daysOutOfOrder } from '#shared/kit/fields/days-in-order.ts';
import { excusing } from '#shared/kit/fields/excused-values.ts';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import { fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import { codeKey } from '#shared/kit/text/text-key.ts';
import { sameKey } from '#shared/office/import-fields.ts';
import type {
  DuplicateChoice,
  ImportCorrections,
  ImportError,
  ImportReport,
} from '#shared/office/imports.ts';
import type { Cells } from './cells.ts';
import { readColumns, toCells } from './columns.ts';
import { correctedCells, nameOf, rowToCorrect } from './corrections.ts';
import { settleDays } from './day-columns.ts';
import type { ImportFile } from './headings.ts';
import type { AnyImportType, ImportRow, Versioned } from './import-type.ts';
import { repeatedValues } from './repeated-values.ts';
import { splitNames } from './whole-names.ts';

export interface ImportPlan
  extends Pick<
    ImportReport,
    'unknownColumns' | 'columns' | 'areAsBefore' | 'notes' | 'changes' | 'splits' | 'toCorrect' | 'repeated'
  > {
  inserts: object[];
  updates: { before: Versioned; input: object }[];
  skipped: number;
  rows: number;
  /** What `toCorrect` has by field, by heading and without the rows that were corrected. */
  errors: ImportError[];
}

interface Choices {
  duplicates: DuplicateChoice;
  /** The field of each column, where the user has chosen them: 'firstName,,year'. */
  columns?: string | undefined;
  corrections?: ImportCorrections;
}

export async function planImport(
  db: Database,
  recordType: AnyImportType,
  file: ImportFile,
  { duplicates, columns: chosen, corrections = [] }: Choices,
): Promise<ImportPlan> {
  const { noun, fields } = recordType;
  const { names, ...columns } = await readColumns(db, noun, file.header, chosen);
  const plan: ImportPlan = {
    ...columns,
    inserts: [],
    updates: [],
    skipped: 0,
    rows: file.rows.length,
    changes: [],
    notes: [...file.notes],
    splits: [],
    toCorrect: [],
    repeated: [],
  };
  if (plan.errors.length > 0) return plan;
  const corrected = correctedCells(recordType, file, corrections);
  const repeats = repeatedValues(recordType, corrections);
  const rows: ImportRow[] = file.rows.map(({ line, cells: given }) => {
    const cells = toCells(names, given);
    plan.splits.push(...splitNames(noun, line, cells));
    repeats.replace(cells);
    return { line, cells: { ...cells, ...corrected.get(line) } };
  });
  const headerOf = (column: string) => file.header[names.indexOf(column)] ?? column;
  const dayProblems = settleDays(
    fields,
    rows.map((row) => ({ ...row, corrected: corrected.get(row.line) })),
    { isWorkbook: file.isWorkbook, headingOf: headerOf, note: (sentence) => plan.notes.push(sentence) },
  );
  const spell = await recordType.spelling?.(db);
  if (spell) for (const { cells } of rows) spell(cells);
  const match = await recordType.matcher(db, rows);
  const refuseTwice = twiceFinder(recordType.uniqueColumns);
  const lineOf = new Map<string, number>();

  for (const [index, row] of rows.entries()) {
    const { line, cells } = row;
    const wrong = new Map<string, string>();
    const refuse = (column: string, message: string) => {
      plan.errors.push({ line, column: column === sameKey ? '' : column && headerOf(column), message });
      if (!wrong.has(column)) wrong.set(column, message);
    };
    // Checking 5,000 rows takes a second: other requests run between two chunks.
    if (index % 200 === 199) await nextRound();
    const extra = file.rows[index]?.cells.slice(names.length).some((cell) => cell.trim() !== '');
    if (extra) refuse('', `The row has more cells than the header has columns`);
    const twice = refuseTwice(row);
    if (twice) refuse(twice.column, twice.message);
    for (const [column, message] of dayProblems.get(line) ?? []) refuse(column, message);
    const { record: known, problem, alike } = match(row);
    if (problem) refuse(problem.column, problem.message);
    const answer = alike && cells[sameKey];
    if (alike && answer !== 'yes' && answer !== 'no') refuse(sameKey, alike.question);
    const record = answer === 'yes' ? alike?.record : known;
    // Two rows can match the same record, one by its number, the other by its email.
    const earlier = record && lineOf.get(record.id);
    if (earlier && !twice) refuse('', `Line ${earlier} is about the same record`);
    if (record && !earlier) lineOf.set(record.id, line);
    if (!extra && !twice && !problem && !earlier) {
      if (answer === 'yes' && !record)
        plan.skipped += 1; // another row of the file has the person
      else takeRow(recordType, plan, { line, cells, record, duplicates }, wrong, refuse);
    }
    repeats.note(cells, wrong);
    const shown = rowToCorrect(recordType, row, wrong, corrected.get(line));
    if (shown) plan.toCorrect.push(shown);
  }
  plan.repeated = repeats.found();
  return plan;
}

function takeRow(
  recordType: AnyImportType,
  plan: ImportPlan,
  row: ImportRow & { record: Versioned | undefined; duplicates: DuplicateChoice },
  wrong: ReadonlyMap<string, string>,
  refuse: (column: string, message: string) => void,
): void {
  const { record, duplicates } = row;
  const before = record && exported(recordType, record);
  // A blank cell keeps the stored value: partly filled files are far more common than a wish to clear a field.
  const cells = before ? withoutBlanks(row.cells) : row.cells;
  if (wrong.size === 0 && record && before && (duplicates === 'skip' || isSame(cells, before))) {
    plan.skipped += 1;
    return;
  }
  const input = recordType.toInput({ ...before, ...cells }, record);
  const stored = before && recordType.toInput(before, record);
  const parsed = z.safeParse(excusing(recordType.schema, input, stored), input);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      const column = String(path.at(-1) ?? '');
      if (!wrong.has(column)) refuse(column, message);
    }
    return;
  }
  const disordered = daysOutOfOrder(recordType.fields, parsed.data, record);
  for (const [path, message] of Object.entries(disordered)) refuse(path.split('.').at(-1) ?? '', message);
  if (wrong.size > 0) return; // a question is open
  if (record) {
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

function exported(recordType: AnyImportType, record: Versioned): Cells {
  return Object.fromEntries(recordType.columns.map(([header, cell]) => [header, String(cell(record) ?? '')]));
}

const withoutBlanks = (cells: Cells) => Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell));

function isSame(cells: Cells, before: Cells): boolean {
  return Object.entries(cells).every(([column, cell]) => cell === before[column]);
}

/** Finds repeated values in unique columns. */
function twiceFinder(columns: readonly string[]) {
  const seen = new Map<string, number>();
  return ({ line, cells }: ImportRow) => {
    let found: { column: string; message: string } | undefined;
    for (const column of columns) {
      const cell = codeKey(cells[column] ?? '');
      if (!cell) continue;
      const key = `${column} ${cell}`;
      const earlier = seen.get(key);
      if (earlier) found ??= { column, message: `Line ${earlier} has the same ${column}` };
      else seen.set(key, line);
    }
    return found;
  };
}
