// Writes a list as an Excel workbook for people: headings that are read, numbers as numbers, days as days, all else as text.
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import { columnName } from './xlsx-columns.ts';

/** A date by its parts in UTC, as the cell shows them; with a time other than midnight it shows that too. */
export type WorkbookCell = number | string | Date | null;

const schemas = 'http://schemas.openxmlformats.org';
const main = `xmlns="${schemas}/spreadsheetml/2006/main"`;
const relation = `${schemas}/officeDocument/2006/relationships`;
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** By their place in the list of styles below. */
const style = { heading: 1, day: 2, time: 3 };

const files: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${main} xmlns:r="${relation}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\ mmm\\ yyyy"/><numFmt numFmtId="165" formatCode="dd\\ mmm\\ yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** @param parts the rows, each with a cell for every heading. @returns the bytes of the file */
export function workbookOf(headings: readonly string[], parts: AsyncIterable<WorkbookCell[][]>): Readable {
  const zip = new ZipFile();
  const bytes = zip.outputStream.pipe(new PassThrough());
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(start + text), path);
  const sheet = Readable.from(sheetXml(headings, parts), { objectMode: false });
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  // A list that cannot be read to its end makes no file that looks whole; one whose reader has left ends.
  sheet.once('error', (error) => bytes.destroy(error));
  zip.once('error', (error: Error) => bytes.destroy(error));
  bytes.once('close', () => sheet.destroy());
  return bytes;
}

async function* sheetXml(headings: readonly string[], parts: AsyncIterable<WorkbookCell[][]>) {
  let line = 1;
  let isStarted = false;
  for await (const rows of parts) {
    if (!isStarted) yield sheetStart(headings, rows);
    isStarted = true;
    yield rows.map((cells) => rowXml((line += 1), cells.map(cellXml))).join('');
  }
  if (!isStarted) yield sheetStart(headings, []);
  yield `</sheetData><autoFilter ref="A1:${columnName(headings.length - 1)}${line}"/></worksheet>`;
}

const rowXml = (line: number, cells: readonly string[]) => `<row r="${line}">${cells.join('')}</row>`;

/** Widths and the row of headings, which stays in view. @param rows the first ones, by which the widths are chosen */
function sheetStart(headings: readonly string[], rows: readonly WorkbookCell[][]): string {
  const widths = headings.map((heading, at) => {
    const lengths = rows.map((cells) => (cells[at] instanceof Date ? 17 : String(cells[at] ?? '').length));
    return Math.min(50, Math.max(8, heading.length + 4, ...lengths) + 2);
  });
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  const first = rowXml(
    1,
    headings.map((heading) => textXml(heading, style.heading)),
  );
  return `${start}<worksheet ${main}><sheetViews>${view}</sheetViews><cols>${columns.join('')}</cols><sheetData>${first}`;
}

function cellXml(cell: WorkbookCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'string') return textXml(cell, 0);
  const days = (cell.getTime() - firstDay) / dayMilliseconds;
  return `<c s="${Number.isInteger(days) ? style.day : style.time}"><v>${days}</v></c>`;
}

/** A spreadsheet counts the days from here. */
const firstDay = Date.UTC(1899, 11, 30);

const textXml = (text: string, styled: number) =>
  `<c s="${styled}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text that looks like a character by its number, _x000D_, is kept from being read as one. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .replace(/[^\P{Cc}\n\t]|\p{NChar}/gu, '');
}
