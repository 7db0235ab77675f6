import { expect, test } from 'vitest';
import { dayOf } from './register-queries.ts';

const monday = '2026-11-23';
const tuesday = '2026-11-24';

test('the day is the college’s, whether the date of the device is ahead or behind', () => {
  expect(dayOf(tuesday, { today: monday, isKept: false })).toBe(monday);
  expect(dayOf(monday, { today: tuesday, isKept: false })).toBe(tuesday);
});

test('offline what was kept yesterday does not hold back the day, and what was kept today corrects it', () => {
  expect(dayOf(tuesday, { today: monday, isKept: true })).toBe(tuesday);
  expect(dayOf(monday, { today: tuesday, isKept: true })).toBe(tuesday);
  expect(dayOf(monday, undefined)).toBe(monday);
});
