import { expect, test } from 'vitest';
import { periodLines, readPeriods } from './plan-text.ts';

test('periods are read as they are written, and in usual spellings', () => {
  const periods = [
    { from: '09:30', to: '10:20' },
    { from: '10:20', to: '11:10' },
  ];
  expect(readPeriods(periodLines(periods))).toEqual(periods);
  expect(readPeriods('9.30 - 10.20\n\n10:20 to 11:10')).toEqual(periods);
});

test('a line that cannot be read is named', () => {
  expect(readPeriods('morning')).toBe('‘morning’ is not a period: write it like 09:30–10:20.');
});
