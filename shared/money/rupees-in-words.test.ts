import { expect, test } from 'vitest';
import { rupeesInWords } from './rupees-in-words.ts';

test.each([
  [1, 'Rupees one only'],
  [15, 'Rupees fifteen only'],
  [40, 'Rupees forty only'],
  [99, 'Rupees ninety-nine only'],
  [100, 'Rupees one hundred only'],
  [1001, 'Rupees one thousand one only'],
  [50_000, 'Rupees fifty thousand only'],
  [120_000, 'Rupees one lakh twenty thousand only'],
  [1_23_456, 'Rupees one lakh twenty-three thousand four hundred fifty-six only'],
  [1_00_00_000, 'Rupees one crore only'],
])('₹ %i is ‘%s’', (amount, words) => {
  expect(rupeesInWords(amount)).toBe(words);
});
