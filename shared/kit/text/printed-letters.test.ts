import { expect, test } from 'vitest';
import { asPrinted, unprintedLetters } from './printed-letters.ts';

test.each([
  'Sita O’Brien-Łukasiewicz'.replace('Ł', 'L'),
  'Sāmpat Ṭhākur ẞ 5 ₹',
  'లక్ష్మీ ప్రసన్న\u200c',
  'राम कुमार १२।',
  'முருகன்',
  'ಲಕ್ಷ್ಮೀ',
  'ସୁଭାଷ ଦାଶ',
  'Sita 🎓 – “the best”',
  'Rao‑Naidu™ ʻOkina 5′ Ạ́',
])('%s is printed', (text) => {
  expect(unprintedLetters(text)).toEqual([]);
});

test.each([
  ['محمد علی', 'محدعلی'],
  ['Sita 王', '王'],
  ['Влад', 'Влад'],
  ['രാമൻ', 'രാമൻ'],
  ['Łukasz', 'Ł'],
  ['Asha→', '→'],
])('%s has letters that no paper prints', (text, letters) => {
  expect(unprintedLetters(text).join('')).toBe(Array.from(new Set(letters)).join(''));
});

test('a Latin letter that no font has loses its accent, and a sign is the one that looks like it', () => {
  expect(Array.from('āṬéñ Ạ́‑′″™', asPrinted).join('')).toBe('aTéñ A-’”(TM)');
});
