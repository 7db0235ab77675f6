// Reads a CSV file: with or without byte order mark, with commas, semicolons, tabs or bars, from Excel or from our own export.
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { unescapeFormula } from './formulas.ts';
import {
  checkedCell,
  columnLimit,
  isBlankRow,
  linesAboveHeadings,
  type TableFile,
  type TableRow,
  tooManyRows,
  unreadable,
} from './table-file.ts';

/** Characters of one row: an unclosed quotation mark would make the rest of the file one row. */
const rowLength = 100_000;
/** The most lines per row: blank rows are skipped, but only so many. */
const linesPerRow = 10;
/** Characters that are parsed at a time: the file is not parsed beyond the last row that is needed. */
const sliceLength = 16_384;

/** @throws 400 with the number of the line where the file cannot be read */
export async function readCsv(bytes: Uint8Array, rowLimit: number): Promise<TableFile> {
  const text = withoutRestOfSheet(decode(bytes));
  const lines = text.split('\n', rowLimit * linesPerRow);
  if (lines.some((line) => line.length > rowLength))
    throw unreadable(`A line of the file is longer than ${rowLength} characters.`);
  const rows: TableRow[] = [];
  for await (const { line, cells } of records(text, delimiterOf(text))) {
    if (cells.length > columnLimit)
      throw unreadable(`Line ${line} of the file has more than ${columnLimit} columns.`);
    const isBlank = isBlankRow(cells);
    if (isBlank ? line > rowLimit * linesPerRow : rows.length > rowLimit + linesAboveHeadings)
      throw tooManyRows('file', rowLimit);
    if (!isBlank && !(line === 1 && separatorLine.test(text)))
      rows.push({ line, cells: cells.map((cell) => checkedCell(`Line ${line}`, unescapeFormula(cell))) });
  }
  if (rows.length === 0) throw unreadable('The file is empty.');
  return { rows, merged: [], isWorkbook: false, otherSheets: [] };
}

/** Excel's own first line, which says what stands between the cells. */
const separatorLine = /^sep=(.)\r?\n/i;

function decode(bytes: Uint8Array): string {
  // Excel saves 'Unicode Text' in UTF-16.
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('The file is not in UTF-8. In Excel, save it as “CSV UTF-8”.');
  }
  if (text.includes('\u0000')) throw unreadable('This is not a CSV file. In Excel, save it as “CSV UTF-8”.');
  return text;
}

/** A spreadsheet writes the blank rows below a list too, where their cells have a colour or were emptied. */
function withoutRestOfSheet(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r\n,;|'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * The separator that cuts most of the first lines into the same number of cells: a title above the headings has none, and
 * the commas of addresses differ. Texts have commas more often than the others.
 */
function delimiterOf(text: string): string {
  const [, given] = separatorLine.exec(text) ?? [];
  if (given) return given;
  const first = text.slice(0, sliceLength).replace(/"[^"]*"/g, '');
  const lines = first.split(/\r\n?|\n/, linesAboveHeadings * 2);
  const alike = (sign: string) => {
    const counts = lines.map((line) => line.split(sign).length).filter((count) => count > 1);
    return Math.max(
      0,
      ...Map.groupBy(counts, (count) => count)
        .values()
        .map(({ length }) => length),
    );
  };
  const signs = ['\t', ';', '|', ','].map((sign) => ({ sign, lines: alike(sign) }));
  return signs.reduce((best, one) => (one.lines > best.lines ? one : best)).sign;
}

/** @returns each record with the line it starts on */
async function* records(text: string, delimiter: string): AsyncGenerator<TableRow> {
  const parser = Readable.from(slices(text)).pipe(
    parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
      relax_column_count: true,
      max_record_size: rowLength,
    }),
  );
  let lastLine = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<{
      info: { lines: number };
      record: string[];
    }>) {
      yield { line: lastLine + 1, cells: record };
      lastLine = info.lines;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
    throw unreadable(`The file cannot be read${line}: a quotation mark is missing or in the wrong place.`);
  }
}

function* slices(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += sliceLength) yield text.slice(start, start + sliceLength);
}
