// A CSV file as people send it: with or without byte order mark, commas or semicolons, from Excel or from our own export.
import { CsvError, parse } from 'csv-parse/sync';
import { badRequest } from '#server/errors.ts';
import { unescapeFormula } from './export.ts';

export interface CsvFile {
  header: string[];
  rows: { line: number; cells: string[] }[];
}

/** @throws 400 with the line, where the file cannot be read */
export function readCsv(bytes: Uint8Array, rowLimit: number): CsvFile {
  const text = decode(bytes);
  const records = parseRecords(text, delimiterOf(text));
  const [first, ...rest] = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!first) throw unreadable('The file is empty.');
  if (rest.length > rowLimit) {
    throw unreadable(`The file has ${rest.length} rows: at most ${rowLimit} can be taken in at once.`);
  }
  return {
    header: first.cells.map((cell) => cell.trim()),
    rows: rest.map(({ line, cells }) => ({ line, cells: cells.map(unescapeFormula) })),
  };
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

/** The sign that stands most often in the header line; no name of a column has one of them. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** @returns each record with the line it starts on */
function parseRecords(text: string, delimiter: string): CsvFile['rows'] {
  let records: { info: { lines: number }; record: string[] }[];
  try {
    const options = { delimiter, info: true, relax_column_count: true } as const;
    // With `info` a record comes in a wrapper, which the package's types do not say.
    records = parse(text, options) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
    throw unreadable(
      `The file cannot be read${line}: a quotation mark is missing or stands in the wrong place.`,
    );
  }
  let lastLine = 0;
  return records.map(({ info, record }) => {
    const line = lastLine + 1;
    lastLine = info.lines;
    return { line, cells: record };
  });
}
