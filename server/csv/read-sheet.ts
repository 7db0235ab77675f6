// The rows of a sheet of a workbook. What would change records unseen is refused: formulas, errors, hidden rows and columns.
import type { XmlListener } from './read-xml.ts';
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
import { TooLarge } from './unzip.ts';
import { columnName } from './xlsx-columns.ts';
import { cellDate } from './xlsx-styles.ts';

interface Reading {
  /** The texts that cells share. */
  texts: readonly string[];
  isDate: (style: number) => boolean;
  is1904: boolean;
  rowLimit: number;
  /** Characters of all cells together: a file of 100 kB may repeat a text of 5 MB half a million times. */
  textLimit: number;
}

interface Cell {
  place: string;
  type: string;
  style: number;
  text: string;
}

/** More merged cells than a list has titles and footers. */
const mergedLimit = 1000;

export function sheetReader(
  reading: Reading,
): XmlListener & { table: () => Pick<TableFile, 'rows' | 'merged'> } {
  const valueOf = cellReader(reading);
  const rows: TableRow[] = [];
  const merged: TableFile['merged'] = [];
  const hidden = { rows: new Set<number>(), columns: new Set<number>() };
  const isColumnHidden: boolean[] = [];
  let left = reading.textLimit;
  let lastLine = 0;
  let row: (TableRow & { isHidden: boolean }) | undefined;
  let cell: Cell | undefined;
  let [isText, isHint] = [false, false];

  const endCell = ({ line, cells }: TableRow, ended: Cell) => {
    const column = columnOf(ended.place, cells.length);
    const value = checkedCell(`Cell ${columnName(column)}${line}`, valueOf(ended));
    if (column >= columnLimit) {
      if (value.trim() === '') return;
      throw unreadable(`The sheet has more than ${columnLimit} columns.`);
    }
    left -= value.length;
    if (left < 0) throw new TooLarge();
    while (cells.length < column) cells.push('');
    cells[column] = value;
    if (isColumnHidden[column] && value.trim() !== '') hidden.columns.add(column);
  };
  const endRow = ({ isHidden, ...ended }: TableRow & { isHidden: boolean }) => {
    if (isBlankRow(ended.cells)) return;
    if (rows.length > reading.rowLimit + linesAboveHeadings) throw tooManyRows('sheet', reading.rowLimit);
    if (isHidden) hidden.rows.add(ended.line);
    rows.push(ended);
  };

  return {
    open: (tag, attributes) => {
      if (cell) {
        if (tag === 'f')
          throw unreadable(`Cell ${cell.place} is a formula. Copy the cells and paste them as values.`);
        if (tag === 'v' || tag === 't') isText = true;
        if (tag === 'rPh') isHint = true;
      } else if (tag === 'row') {
        lastLine = Math.max(lastLine + 1, Math.trunc(Number(attributes['r'])) || 0);
        row = {
          line: lastLine,
          cells: [],
          isHidden: isOn(attributes['hidden']) || Number(attributes['ht'] ?? 1) < 1,
        };
      } else if (tag === 'c' && row) {
        const { r = '', t = 'n', s = '0' } = attributes;
        cell = { place: r, type: t, style: Number(s), text: '' };
      } else if (tag === 'col' && (isOn(attributes['hidden']) || Number(attributes['width'] ?? 1) < 1)) {
        const last = Math.min(Number(attributes['max']), columnLimit);
        for (let at = Math.max(1, Number(attributes['min'])); at <= last; at += 1)
          isColumnHidden[at - 1] = true;
      } else if (tag === 'mergeCell') {
        const { ref = '' } = attributes;
        if (merged.length < mergedLimit)
          merged.push({ place: ref, line: Number(ref.slice(ref.lastIndexOf(':') + 1).replace(/\D/g, '')) });
      }
    },
    text: (text) => {
      if (cell && isText && !isHint) cell.text += text;
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') isText = false;
      if (tag === 'rPh') isHint = false;
      if (tag === 'c' && row && cell) {
        endCell(row, cell);
        cell = undefined;
      }
      if (tag === 'row' && row) {
        endRow(row);
        row = undefined;
      }
    },
    table: () => {
      refuseHidden('Row', 'rows', [...hidden.rows].map(String));
      refuseHidden('Column', 'columns', [...hidden.columns].map(columnName));
      return { rows, merged };
    },
  };
}

const isOn = (value = '') => value === '1' || value === 'true';

/** A list that is filtered, or whose columns are folded, has more than the user sees. */
function refuseHidden(one: string, many: string, places: readonly string[]): void {
  if (places.length === 0) return;
  const [first = '', ...others] = places;
  const more =
    others.length > 2 ? ` and ${others.length} more` : others.map((place) => `, ${place}`).join('');
  const what =
    others.length === 0
      ? `${one} ${first} is hidden. Show it or delete it`
      : `The ${many} ${first}${more} are hidden. Show them or delete them`;
  throw unreadable(`${what}, and save the file again.`);
}

function cellReader({ texts, isDate, is1904 }: Reading): (cell: Cell) => string {
  return ({ type, style, text }) => {
    if (type === 's') return unescaped(texts[Number(text)] ?? '');
    if (type === 'inlineStr' || type === 'str') return unescaped(text);
    if (text === '' || type === 'e') return text; // an error is refused with the cell's place
    if (type === 'b') return text === '1' ? 'yes' : 'no';
    return type === 'd' || isDate(style) ? cellDate(text, is1904) : plainNumber(text);
  };
}

/** Characters that XML cannot have are written by their number: a line break of Windows as _x000D_. */
const unescaped = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** 'AB7' → 27; without a place the next column. */
function columnOf(place: string, next: number): number {
  const letters = /^[A-Z]{1,4}/.exec(place)?.[0];
  if (!letters) return next;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A spreadsheet keeps this many digits of a number; what it shows beyond them are zeros. */
const exactDigits = 15;

/**
 * A phone number must not become 9.19848E+11, nor 30.2 become 30.200000000000003. A number with more digits than a spreadsheet
 * keeps stays in its short form, which is refused as one.
 */
function plainNumber(value: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const rounded = Number(number.toPrecision(exactDigits));
  return Math.abs(rounded) < 10 ** exactDigits ? String(rounded) : rounded.toExponential(exactDigits - 1);
}
