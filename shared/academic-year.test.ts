import { expect, test } from 'vitest';
import { academicYearLabel, admissionYear } from './academic-year.ts';

const lastMinuteOf2026 = new Date('2026-12-31T18:29:00Z');
const firstMinuteOf2027 = new Date('2026-12-31T18:30:00Z');

test('academicYearLabel runs from this year to the next, by the Indian calendar', () => {
  expect(academicYearLabel(lastMinuteOf2026)).toBe('2026-2027');
  expect(academicYearLabel(firstMinuteOf2027)).toBe('2027-2028');
  expect(academicYearLabel(new Date('2099-06-01T00:00:00Z'))).toBe('2099-2100');
});

test('admissionYear is the current year in India', () => {
  expect(admissionYear(lastMinuteOf2026)).toBe('2026');
  expect(admissionYear(firstMinuteOf2027)).toBe('2027');
});
