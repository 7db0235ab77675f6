// Reads the first sheet of an Excel workbook as the same rows as a CSV file: a ZIP of XML files.
import { ApiError } from '#server/errors.ts';
import { sheetReader } from './read-sheet.ts';
import { readXml, type XmlListener } from './read-xml.ts';
import { type TableFile, unreadable } from './table-file.ts';
import { TooLarge, unzipper } from './unzip.ts';
import { dateStyles } from './xlsx-styles.ts';

/** Bytes of all unpacked files together: 5,000 full rows of the widest table need 15 MB, a small ZIP can unpack to gigabytes. */
const unpackedLimit = 24 * 1024 * 1024;

/** @throws 400 where the workbook has what a table of rows cannot have: formulas, hidden sheets, rows or columns */
export async function readXlsx(bytes: Uint8Array, rowLimit: number): Promise<TableFile> {
  try {
    return await readWorkbook(bytes, rowLimit);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw unreadable(
      error instanceof TooLarge
        ? 'The workbook is too large when unpacked.'
        : 'The workbook cannot be read. Save it again as .xlsx or as “CSV UTF-8”.',
    );
  }
}

async function readWorkbook(bytes: Uint8Array, rowLimit: number): Promise<TableFile> {
  const open = await unzipper(bytes, unpackedLimit);
  const read = async <Listener extends XmlListener>(path: string, listener: Listener) => {
    const file = await open(path);
    if (file) await readXml(file, listener);
    return listener;
  };
  const { sheets, is1904 } = await read('xl/workbook.xml', workbookReader());
  const [first, ...others] = sheets;
  if (!first) throw unreadable('This is not an Excel workbook (.xlsx).');
  const hidden = sheets.find(({ state }) => state === 'hidden' || state === 'veryHidden');
  if (hidden)
    throw unreadable(
      `The workbook has a hidden sheet, “${hidden.name}”. Show it or delete it, and save the file again.`,
    );
  const { targets } = await read('xl/_rels/workbook.xml.rels', relationReader());
  const { texts } = await read('xl/sharedStrings.xml', textReader());
  const { isDate } = await read('xl/styles.xml', dateStyles());
  const sheet = sheetReader({ texts, isDate, is1904, rowLimit, textLimit: unpackedLimit });
  const path = (targets.get(first.relation) ?? '').replace(/^\/?(xl\/)?/, 'xl/');
  const { rows, merged } = (await read(path, sheet)).table();
  if (rows.length === 0) throw unreadable('The first sheet is empty.');
  return { rows, merged, isWorkbook: true, otherSheets: others.map(({ name }) => name) };
}

function workbookReader() {
  const sheets: { name: string; state: string; relation: string }[] = [];
  const found = { sheets, is1904: false };
  const open: XmlListener['open'] = (tag, attributes) => {
    if (tag === 'workbookPr') found.is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
    if (tag !== 'sheet') return;
    const { name = '', state = '' } = attributes;
    const [, relation = ''] = Object.entries(attributes).find(([key]) => /^(\w+:)?id$/.test(key)) ?? [];
    sheets.push({ name, state, relation });
  };
  return Object.assign(found, { open });
}

function relationReader() {
  const targets = new Map<string, string>();
  const open: XmlListener['open'] = (tag, { Id = '', Target = '' }) => {
    if (tag === 'Relationship') targets.set(Id, Target);
  };
  return { targets, open };
}

/** The texts that cells share: each may be in several runs; phonetic hints are left out. */
function textReader() {
  const texts: string[] = [];
  let [current, isText, isHint] = ['', false, false];
  return {
    texts,
    open: (tag: string) => {
      if (tag === 'si') current = '';
      if (tag === 't') isText = true;
      if (tag === 'rPh') isHint = true;
    },
    text: (text: string) => {
      if (isText && !isHint) current += text;
    },
    close: (tag: string) => {
      if (tag === 'si') texts.push(current);
      if (tag === 't') isText = false;
      if (tag === 'rPh') isHint = false;
    },
  };
}
