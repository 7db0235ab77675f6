// Reads the first sheet of an Excel workbook as the same rows as a CSV file: a ZIP of XML files.
import { badRequest } from '#server/errors.ts';
import type { CsvFile } from './read-csv.ts';
import { TooLarge, unzipper } from './unzip.ts';
import { cellDate, dateStyles } from './xlsx-dates.ts';
import { attribute, bodyOf, eachTag, tagsOf, without } from './xml-tags.ts';

/** Bytes of all unpacked files together: 5,000 full rows of the widest table need 15 MB, a small ZIP can unpack to gigabytes. */
const unpackedLimit = 24 * 1024 * 1024;
const tooLarge = 'The workbook is too large when unpacked.';
const columnLimit = 100;

/** Every ZIP file begins with these bytes. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** The workbooks of Excel before 2007. */
export function isOldExcel(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
}

export function unreadable(sentence: string) {
  return badRequest(sentence, { file: sentence });
}

type ReadText = (path: string) => Promise<string>;

/** @throws 400 where the workbook has what a table of rows cannot have: merged cells, formulas, hidden sheets */
export async function readXlsx(bytes: Uint8Array, rowLimit: number): Promise<CsvFile> {
  const textOfFile = textsOf(bytes);
  const workbook = await textOfFile('xl/workbook.xml');
  const xml = await textOfFile(await pathOfSheet(workbook, textOfFile));
  const [merged] = tagsOf(xml, 'mergeCell');
  if (merged) {
    throw unreadable(
      `The sheet has merged cells (${attribute(merged.head, 'ref')}). Unmerge them, so that each row has its own values.`,
    );
  }
  const [header, ...rows] = rowsOf(xml, await cellReader(workbook, textOfFile), rowLimit);
  if (!header) throw unreadable('The first sheet is empty.');
  return { header: header.cells.map((text) => text.trim()), rows };
}

/** The file of the first sheet. @throws 400 where a sheet is hidden */
async function pathOfSheet(workbook: string, textOfFile: ReadText): Promise<string> {
  const [sheet] = tagsOf(workbook, 'sheet');
  if (!sheet) throw unreadable('This is not an Excel workbook (.xlsx).');
  const hidden = tagsOf(workbook, 'sheet').find(({ head }) => /\bstate="(hidden|veryHidden)"/.test(head));
  if (hidden) {
    const name = unescaped(attribute(hidden.head, 'name'));
    throw unreadable(
      `The workbook has a hidden sheet, “${name}”. Show it or delete it, and save the file again.`,
    );
  }
  const relation = attribute(sheet.head, 'r:id') || attribute(sheet.head, 'id');
  const target = tagsOf(await textOfFile('xl/_rels/workbook.xml.rels'), 'Relationship').find(
    ({ head }) => attribute(head, 'Id') === relation,
  );
  return attribute(target?.head ?? '', 'Target').replace(/^\/?(xl\/)?/, 'xl/');
}

type ReadCell = (head: string, body: string) => string;

/** @returns what reads the value of a cell from its tag */
async function cellReader(workbook: string, textOfFile: ReadText): Promise<ReadCell> {
  const texts = tagsOf(await textOfFile('xl/sharedStrings.xml'), 'si').map(({ body }) => textOf(body));
  const isDate = dateStyles(await textOfFile('xl/styles.xml'));
  const is1904 = /\bdate1904="(1|true)"/.test(workbook);
  return (head, body) => {
    const place = attribute(head, 'r');
    if (/<f\b/.test(body)) {
      throw unreadable(`Cell ${place} is a formula. Copy the cells and paste them as values.`);
    }
    const type = attribute(head, 't');
    if (type === 'inlineStr') return textOf(body);
    const value = unescaped(bodyOf(body, 'v'));
    if (type === 's') return texts[Number(value)] ?? '';
    if (type === 'e') throw unreadable(`Cell ${place} has the error ${value}.`);
    if (type === 'b') return value === '1' ? 'yes' : 'no';
    if (type === 'str' || value === '') return value;
    return isDate(Number(attribute(head, 's') || 0)) ? cellDate(Number(value), is1904) : plainNumber(value);
  };
}

function rowsOf(xml: string, valueOf: ReadCell, rowLimit: number): CsvFile['rows'] {
  const table: CsvFile['rows'] = [];
  // A shared text counts for every cell that has it: a file of 100 kB may repeat one of 5 MB half a million times.
  let left = unpackedLimit;
  for (const { head, body } of eachTag(xml, 'row')) {
    const cells: string[] = [];
    for (const cell of eachTag(body, 'c')) {
      const column = columnOf(attribute(cell.head, 'r'), cells.length);
      if (column >= columnLimit) {
        if (valueOf(cell.head, cell.body) === '') continue;
        throw unreadable(`The sheet has more than ${columnLimit} columns.`);
      }
      while (cells.length < column) cells.push('');
      const value = valueOf(cell.head, cell.body);
      left -= value.length;
      if (left < 0) throw unreadable(tooLarge);
      cells[column] = value;
    }
    if (!cells.some((text) => text.trim() !== '')) continue;
    if (table.length > rowLimit) {
      throw unreadable(
        `The sheet has more than ${rowLimit} rows: at most ${rowLimit} can be taken in at once.`,
      );
    }
    table.push({ line: Number(attribute(head, 'r')) || table.length + 1, cells });
  }
  return table;
}

/** @returns what reads a file of the workbook as text; '' for one that is not there */
function textsOf(bytes: Uint8Array) {
  let unpack: ReturnType<typeof unzipper>;
  return async (path: string): Promise<string> => {
    try {
      unpack ??= unzipper(bytes, unpackedLimit);
      const text = new TextDecoder().decode(await unpack(path));
      // Some programs write every tag with a prefix: <x:row>.
      return text.replace(/<(\/?)\w+:(?=\w)/g, '<$1');
    } catch (error) {
      throw unreadable(
        error instanceof TooLarge
          ? tooLarge
          : 'The workbook cannot be read. Save it again as .xlsx or as “CSV UTF-8”.',
      );
    }
  };
}

/** The text of a cell, which may be in several runs; phonetic hints are left out. */
function textOf(body: string): string {
  const runs = tagsOf(without(body, 'rPh'), 't');
  return runs.map((run) => unescaped(run.body)).join('');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      if (hex || decimal) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      return entities[name] ?? whole;
    },
  );
}

/** 'AB7' → 27; without a place the next column. */
function columnOf(place: string, next: number): number {
  const letters = /^[A-Z]+/.exec(place)?.[0];
  if (!letters) return next;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A phone number must not become 9.19848E+11. */
function plainNumber(value: string): string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number.toFixed(0) : value;
}
