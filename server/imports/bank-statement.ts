// Reads a statement of the bank: which column holds what, and of each line the day, the amount received and the text.
import { createHash } from 'node:crypto';
import {
  linesAboveHeadings,
  type TableFile,
  type TableRow,
  tooManyRows,
  unreadable,
} from '#server/csv/table-file.ts';
import type { StatementRow } from '#server/db/money/bank-statements.ts';
import { orderOfDays, readDay } from '#shared/kit/days.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import {
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

function placesOf(cells: readonly string[], known: Readonly<Record<string, string>>): Places {
  const places = new Map<StatementColumn, number>();
  for (const [index, cell] of cells.entries()) {
    const name = statementColumns.find((one) => one === known[cell.trim()]);
    if (name && !places.has(name)) places.set(name, index);
  }
  if (places.size > 0) return places;
  const names = cells.map(cleaned);
  for (const column of order) {
    const isFree = (index: number) => ![...places.values()].includes(index);
    const index = names.findIndex((name, at) => name !== '' && isFree(at) && headings[column].test(name));
    if (index >= 0) places.set(column, index);
  }
  return places;
}

const isComplete = (places: Places) =>
  places.has('date') &&
  (places.has('credit') || places.has('amount')) &&
  (places.has('text') || places.has('reference'));

export interface ReadStatement {
  columns: Record<string, string>;
  rows: StatementRow[];
  leftOut: number;
  unread: { line: number; reason: string }[];
}

/**
 * @param known what the headings of the bank's last statement held @param chosen what each column holds, where the caller says so
 * @throws 400 where no line has headings that can be read
 */
export function readStatement(
  { rows }: TableFile,
  bankKey: string,
  known: Readonly<Record<string, string>>,
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
    columns: Object.fromEntries([...places].map(([column, index]) => [header[index]?.trim() ?? '', column])),
    rows: [],
    leftOut: 0,
    unread: [],
  };
  const skip = (line: number, reason: string) =>
    read.unread.length < 20 && read.unread.push({ line, reason });
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
    if (!paidOn) skip(line, `‘${cellOf(row, 'date')}’ is not a day`);
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

function headingsOf(rows: readonly TableRow[], known: Readonly<Record<string, string>>, chosen?: string) {
  const first = rows.slice(0, linesAboveHeadings + 1);
  if (chosen !== undefined) {
    const names = chosen.split(',');
    const places = new Map<StatementColumn, number>();
    for (const [index, name] of names.entries()) {
      const column = statementColumns.find((one) => one === name);
      if (column) places.set(column, index);
    }
    const at = first.findIndex(({ cells }) => placesOf(cells, {}).size >= 2);
    if (isComplete(places)) return { at: Math.max(0, at), places };
  } else {
    const read = first.map(({ cells }) => placesOf(cells, known));
    const at = read.findIndex(isComplete);
    const places = read[at];
    if (places) return { at, places };
  }
  throw unreadable(
    'The columns of the statement were not recognised: it needs headings like Date, Narration or Reference, and Credit or Deposit.',
  );
}

/** Rupees received, with paise as a fraction; undefined for a line that is no money received. */
function receivedOf(
  row: TableRow,
  cellOf: (row: TableRow, column: StatementColumn) => string,
): number | undefined {
  const credit = amountOf(cellOf(row, 'credit'));
  if (credit !== undefined) return credit > 0 ? credit : undefined;
  const direction = `${cellOf(row, 'direction')} ${cellOf(row, 'amount')}`;
  const amount = amountOf(cellOf(row, 'amount'));
  if (amount === undefined || amount <= 0 || /\b(dr|debit|d)\b/i.test(direction)) return undefined;
  return amount;
}

/** '1,20,000.00 CR' → 120000; '(500)' and '500-' → −500. */
function amountOf(cell: string): number | undefined {
  const plain = cell.replace(/[,₹\s]|inr|rs\.?|cr\.?|dr\.?/gi, '');
  const [, open = '', number, end = ''] = /^([-(]?)(\d+(?:\.\d+)?)([-)]?)$/.exec(plain) ?? [];
  if (number === undefined) return undefined;
  const amount = Math.round(Number(number) * 100) / 100;
  return open || end ? -amount : amount;
}

/** The number of the transfer: the column's, else a number of twelve digits or a bank's reference in the text. */
function utrOf(reference: string, text: string): string {
  if (/\d{6}/.test(referenceKey(reference)) && !/^0+$/.test(reference)) return reference;
  return /\b(\d{12}|[A-Z]{4}[A-Z\d]{9,18})\b/.exec(joinedDigits(text.toUpperCase()))?.[0] ?? '';
}
