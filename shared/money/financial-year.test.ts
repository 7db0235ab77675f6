import { expect, test } from 'vitest';
import { financialYear, financialYearOf, receiptNumber } from './financial-year.ts';

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2026-12-31', '2026-27'],
  ['2100-01-01', '2099-00'],
])('%s is in the financial year %s', (day, year) => {
  expect(financialYearOf(day)).toBe(year);
});

test('the year begins at midnight in India', () => {
  expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('2025-26');
  expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('2026-27');
});

test('receipt numbers have four digits, and more where they are needed', () => {
  expect(receiptNumber('VCP', '2026-27', 1)).toBe('VCP/2026-27/0001');
  expect(receiptNumber('VCP', '2026-27', 12_345)).toBe('VCP/2026-27/12345');
});
