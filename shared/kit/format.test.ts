import { expect, test } from 'vitest';
import { datesIn } from './dates-in.ts';
import {
  formatDate,
  formatRupees,
  formatTime,
  indiaDate,
  indiaTime,
  parseNumber,
  withoutBreaks,
} from './format.ts';

test('formatDate writes a calendar date without any zone shifting it', () => {
  expect(formatDate('2026-01-05')).toBe('5 Jan 2026');
  expect(formatDate('2026-09-30')).toBe('30 Sep 2026');
  expect(formatDate('2028-02-29')).toBe('29 Feb 2028');
});

test('formatDate gives the date of an instant in India', () => {
  expect(formatDate('2026-01-05T18:29:59Z')).toBe('5 Jan 2026');
  expect(formatDate('2026-01-05T18:30:00Z')).toBe('6 Jan 2026');
  expect(formatDate('2026-12-31T23:00:00.000Z')).toBe('1 Jan 2027');
});

test.each(['', 'soon', '2026-13-01', '2026-1-5', '2026-99-99T00:00:00Z'])(
  'formatDate leaves %j alone',
  (text) => {
    expect(formatDate(text)).toBe(text);
  },
);

test('formatTime writes the clock of the day and the time of an instant in India', () => {
  expect(formatTime('09:30')).toBe('9:30 AM');
  expect(formatTime('13:00')).toBe('1:00 PM');
  expect(formatTime('00:05')).toBe('12:05 AM');
  expect(formatTime('12:00:00')).toBe('12:00 PM');
  expect(formatTime('2026-01-05T04:00:00Z')).toBe('9:30 AM');
});

test.each(['', '24:00', '9:30', '10:60', 'noon'])('formatTime returns %j unchanged', (text) => {
  expect(formatTime(text)).toBe(text);
});

test('formatRupees groups the Indian way', () => {
  expect(formatRupees(120000)).toBe('₹ 1,20,000');
  expect(formatRupees(50000)).toBe('₹ 50,000');
  expect(formatRupees(0)).toBe('₹ 0');
  expect(formatRupees(999)).toBe('₹ 999');
  expect(formatRupees(12345678)).toBe('₹ 1,23,45,678');
});

test('parseNumber reads typed numbers and the output of formatRupees', () => {
  for (const text of [
    '₹ 1,20,000',
    '120000',
    'Rs. 1,20,000.00',
    'Rs 120,000/-',
    'INR 120 000',
    '１２００００',
  ])
    expect(parseNumber(text)).toBe(120_000);
  expect(parseNumber(' 17.5 ')).toBe(17.5);
  for (const text of [
    '',
    ' ',
    '₹',
    '.',
    'ten',
    '1.2.3',
    '1e5',
    '0x10',
    '1,2',
    '50.000,00',
    '5,0000',
    'Infinity',
  ])
    expect(parseNumber(text)).toBeNaN();
});

test('indiaDate changes at midnight in India', () => {
  expect(indiaDate(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31');
  expect(indiaDate(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
});

test('indiaTime is India’s, whatever the device thinks', () => {
  expect(indiaTime(new Date('2026-11-20T04:00:00Z'))).toBe('09:30');
});

test('withoutBreaks keeps dates, money, percentages and phone numbers in one line, and nothing else', () => {
  const text = '₹ 1,20,000 of 12 fees since 1 Sep 2026, of 5 March 2026, 56.66 % of +91 90000 01001';
  expect(withoutBreaks(text).replaceAll('\u00a0', '_')).toBe(
    '₹_1,20,000 of 12 fees since 1_Sep_2026, of 5_March_2026, 56.66_% of +91_90000_01001',
  );
});

test('in Telugu a date names its month, and a time the part of the day', () => {
  expect(formatDate('2026-01-05', datesIn.te)).toBe('5 జనవరి 2026');
  expect(['09:30', '12:00', '16:30', '19:00'].map((time) => formatTime(time, datesIn.te))).toEqual([
    'ఉదయం 9:30',
    'మధ్యాహ్నం 12:00',
    'సాయంత్రం 4:30',
    'రాత్రి 7:00',
  ]);
});
