import { expect, test } from 'vitest';
import { dayOf } from './register-queries.ts';

const monday = '2026-11-23';
const tuesday = '2026-11-24';

test('the day is the college’s, whether the date of the device is ahead or behind', () => {
  expect(dayOf(tuesday, { today: monday, isKept: false })).toBe(monday);
  expect(dayOf(monday, { today: tuesday, isKept: false })).toBe(tuesday);
});

test('offline an answer of yesterday does not keep the day at yesterday, and one of today corrects the date of the device', () => {
  expect(dayOf(tuesday, { today: monday, isKept: true })).toBe(tuesday);
  expect(dayOf(monday, { today: tuesday, isKept: true })).toBe(tuesday);
  expect(dayOf(monday, undefined)).toBe(monday);
});
