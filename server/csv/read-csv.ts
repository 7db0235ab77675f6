// Reads a CSV file: with or without byte order mark, with commas or semicolons, from Excel or from our own export.
import { Readable } from 'node:stream';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { badRequest } from '#server/errors.ts';
import { unescapeFormula } from './export.ts';

export interface CsvFile {
  header: string[];
  rows: { line: number; cells: string[] }[];
}

/** Far more columns than a record has; a spreadsheet exports thousands once a cell at its edge was touched. */
const columnLimit = 100;
/** Characters of one row: an unclosed quotation mark would make the rest of the file one row. */
const rowLength = 100_000;
/** The most lines per row: blank rows are skipped, but only so many. */
const linesPerRow = 10;
/** Characters that are parsed at a time: the file is not parsed beyond the last row that is needed. */
const sliceLength = 16_384;

/** @throws 400 with the number of the line where the file cannot be read */
export async function readCsv(bytes: Uint8Array, rowLimit: number): Promise<CsvFile> {
  const text = decode(bytes);
  if (text.split('\n', rowLimit * linesPerRow).some((line) => line.length > rowLength)) {
    throw unreadable(`A line of the file is longer than ${rowLength} characters.`);
  }
  const rows: CsvFile['rows'] = [];
  let header: string[] | undefined;
  for await (const { line, cells } of records(text, delimiterOf(text))) {
    if (cells.length > columnLimit) {
      throw unreadable(`Line ${line} of the file has more than ${columnLimit} columns.`);
    }
    const isBlank = !cells.some((cell) => cell.trim() !== '');
    if (isBlank ? line > rowLimit * linesPerRow : rows.length === rowLimit) {
      throw unreadable(
        `The file has more than ${rowLimit} rows: at most ${rowLimit} can be taken in at once.`,
      );
    }
    if (isBlank) continue;
    if (header) rows.push({ line, cells: cells.map(unescapeFormula) });
    else header = cells.map((cell) => cell.trim());
  }
  if (!header) throw unreadable('The file is empty.');
  return { header, rows };
}

function unreadable(sentence: string) {
  return badRequest(sentence, { file: sentence });
}

function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('The file is not in UTF-8. In Excel, save it as “CSV UTF-8”.');
  }
  if (text.includes('\u0000')) throw unreadable('This is not a CSV file. In Excel, save it as “CSV UTF-8”.');
  return text;
}

/** The separator that occurs most often in the header line; no column name contains one. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** @returns each record with the line it starts on */
async function* records(text: string, delimiter: string): AsyncGenerator<CsvFile['rows'][number]> {
  const parser = Readable.from(slices(text)).pipe(
    parse({ delimiter, info: true, relax_column_count: true, max_record_size: rowLength }),
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

async function* slices(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += sliceLength) {
    yield text.slice(start, start + sliceLength);
    await yieldToOthers();
  }
}
