// Workbooks as Excel writes them, and those that cannot be a table of rows.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { processorSeconds } from '#test/processor-seconds.ts';
import { inline, type Workbook, workbook } from '#test/workbook.ts';
import { readTable } from './read-table.ts';

const header = `<row r="1">${inline('A1', 'Name')}${inline('B1', 'Born')}${inline('C1', 'Mobile')}</row>`;

const rowsOf = async (parts: Workbook) => (await readTable(workbook(parts), 10)).rows;

test('the first sheet is read: texts, dates by their style, long numbers with all digits, empty cells and rows', async () => {
  const rows = `${header}
    <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" s="1"><v>39186</v></c><c r="C2"><v>9.19848022338E+11</v></c></row>
    <row r="3"/>
    <row r="5">${inline('A5', 'A &amp; B &#x0C32;')}<c r="C5"><v>12.5</v></c></row>`;
  expect(await rowsOf({ rows, texts: ['Lakshmi'] })).toEqual([
    { line: 1, cells: ['Name', 'Born', 'Mobile'] },
    { line: 2, cells: ['Lakshmi', '2007-04-14', '919848022338'] },
    { line: 5, cells: ['A & B ల', '', '12.5'] },
  ]);
});

const cellsOf = async (cells: string, more: Workbook = {}) =>
  (await rowsOf({ rows: `<row r="1">${cells}</row>`, ...more }))[0]?.cells;
const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

test.each([
  ['12.5', '12.5'],
  ['30.200000000000003', '30.2'],
  ['9.19848022338E+11', '919848022338'],
  ['1.5E-3', '0.0015'],
  ['123456789012345', '123456789012345'],
  // Excel has lost the last digits: the form that is refused everywhere.
  ['20230112345678901', '2.02301123456789e+16'],
  ['2.0230112345678901E+16', '2.02301123456789e+16'],
])('the number %s is read as %s', async (value, read) => {
  expect(await cellsOf(number(value))).toEqual([read]);
});

test.each([
  ['a serial number in a style of dates', number('39186', 1), '2007-04-14'],
  ['one with a time', number('39186.75', 1), '2007-04-14'],
  ['a day written out', '<c t="d" s="1"><v>2007-03-17</v></c>', '2007-03-17'],
  ['a day written out with a time', '<c t="d"><v>2007-03-17T00:00:00.000</v></c>', '2007-03-17'],
  ['a text in the cell of a date', number('2007-03-17', 1), '2007-03-17'],
  ['a number that is no day of the calendar', number('-3', 1), '-3'],
])('%s is that day', async (_, cell, day) => {
  expect(await cellsOf(cell)).toEqual([day]);
});

test('a workbook of the Macintosh counts its days from 1904', async () => {
  const workbookXml =
    '<workbook><workbookPr date1904="1"/><sheets><sheet name="One" r:id="rId7"/></sheets></workbook>';
  const rows = `<row r="1">${number('37724', 1)}</row>`;
  const bytes = workbook({ rows }, { 'xl/workbook.xml': strToU8(workbookXml) });
  expect((await readTable(bytes, 10)).rows[0]?.cells).toEqual(['2007-04-14']);
});

test.each<[string, boolean]>([
  ['dd/mm/yyyy', true],
  ['[$-409]d\\-mmm\\-yy;@', true],
  ['mmmm', true],
  ['h:mm', false],
  ['&quot;Rs. by day&quot; #,##0', false],
  ['_(* #,##0_);_(* (#,##0);_(@_)', false],
  ['[Red]0;&quot;yes&quot;', false],
])('the format %s shows a day: %s', async (format, isDate) => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`;
  expect(await cellsOf(number('39186'), { styles })).toEqual([isDate ? '2007-04-14' : '39186']);
});

test('characters written by their number, several runs and tags with a prefix are read as text', async () => {
  const runs = '<c t="inlineStr"><is><r><t>La</t></r><r><t>kshmi</t></r><rPh><t>hint</t></rPh></is></c>';
  expect(await cellsOf(`${inline('A1', 'one_x000D_&#10;two')}${runs}`)).toEqual(['one\r\ntwo', 'Lakshmi']);
  const prefixed = `<x:worksheet xmlns:x="a"><x:sheetData><x:row r="1"><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  const bytes = workbook({}, { 'xl/worksheets/sheet1.xml': strToU8(prefixed) });
  expect((await readTable(bytes, 10)).rows).toEqual([{ line: 1, cells: ['7'] }]);
});

test('merged cells and the names of other sheets are told', async () => {
  const table = await readTable(
    workbook({
      rows: header,
      after: '<mergeCells count="1"><mergeCell ref="A1:C2"/></mergeCells>',
      sheets: '<sheet name="One" r:id="rId7"/><sheet name="Old &amp; gone" r:id="rId8"/>',
    }),
    10,
  );
  expect(table).toMatchObject({ merged: [{ place: 'A1:C2', line: 2 }], otherSheets: ['Old & gone'] });
});

const many = Array.from(
  { length: 50_000 },
  (_, index) => `<row r="${index + 2}">${inline(`A${index + 2}`, 'x')}</row>`,
);

const zeros = new Uint8Array(13 * 1024 * 1024);
const blank = Buffer.from(`${' '.repeat(zeros.length)}<a/>`);

/** The workbook declares a hundred bytes for the file that unpacks to those zeros. */
function lying(): Uint8Array {
  const zip = Buffer.from(workbook({}, { 'xl/worksheets/sheet1.xml': zeros }));
  const declared = Buffer.alloc(4);
  declared.writeUInt32LE(zeros.length);
  for (let at = zip.indexOf(declared); at >= 0; at = zip.indexOf(declared, at)) zip.writeUInt32LE(100, at);
  return zip;
}

test.each<[string, Uint8Array, string]>([
  [
    'a formula',
    workbook({ rows: `${header}<row r="2"><c r="B2"><f>A1+1</f><v>3</v></c></row>` }),
    'Cell B2 is a formula. Copy the cells and paste them as values.',
  ],
  [
    'an error',
    workbook({ rows: `${header}<row r="2"><c r="B2" t="e"><v>#N/A</v></c></row>` }),
    'Cell B2 has the error #N/A.',
  ],
  [
    'a cell longer than those of Excel',
    workbook({ rows: `${header}<row r="2">${inline('B2', 'x'.repeat(32_768))}</row>` }),
    'Cell B2 has more than 32767 characters.',
  ],
  [
    'tags that are within two hundred others',
    workbook({ rows: `${header}${'<a>'.repeat(200)}${'</a>'.repeat(200)}` }),
    'The workbook cannot be read. Save it again as .xlsx or as “CSV UTF-8”.',
  ],
  [
    'a hidden sheet',
    workbook({
      rows: header,
      sheets: '<sheet name="One" r:id="rId7"/><sheet name="Old &amp; gone" state="hidden" r:id="rId8"/>',
    }),
    'The workbook has a hidden sheet, “Old & gone”. Show it or delete it, and save the file again.',
  ],
  [
    '50,000 rows',
    workbook({ rows: header + many.join('') }),
    'The sheet has more than 5000 rows: at most 5000 can be taken in at once.',
  ],
  [
    'a hidden row',
    workbook({ rows: `${header}<row r="4" hidden="1">${inline('A4', 'Sita')}</row><row r="6" hidden="1"/>` }),
    'Row 4 is hidden. Show it or delete it, and save the file again.',
  ],
  [
    'rows without height and rows that a filter hides',
    workbook({
      rows:
        header +
        [3, 4, 7]
          .map((at) => `<row r="${at}" ${at === 3 ? 'ht="0.4"' : 'hidden="true"'}>${inline('', 'x')}</row>`)
          .join(''),
    }),
    'The rows 3, 4, 7 are hidden. Show them or delete them, and save the file again.',
  ],
  [
    'hidden columns',
    workbook({
      rows: header,
      before: '<cols><col min="2" max="2" hidden="1"/><col min="28" max="16384" hidden="1"/></cols>',
    }),
    'Column B is hidden. Show it or delete it, and save the file again.',
  ],
  [
    'a document type',
    workbook(
      {},
      {
        'xl/worksheets/sheet1.xml': strToU8(
          '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData/></worksheet>',
        ),
      },
    ),
    'The workbook cannot be read. Save it again as .xlsx or as “CSV UTF-8”.',
  ],
  ['no rows', workbook({}), 'The first sheet is empty.'],
  ['another ZIP file', zipSync({ 'a.txt': strToU8('x') }), 'This is not an Excel workbook (.xlsx).'],
  [
    'files that unpack to more than 24 MB together',
    workbook({}, { 'xl/worksheets/sheet1.xml': blank, 'xl/styles.xml': blank }),
    'The workbook is too large when unpacked.',
  ],
  [
    'a long text in many cells',
    workbook({
      rows: header + '<row r="2"><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(450),
      texts: [' '.repeat(30_000)],
    }),
    'The workbook is too large when unpacked.',
  ],
  [
    'a file that unpacks to more than it declares',
    lying(),
    'The workbook cannot be read. Save it again as .xlsx or as “CSV UTF-8”.',
  ],
  [
    'a ZIP file that is cut',
    workbook({ rows: header }).slice(0, 200),
    'The workbook cannot be read. Save it again as .xlsx or as “CSV UTF-8”.',
  ],
  [
    'an old workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
    'This is an Excel file of the old kind (.xls), or locked with a password. Save it as .xlsx without a password, or as CSV.',
  ],
])('%s: refused with a sentence', async (_, bytes, message) => {
  await expect(readTable(bytes, 5000)).rejects.toMatchObject({ status: 400, message });
});

const starts = (start: string) => start.repeat(50_000);

// Each took seconds or hours of the processor once: an end looked for again from every start, a format judged again at every cell.
test.each<[string, Workbook]>([
  [
    'cells of one format with five million characters',
    {
      rows: `<row>${number('1', 0).repeat(90)}</row>`.repeat(500),
      styles: `<numFmt numFmtId="164" formatCode="${'[x'.repeat(2_500_000)}"/><cellXfs><xf numFmtId="164"/></cellXfs>`,
    },
  ],
  ['rows', { rows: header + starts('<row>') }],
  ['row tags', { rows: header + starts('<row ') }],
  ['cells', { rows: `${header}<row>${starts('<c>')}</row>` }],
  ['values', { rows: `${header}<row><c>${starts('<v>')}</c></row>` }],
  ['phonetic hints', { rows: header, texts: [starts('<rPh>')] }],
  ['styles', { rows: header, styles: starts('<cellXfs>') }],
])('a workbook with fifty thousand %s that do not end is refused in one pass', async (_, hostile) => {
  const bytes = workbook(hostile);
  const reading = () =>
    expect(readTable(bytes, 1000)).rejects.toMatchObject({
      message: expect.stringContaining('cannot be read'),
    });
  // Read again for each cell they took hours.
  expect(await processorSeconds(reading)).toBeLessThan(5);
});
