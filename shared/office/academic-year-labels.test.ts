import { expect, test } from 'vitest';
import {
  academicYearLabel,
  academicYearOf,
  academicYearsAround,
  admissionYear,
} from './academic-year-labels.ts';

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

test.each([
  ['2026-07-31', '2025-2026'],
  ['2026-08-01', '2026-2027'],
  ['2027-01-05', '2026-2027'],
])('%s belongs to the academic year %s', (day, academicYear) => {
  expect(academicYearOf(day)).toBe(academicYear);
});

test('the academic years around a day are the one before, its own and the next', () => {
  expect(academicYearsAround('2026-11-20')).toEqual(['2025-2026', '2026-2027', '2027-2028']);
});
