import { expect, test } from 'vitest';
import { readCounts } from './read-counts.ts';

const row = { enrollmentNumber: 'VCP26001', subjectCode: 'BPT101', kind: 'theory', held: 20, attended: 15 };

test('cells of a spreadsheet or of a CSV file, with or without headings and kind', () => {
  expect(readCounts('Number\tSubject\tKind\tHeld\tAttended\nVCP26001\tBPT101\tTheory\t20\t15\n')).toEqual([
    { ...row, line: 2 },
  ]);
  expect(readCounts('VCP26001, BPT101, 20, 15')).toEqual([{ ...row, line: 1 }]);
  expect(readCounts('\n\nVCP26001;BPT101;P;20;15')).toEqual([{ ...row, kind: 'practical', line: 3 }]);
});

test('a line that cannot be read is named', () => {
  expect(readCounts('VCP26001\tBPT101\tT\t20\t15\nVCP26002\tBPT101\tT\tmany\t15')).toBe(
    'Line 2: ‘VCP26002\tBPT101\tT\tmany\t15’ does not end with two numbers, held and attended.',
  );
  expect(readCounts('VCP26001,BPT101,viva,20,15')).toBe('Line 1: ‘viva’ is neither theory nor practical.');
  expect(readCounts('VCP26001,BPT101,20,15\nVCP26002,BPT101,20,21')).toBe(
    'Line 2: 21 attended is more than 20 held.',
  );
  expect(readCounts(' \n')).toBe('Paste at least one line.');
});
