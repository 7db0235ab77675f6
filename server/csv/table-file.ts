import { badRequest } from '#server/errors.ts';

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

export const isBlankRow = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

export function unreadable(sentence: string) {
  return badRequest(sentence, { file: sentence });
}

export const tooManyRows = (what: 'file' | 'sheet', rowLimit: number) =>
  unreadable(`The ${what} has more than ${rowLimit} rows: at most ${rowLimit} can be taken in at once.`);
