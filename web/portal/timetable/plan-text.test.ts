import { expect, test } from 'vitest';
import { holidayLines, periodLines, readHolidays, readPeriods } from './plan-text.ts';

test('periods and holidays are read as they are written, and in usual spellings', () => {
  const periods = [
    { from: '09:30', to: '10:20' },
    { from: '10:20', to: '11:10' },
  ];
  expect(readPeriods(periodLines(periods))).toEqual(periods);
  expect(readPeriods('9.30 - 10.20\n\n10:20 to 11:10')).toEqual(periods);
  const holidays = [{ date: '2026-10-02', name: 'Gandhi Jayanti' }];
  expect(readHolidays(holidayLines(holidays))).toEqual(holidays);
  expect(readHolidays('2/10/2026 Gandhi Jayanti')).toEqual(holidays);
});

test('a line that cannot be read is named', () => {
  expect(readPeriods('morning')).toBe('‘morning’ is not a period: write it like 09:30–10:20.');
  expect(readHolidays('Diwali')).toBe('‘Diwali’ is not a holiday: write it like 2026-10-02 Gandhi Jayanti.');
});
