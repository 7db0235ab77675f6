// Finds the headings of a file: a title, the name of the college or a date may stand above them.
import {
  linesAboveHeadings,
  type TableFile,
  type TableRow,
  tooManyRows,
  unreadable,
} from '#server/csv/table-file.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import type { ImportNoun } from '#shared/office/imports.ts';
import { keysOf } from './column-keys.ts';

/** A file by its headings. */
export interface ImportFile {
  header: string[];
  rows: TableRow[];
  /** What of the file was passed over. */
  notes: string[];
  isWorkbook: boolean;
}

const mostNamed = 10;

/** @throws 400 where cells are merged in or below the headings, or there are too many rows */
export function withHeadings(
  { rows, merged, otherSheets, isWorkbook }: TableFile,
  noun: ImportNoun,
  rowLimit: number,
): ImportFile {
  const at = placeOfHeadings(rows, noun);
  const heading = rows[at];
  if (!heading) throw unreadable('The file is empty.');
  const wrong = merged.find(({ line }) => line >= heading.line);
  if (wrong)
    throw unreadable(
      `The sheet has merged cells (${wrong.place}). Unmerge them, so that each row has its own values.`,
    );
  const below = rows.slice(at + 1);
  const repeated = below.filter(({ cells }) => isSame(cells, heading.cells));
  const records = below.filter((row) => !repeated.includes(row));
  if (records.length > rowLimit) throw tooManyRows('file', rowLimit);
  return {
    header: heading.cells.map((cell) => cell.trim()),
    rows: records,
    isWorkbook,
    notes: [
      ...rows.slice(0, at).map(({ line, cells }) => `Line ${line} was passed over: “${firstText(cells)}”`),
      ...repeated
        .slice(0, mostNamed)
        .map(({ line }) => `Line ${line} was passed over: it has the headings again.`),
      ...(otherSheets.length > 0
        ? [
            `Not read: the other sheets (${otherSheets.slice(0, mostNamed).map(shortened).join(', ')}${otherSheets.length > mostNamed ? ' and more' : ''}).`,
          ]
        : []),
    ],
  };
}

/** The first of the lines that name most fields; where none names one, the first that is no single cell like a title. */
function placeOfHeadings(rows: readonly TableRow[], noun: ImportNoun): number {
  const first = rows.slice(0, linesAboveHeadings + 1);
  const counts = first.map(({ cells }) => new Set(keysOf(noun, cells).filter(Boolean)).size);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  return Math.max(
    0,
    first.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1),
  );
}

const isSame = (cells: readonly string[], others: readonly string[]) =>
  cells.length <= others.length && others.every((cell, index) => cell.trim() === (cells[index] ?? '').trim());

const shortened = (text: string) => firstCharacters(text.trim(), 60);
const firstText = (cells: readonly string[]) => shortened(cells.find((cell) => cell.trim() !== '') ?? '');
