// A workbook is read again by the reader of imports, which takes nothing for granted.
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { type WorkbookCell, workbookOf } from './write-xlsx.ts';

async function* parts(...rows: WorkbookCell[][][]) {
  yield* rows;
}

test('numbers, days, instants and texts come back as they were given', async () => {
  const texts = [
    '<b>&"',
    '=1+1',
    '+919848022338',
    '007',
    ' two  spaces ',
    'one\ntwo',
    '_x000D_',
    'క్ష్మీ',
    '1E+05',
  ];
  const rows: WorkbookCell[][] = texts.map((text, index) => [index / 4, text, null]);
  const dated: WorkbookCell[] = [-5, new Date('2007-04-14T00:00:00Z'), new Date('2026-11-20T11:30:00Z')];
  const bytes = await buffer(workbookOf(['Number', 'Text', 'Day'], parts(rows, [dated])));
  const { rows: read } = await readTable(bytes, 100);
  expect(read.map(({ cells }) => cells)).toEqual([
    ['Number', 'Text', 'Day'],
    ...texts.map((text, index) => [String(index / 4), text, '']),
    ['-5', '2007-04-14', '2026-11-20'],
  ]);
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('<c s="2"><v>39186</v></c><c s="3"><v>46346.479166666664</v></c>');
  expect(sheet).toContain('<autoFilter ref="A1:C11"/>');
});

test.each([
  ['no part', parts()],
  ['an empty part', parts([])],
])('a list of %s has its headings', async (_, list) => {
  const bytes = await buffer(workbookOf(['First Name'], list));
  expect((await readTable(bytes, 10)).rows).toEqual([{ line: 1, cells: ['First Name'] }]);
});

test('characters that XML cannot have are left out', async () => {
  const bytes = await buffer(workbookOf(['T\u0000'], parts([['a\u0007b\ufffe\ud800']])));
  expect((await readTable(bytes, 10)).rows.map(({ cells }) => cells)).toEqual([['T'], ['ab\ufffd']]);
});

test('a list that fails while it is written makes no file', async () => {
  async function* failing(): AsyncGenerator<WorkbookCell[][]> {
    yield [['one']];
    throw new Error('The database is gone');
  }
  await expect(buffer(workbookOf(['A'], failing()))).rejects.toThrow('The database is gone');
});
