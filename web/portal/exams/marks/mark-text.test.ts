import { expect, test } from 'vitest';
import { markText, readBlock, readMark } from './mark-text.ts';

test.each<[string, string]>([
  ['17', '17'],
  [' 17.50 ', '17.5'],
  ['౧౭', '17'],
  ['0', '0'],
  ['25', '25'],
  ['a', 'A'],
  ['Ab', 'A'],
  ['absent', 'A'],
  ['', ''],
])('‘%s’ is the mark ‘%s’', (text, shown) => {
  const mark = readMark(text, 25);
  expect(typeof mark === 'string' ? mark : markText(mark)).toBe(shown);
});

test.each<[string, string]>([
  ['25.5', '25.5 is more than the maximum, 25'],
  ['17,5', 'Write 17.5 with a point'],
  ['-3', '‘-3’ is not a mark: a number, or A for absent'],
  ['1²', '‘1²’ is not a mark: a number, or A for absent'],
  ['1e1', '‘1e1’ is not a mark: a number, or A for absent'],
  ['.', '‘.’ is not a mark: a number, or A for absent'],
  ['8.333', 'At most two decimals'],
])('‘%s’ is refused: %s', (text, sentence) => {
  expect(readMark(text, 25)).toBe(sentence);
});

test('a block of a spreadsheet is read line by line, whatever ends its lines', () => {
  expect(readBlock('1\t2\r\n3\tA\r\n')).toEqual([
    ['1', '2'],
    ['3', 'A'],
  ]);
  expect(readBlock('5')).toEqual([['5']]);
});
