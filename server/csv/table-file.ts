import { invalid } from '#server/errors.ts';

/** A row of a file with the line it starts on; the first line is 1. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** What a CSV file or the first sheet of a workbook has, without rows of blank cells. */
export interface TableFile {
  rows: TableRow[];
  /** Merged cells: 'A1:C1', and the last line that they touch. */
  merged: { place: string; line: number }[];
  isWorkbook: boolean;
  /** The names of the sheets that were not read. */
  otherSheets: string[];
}

/** Far more columns than a record has; a spreadsheet exports thousands once a cell at its edge was touched. */
export const columnLimit = 100;

/** Titles, dates and blank lines above the headings, which do not count as rows. */
export const linesAboveHeadings = 20;

/** Characters of a cell, as many as Excel has. */
const cellLimit = 32_767;
/** What spreadsheets show for a formula without a value, and for a number that is wider than its column. */
const cellError = /^#(?:N\/A|DIV\/0!|[A-Z_]+[!?]|##+)$/;

/** @param place 'Cell A2' @throws 400 */
export function checkedCell(place: string, text: string): string {
  if (text.length > cellLimit) throw unreadable(`${place} has more than ${cellLimit} characters.`);
  if (cellError.test(text)) throw unreadable(`${place} has the error ${text}.`);
  return text;
}

export const isBlankRow = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

export const unreadable = (sentence: string) => invalid(sentence, 'file');

export const tooManyRows = (what: 'file' | 'sheet', rowLimit: number) =>
  unreadable(`The ${what} has more than ${rowLimit} rows: at most ${rowLimit} can be taken in at once.`);
