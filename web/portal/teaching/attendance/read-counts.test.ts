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

test('every line that cannot be read is named', () => {
  const text = [
    'VCP26001\tBPT101\tT\t20\t15',
    'VCP26002\tBPT101\tT\tmany\t15',
    '',
    'VCP26003,BPT101,viva,20,15',
    'VCP26004,BPT101,20,21',
    ',BPT101,2000,15',
  ].join('\n');
  expect(readCounts(text)).toBe(
    [
      'Line 2: ‘VCP26002\tBPT101\tT\tmany\t15’ does not end with two numbers, held and attended.',
      'Line 4: ‘viva’ is neither theory nor practical.',
      'Line 5: Attended cannot be more than held.',
      'Line 6: The enrolment number is missing, Held is at most 1,000.',
      'Nothing was saved.',
    ].join('\n'),
  );
  expect(readCounts(' \n')).toBe('Paste at least one line.');
});

test('of many mistakes the first ten are named, and how many more there are', () => {
  const refusal = readCounts(Array(12).fill('VCP26001,BPT101,20').join('\n'));
  expect(refusal).toMatch(/\nLine 10: .*\nAnd 2 more mistakes\.\nNothing was saved\.$/);
});
