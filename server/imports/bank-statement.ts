// Reads a statement of the bank: which column holds what, and of each line the day, the amount received and the text.
import { createHash } from 'node:crypto';
import { linesAboveHeadings, type TableFile, type TableRow, tooManyRows } from '#server/csv/table-file.ts';
import type { StatementRow } from '#server/db/money/bank-statements.ts';
import { ApiError } from '#server/errors.ts';
import { orderOfDays, readDay } from '#shared/kit/days.ts';
import { parseNumber } from '#shared/kit/format.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import {
  type ReadColumns,
  type StatementColumn,
  statementColumns,
  statementRowLimit,
} from '#shared/money/bank/bank-statements.ts';
import { joinedDigits } from '#shared/money/bank/transfer-numbers.ts';
import { referenceKey } from '#shared/money/payments.ts';

/** How the banks of India head their columns; the first column that fits is taken. */
const headings: Readonly<Record<StatementColumn, RegExp>> = {
  date: /^(txn|tran|trans|transaction|value|post|posting|posted|book|entry)?\s*(date|dt)\b/,
  credit: /^(credit|deposit|cr)\b|\b(credit|deposit|deposits)\b|\(cr\)$/,
  debit: /^(debit|withdrawal|dr)\b|\b(debit|withdrawal|withdrawals)\b|\(dr\)$/,
  direction: /^(dr?|debit) ?\/ ?(cr?|credit)$|^(cr?|credit) ?\/ ?(dr?|debit)$|\btype$/,
  reference: /\b(utr|ref|reference|rrn|chq|cheque|instrument)\b|^(txn|tran|transaction)\s*(id|no)\b/,
  text: /\b(narration|description|particulars|remarks|details)\b/,
  amount: /\bamount\b|\bamt\b/,
};
/** A combined heading like 'Dr / Cr' is a direction before it is a credit. */
const order: readonly StatementColumn[] = [
  'date',
  'direction',
  'credit',
  'debit',
  'reference',
  'text',
  'amount',
];

const cleaned = (cell: string) =>
  textKey(cell)
    .replace(/[._:()₹-]+/g, ' ')
    .replace(/\b(inr|rs)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

type Places = ReadonlyMap<StatementColumn, number>;

/** As the bank's last statement was read; where that is not enough, by the words of the headings. */
function placesOf(cells: readonly string[], known: ReadColumns): Places {
  const left = [...known];
  const kept = placed(
    cells.map((cell) => {
      const at = left.findIndex(({ heading }) => heading === cell.trim());
      return at < 0 ? '' : (left.splice(at, 1)[0]?.field ?? '');
    }),
  );
  if (isComplete(kept)) return kept;
  const places = new Map<StatementColumn, number>();
  const names = cells.map(cleaned);
  for (const column of order) {
    const isFree = (index: number) => ![...places.values()].includes(index);
    const index = names.findIndex((name, at) => name !== '' && isFree(at) && headings[column].test(name));
    if (index >= 0) places.set(column, index);
  }
  return places;
}

/** @param names what each column holds */
function placed(names: readonly string[]): Places {
  const places = new Map<StatementColumn, number>();
  for (const [index, name] of names.entries()) {
    const column = statementColumns.find((statementColumn) => statementColumn === name);
    if (column && !places.has(column)) places.set(column, index);
  }
  return places;
}

const isComplete = (places: Places) =>
  places.has('date') &&
  (places.has('credit') || places.has('amount')) &&
  (places.has('text') || places.has('reference'));

export interface ReadStatement {
  columns: ReadColumns;
  rows: StatementRow[];
  leftOut: number;
  unread: { line: number; reason: string }[];
}

/**
 * @param known how the bank's last statement was read @param chosen what each column holds, where the caller says so
 * @throws 400 with the columns where no line has headings that can be read
 */
export function readStatement(
  { rows }: TableFile,
  bankKey: string,
  known: ReadColumns,
  chosen?: string,
): ReadStatement {
  const { at, places } = headingsOf(rows, known, chosen);
  const header = rows[at]?.cells ?? [];
  const below = rows.slice(at + 1);
  if (below.length > statementRowLimit) throw tooManyRows('file', statementRowLimit);
  const cellOf = ({ cells }: TableRow, column: StatementColumn) =>
    cells[places.get(column) ?? -1]?.trim() ?? '';
  const days = orderOfDays(below.map((row) => cellOf(row, 'date')));
  const seen = new Map<string, number>();
  const read: ReadStatement = {
    columns: columnsOf(header, places),
    rows: [],
    leftOut: 0,
    unread: [],
  };
  const skip = (line: number, reason: string) => read.unread.push({ line, reason });
  for (const row of below) {
    const { line } = row;
    const received = receivedOf(row, cellOf);
    if (received === undefined) {
      // Headings again, an opening balance, a debit.
      read.leftOut += 1;
      continue;
    }
    const paidOn = readDay(
      cellOf(row, 'date')
        .replace(/\s\d{1,2}:\d{2}.*$/, '')
        .trim(),
      'paid',
      days === 'month' ? 'month' : 'day',
    );
    if (!cellOf(row, 'date')) skip(line, 'The day is missing');
    else if (!paidOn) skip(line, `‘${cellOf(row, 'date')}’ is not a day`);
    else if (!Number.isInteger(received)) skip(line, 'The amount is not in whole rupees');
    else {
      const text = cellOf(row, 'text');
      const utr = utrOf(cellOf(row, 'reference'), text);
      const base = utr ? `utr ${referenceKey(utr)}` : `${paidOn} ${received} ${textKey(text)}`;
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      // A line without a number may stand there twice; a transfer has its number once.
      if (utr && count > 1) skip(line, 'The same transfer stands above');
      else
        read.rows.push({
          line,
          paidOn,
          utr,
          text,
          amount: received,
          key: createHash('sha256')
            .update(`${bankKey}\n${base}${utr ? '' : `\n${count}`}`)
            .digest('hex'),
        });
    }
  }
  return read;
}

const columnsOf = (header: readonly string[], places: Places): ReadColumns =>
  header.map((cell, index) => ({
    heading: cell.trim(),
    field: [...places].find(([, at]) => at === index)?.[0] ?? '',
  }));

function headingsOf(rows: readonly TableRow[], known: ReadColumns, chosen?: string) {
  const first = rows.slice(0, linesAboveHeadings + 1);
  const read = first.map(({ cells }) => placesOf(cells, known));
  const complete = read.findIndex(isComplete);
  // The line that says most of its columns, or at least has most of them.
  const most = (counts: readonly number[]) => counts.indexOf(Math.max(...counts));
  const sizes = read.map(({ size }) => size);
  const at =
    complete >= 0
      ? complete
      : Math.max(...sizes) >= 2
        ? most(sizes)
        : most(first.map(({ cells }) => cells.filter((cell) => cell.trim()).length));
  const places = (chosen === undefined ? read[at] : placed(chosen.split(','))) ?? new Map();
  if (isComplete(places)) return { at, places };
  const sentence =
    'The columns of the statement were not recognised: it needs a day, a text or the number of the transfer, and what was received.';
  const columns = columnsOf(rows[at]?.cells ?? [], places);
  throw new ApiError(400, sentence, { fields: { file: sentence }, details: { columns } });
}

/** Rupees received, with paise as a fraction; undefined for a line that is no money received. */
function receivedOf(row: TableRow, cellOf: (row: TableRow, column: StatementColumn) => string) {
  const credit = amountOf(cellOf(row, 'credit'));
  if (credit !== undefined) return credit > 0 ? credit : undefined;
  const direction = `${cellOf(row, 'direction')} ${cellOf(row, 'amount')}`;
  const amount = amountOf(cellOf(row, 'amount'));
  if (amount === undefined || amount <= 0 || /\b(dr|debit|d)\b/i.test(direction)) return undefined;
  return amount;
}

/** '1,20,000.00 CR' → 120000; '(500)' and '500-' → −500. */
function amountOf(cell: string): number | undefined {
  const plain = cell.replace(/[cd]r\.?/i, '').trim();
  const [, open = '', number = '', end = ''] = /^([-(]?)([^()]*?)([-)]?)$/.exec(plain) ?? [];
  const amount = parseNumber(number);
  if (Number.isNaN(amount)) return undefined;
  return open || end ? -amount : amount;
}

/** The number of the transfer: the column's, else a number of twelve digits or a bank's reference in the text. */
function utrOf(reference: string, text: string): string {
  if (/\d{6}/.test(referenceKey(reference)) && !/^0+$/.test(reference)) return reference;
  return /\b(\d{12}|[A-Z]{4}[A-Z\d]{9,18})\b/.exec(joinedDigits(text.toUpperCase()))?.[0] ?? '';
}
