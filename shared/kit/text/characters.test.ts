import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstCharacters, isLongerThan } from './characters.ts';

test('firstCharacters gives a beginning of the text, whole characters only', () => {
  expect(firstCharacters('abc', 3)).toBe('abc');
  expect(firstCharacters('abcd', 3)).toBe('abc');
  expect(firstCharacters('👩‍👩‍👧👩‍👩‍👧', 1)).toBe('👩‍👩‍👧');
  expect(firstCharacters('స్త్రీలు', 1)).toBe('స్త్రీ');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, max) => {
      const start = firstCharacters(text, max);
      expect(text.startsWith(start)).toBe(true);
      expect(isLongerThan(start, max)).toBe(false);
      expect(start.isWellFormed()).toBe(true);
    }),
  );
});
