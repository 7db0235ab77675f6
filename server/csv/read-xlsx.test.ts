// Workbooks as Excel writes them, and those that cannot be a table of rows.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { processorSeconds } from '#test/processor-seconds.ts';
import { readTable } from './read-table.ts';

interface Workbook {
  rows?: string;
  sheets?: string;
  after?: string;
  texts?: readonly string[];
  styles?: string;
}

const usualStyles =
  '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';

function workbook(
  { rows = '', sheets, after = '', texts = [], styles = usualStyles }: Workbook,
  others: Record<string, Uint8Array> = {},
): Uint8Array {
  const files = {
    'xl/workbook.xml': `<workbook><sheets>${sheets ?? '<sheet name="One" sheetId="1" r:id="rId7"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Type="x" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/media/image1.png': 'not read',
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return zipSync({ ...bytes, ...others }, { level: 1 });
}

const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const header = `<row r="1">${inline('A1', 'Name')}${inline('B1', 'Born')}${inline('C1', 'Mobile')}</row>`;

test('the first sheet is read: texts, dates by their style, long numbers with all digits, empty cells and rows', async () => {
  const rows = `${header}
    <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" s="1"><v>39186</v></c><c r="C2"><v>9.19848022338E+11</v></c></row>
    <row r="3"/>
    <row r="5">${inline('A5', 'A &amp; B &#x0C32;')}<c r="C5"><v>12.5</v></c></row>`;
  expect(await readTable(workbook({ rows, texts: ['Lakshmi'] }), 10)).toEqual({
    header: ['Name', 'Born', 'Mobile'],
    rows: [
      { line: 2, cells: ['Lakshmi', '2007-04-14', '919848022338'] },
      { line: 5, cells: ['A & B ల', '', '12.5'] },
    ],
  });
});

test('an entity that the file declares itself stays as it is typed', async () => {
  const declared = '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>';
  const rows = `${declared}<row r="1">${inline('A1', '&file;')}</row>`;
  expect((await readTable(workbook({ rows }), 10)).header).toEqual(['&file;']);
});

const many = Array.from(
  { length: 50_000 },
  (_, index) => `<row r="${index + 2}">${inline(`A${index + 2}`, 'x')}</row>`,
);

const zeros = new Uint8Array(13 * 1024 * 1024);

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
    'merged cells',
    workbook({ rows: header, after: '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>' }),
    'The sheet has merged cells (A1:C1). Unmerge them, so that each row has its own values.',
  ],
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
  ['no rows', workbook({}), 'The first sheet is empty.'],
  ['another ZIP file', zipSync({ 'a.txt': strToU8('x') }), 'This is not an Excel workbook (.xlsx).'],
  [
    'files that unpack to more than 24 MB together',
    workbook({}, { 'xl/worksheets/sheet1.xml': zeros, 'xl/styles.xml': zeros }),
    'The workbook is too large when unpacked.',
  ],
  [
    'a long text in many cells',
    workbook({
      rows: header + '<row r="2"><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(60),
      texts: [' '.repeat(250_000)],
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
    'This is an Excel file of the old kind (.xls). Save it as .xlsx or as CSV.',
  ],
])('%s: refused with a sentence', async (_, bytes, message) => {
  await expect(readTable(bytes, 5000)).rejects.toMatchObject({ status: 400, message });
});

const starts = (start: string) => start.repeat(50_000);

// With patterns each took seconds of the processor, and four times as long for twice as many.
test.each<[string, Workbook]>([
  ['rows', { rows: header + starts('<row>') }],
  ['row tags', { rows: header + starts('<row ') }],
  ['cells', { rows: `${header}<row>${starts('<c>')}</row>` }],
  ['values', { rows: `${header}<row><c>${starts('<v>')}</c></row>` }],
  ['phonetic hints', { rows: header, texts: [starts('<rPh>')] }],
  ['styles', { rows: header, styles: starts('<cellXfs>') }],
])('a workbook with fifty thousand %s that do not end is read in one pass', async (_, hostile) => {
  expect(await processorSeconds(async () => readTable(workbook(hostile), 10))).toBeLessThan(1);
});
