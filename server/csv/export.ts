import { stringify } from 'csv-stringify/sync';
import type { Context } from '#server/context.ts';
import type { Page } from '#server/db/list-page.ts';
import { insertExportAudit } from '#server/db/office/audit-log.ts';
import { partsOf, type WholeList } from '#server/db/whole-list.ts';
import { type ExportFormat, workbookType } from '#shared/kit/exports.ts';
import type { Field } from '#shared/kit/fields/fields.ts';
import { indiaDate, indiaTime } from '#shared/kit/format.ts';
import type { RecordNoun } from '#shared/kit/record-types.ts';
import { escapeFormula } from './formulas.ts';
import { type WorkbookCell, workbookOf } from './write-xlsx.ts';

/** What people read instead of the key and the stored value; a field of a record is one. */
interface Look {
  label?: string;
  control?: Field['control'];
  choiceLabels?: Readonly<Record<string, string>>;
}

/** A column of an export: its key, which CSV files have as header and imports read, its cell, and how people read it. */
export type ExportColumn<T> = [key: string, cell: (row: T) => string | number | null, look?: Look];

type Cells<T> = {
  [K in keyof T & string]: T[K] extends string | number | null | undefined ? K : never;
}[keyof T & string];

/** Columns that are called like the properties which they show. */
export function plainColumns<T>(
  keys: readonly Cells<T>[],
  looks: { readonly [K in Cells<T>]?: Look } = {},
): ExportColumn<T>[] {
  return keys.map((key) => [key, (row) => (row[key] ?? null) as string | number | null, looks[key]]); // as Cells says
}

/** Rows as CSV that spreadsheets open as text; the byte order mark makes Telugu names readable in Excel. */
async function* csvText<T>(parts: AsyncIterable<T[]>, columns: readonly ExportColumn<T>[], isPlain: boolean) {
  yield `\uFEFF${stringify([columns.map(([key]) => key)])}`;
  const text = (cell: string) => (isPlain && phone.test(cell) ? cell : escapeFormula(cell));
  // A number is no formula, also where it is negative.
  const written = (cell: string | number | null) => (typeof cell === 'number' ? `${cell}` : text(cell ?? ''));
  for await (const rows of parts)
    yield stringify(rows.map((row) => columns.map(([, cell]) => written(cell(row)))));
}

/** What a spreadsheet makes of it is the number itself: no formula. */
const phone = /^\+\d[\d ]{6,18}$/;

/** Rows as a workbook; the key tells a day ('dueOn') and an instant ('enteredAt') where no field does. */
async function* workbookRows<T>(parts: AsyncIterable<T[]>, columns: readonly ExportColumn<T>[]) {
  const cells = columns.map(([key, cell, { control, choiceLabels = {} } = {}]) => {
    const isDate = control === 'date' || /(?:On|At)$|^date$/.test(key);
    return (row: T): WorkbookCell => {
      const value = cell(row);
      if (typeof value !== 'string') return value;
      return (isDate && dateOf(value)) || (choiceLabels[value] ?? value);
    };
  });
  for await (const rows of parts) yield rows.map((row) => cells.map((read) => read(row)));
}

/** A day, or an instant by India's clock. */
function dateOf(iso: string): Date | undefined {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime()) || !/^\d{4}-\d\d-\d\d(T|$)/.test(iso)) return undefined;
  return iso.length === 10 ? instant : new Date(`${indiaDate(instant)}T${indiaTime(instant)}Z`);
}

/** 'dueOn' → 'Due on' */
function wordsOf(key: string): string {
  const words = key.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A small table as one CSV text, to be stored. */
export function escapedCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${stringify([header, ...rows.map((row) => row.map(escapeFormula))])}`;
}

type Exporting = Pick<Context<never>, 'db' | 'author' | 'clock' | 'reply'> & {
  query: { format: ExportFormat };
};

interface ExportFile<T> {
  noun: RecordNoun;
  /** Without its ending. */
  name: string;
  columns: readonly ExportColumn<T>[];
}

/** Rows as a download, which leaves an audit row. */
export async function sendRows<T>(
  { db, author, clock, reply, query: { format } }: Exporting,
  { noun, name, columns }: ExportFile<T>,
  rows: T[] | WholeList<T>,
) {
  const isWorkbook = format === 'xlsx';
  const fileName = `${name}.${isWorkbook ? 'xlsx' : 'csv'}`;
  await insertExportAudit(db, author, { noun, label: fileName }, clock());
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  const parts = partsOf(Array.isArray(rows) ? { rows, total: rows.length } : rows);
  if (!isWorkbook) return csvText(parts, columns, format === 'plain');
  reply.type(workbookType);
  const headings = columns.map(([key, , look]) => look?.label ?? wordsOf(key));
  return workbookOf(headings, workbookRows(parts, columns));
}

/** The handler of an export. @param list the rows of all pages: its context has a query without a page */
export const exporting =
  <C extends Exporting, T>(
    noun: RecordNoun,
    name: string,
    columns: readonly ExportColumn<T>[],
    list: (context: C) => Promise<T[] | Page<T> | WholeList<T>>,
  ) =>
  async (context: C) => {
    const found = await list({ ...context, query: { ...context.query, page: undefined } });
    return sendRows(context, { noun, name, columns }, 'rows' in found ? found.rows : found);
  };
