import { stringify } from 'csv-stringify/sync';
import type { Page } from '#server/db/list-page.ts';
import { insertExportAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import { partsOf, type WholeList } from '#server/db/whole-list.ts';
import type { Context } from '#server/http/context.ts';
import type { ListQuery } from '#shared/kit/list-query.ts';
import type { RecordNoun } from '#shared/kit/record-types.ts';
import { escapeFormula } from './formulas.ts';

/** A column of an export: its header and its cell. Imports read the same headers. */
export type CsvColumn<T> = [header: string, cell: (row: T) => string | number | null];

/** Rows as CSV that spreadsheets open as text; the byte order mark makes Telugu names readable in Excel. */
async function* csvText<T>(parts: AsyncIterable<T[]>, columns: readonly CsvColumn<T>[]) {
  yield `\uFEFF${stringify([columns.map(([header]) => header)])}`;
  for await (const rows of parts) {
    yield stringify(rows.map((row) => columns.map(([, cell]) => escapeFormula(String(cell(row) ?? '')))));
  }
}

/** A small table as one CSV text, to be stored. */
export function escapedCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${stringify([header, ...rows.map((row) => row.map(escapeFormula))])}`;
}

type Exporting = Pick<Context<never>, 'db' | 'author' | 'clock' | 'reply'>;

interface CsvFile<T> {
  noun: RecordNoun;
  fileName: string;
  columns: readonly CsvColumn<T>[];
}

/** Rows as a download, which leaves an audit row. */
export async function sendRows<T>(
  { db, author, clock, reply }: Exporting,
  { noun, fileName, columns }: CsvFile<T>,
  rows: T[] | WholeList<T>,
) {
  await insertExportAudit(db, author, { noun, label: fileName }, clock());
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return csvText(partsOf(Array.isArray(rows) ? { rows, total: rows.length } : rows), columns);
}

/** A list as a download with the rows of all pages. */
export async function sendCsv<T, Q extends ListQuery>(
  context: Exporting & { query: Q },
  file: CsvFile<T>,
  list: (db: Database, query: Q) => Promise<Page<T> | WholeList<T>>,
) {
  const found = await list(context.db, { ...context.query, page: undefined });
  return sendRows(context, file, 'rows' in found ? found.rows : found);
}
