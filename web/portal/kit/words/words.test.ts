import { expect, test } from 'vitest';
import { filled, inBoth } from './words.ts';

test('a table gives the texts of a language, and a text its values', () => {
  const words = inBoth({ until: { en: 'until {day}', te: '{day} లోపు' } });
  expect([words.en.until, words.te.until]).toEqual(['until {day}', '{day} లోపు']);
  expect(filled(words.te.until, { day: '5 జనవరి 2026' })).toBe('5 జనవరి 2026 లోపు');
  // A value that looks like a place is no place.
  expect(filled('{a} {b}', { a: '{b}', b: 1 })).toBe('{b} 1');
});
