// Files made to take time or memory are refused before they are read completely.
import { expect, test } from 'vitest';
import { processorSeconds } from '#test/processor-seconds.ts';
import { readCsv } from './read-csv.ts';

const megabytes = 2 * 1024 * 1024;
const filled = (text: string) => Buffer.from(text.repeat(Math.floor(megabytes / text.length)));

test.each([
  ['a blank line', '\n'],
  ['a comma and a line break', ',\n'],
  ['a letter on each line', 'a\n'],
  ['a comma', ','],
  ['a quotation mark and a line break', '"\n'],
  ['a letter', 'x'],
  ['two hundred cells a line', `${'a,'.repeat(200)}\n`],
])('two megabytes of %s are refused in little time and memory', async (_what, text) => {
  const bytes = filled(text);
  const before = process.memoryUsage().rss;
  const reading = async () => expect(readCsv(bytes, 5000)).rejects.toMatchObject({ status: 400 });
  // The less of two: a collection of what earlier tests have left falls into one of them.
  const [first, second] = [await processorSeconds(reading), await processorSeconds(reading)];
  expect(Math.min(first, second)).toBeLessThan(1);
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(250);
});

test('the blank rows of a whole sheet below a list do not count', async () => {
  const bytes = Buffer.from(`a,b\n1,2${'\n,'.repeat(200_000)}${'\r\n'.repeat(200_000)}`);
  expect((await readCsv(bytes, 5000)).rows).toHaveLength(2);
});

test('blank rows between and after the others do not count, and lines keep their numbers', async () => {
  expect((await readCsv(Buffer.from('a,b\n\n1,"x\ny"\n,,\n2,z\n\n'), 2)).rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['1', 'x\ny'] },
    { line: 6, cells: ['2', 'z'] },
  ]);
});

const table = [
  ['Name', 'Address'],
  ['Sita', '1, Main Road, Town'],
  ['Ravi', '2, Main Road, Town'],
];
const written = (sign: string, first = '') =>
  first +
  table
    .map((cells) => cells.map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign))
    .join('\r\n');

test.each<[string, string | Buffer]>([
  ['commas', written(',')],
  ['semicolons', written(';')],
  ['tabs', written('\t')],
  ['bars', written('|')],
  ['a first line that names the separator', written('|', 'sep=|\r\n')],
  ['a first line that names the comma', written(',', 'sep=,\n')],
  ['a byte order mark', `\uFEFF${written(';')}`],
  ['a title above the headings', written(';', 'List of students, first year, 2026\n\n')],
  ['UTF-16, as Excel saves Unicode text', Buffer.from(`\uFEFF${written('\t')}`, 'utf16le')],
  ['UTF-16 of the other order', Buffer.from(`\uFEFF${written('\t')}`, 'utf16le').swap16()],
])('a file with %s is read', async (_, file) => {
  expect((await readCsv(Buffer.from(file), 10)).rows.slice(-3).map(({ cells }) => cells)).toEqual(table);
});

test.each(['#N/A', '#REF!', '#######', 'x'.repeat(32_768)])(
  'a cell that no spreadsheet can mean is named',
  async (cell) => {
    await expect(readCsv(Buffer.from(`Name,Born\nSita,${cell}`), 10)).rejects.toMatchObject({
      message: expect.stringMatching(/^Line 2 has (the error #|more than 32767 characters)/),
    });
  },
);
