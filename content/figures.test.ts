import { expect, test } from 'vitest';
import { collegeFacts } from '#shared/website/college/college-facts.ts';
import { figuresOf, withFigures } from './figures.ts';
import { startCollege } from './start-college.ts';
import { startFacts } from './start-facts.ts';

const hostel = 'From {feeOnce} a {year}';
const figures = figuresOf(
  { ...startFacts, hostel: { ...startFacts.hostel, text: hostel } },
  '2026-11-20',
  collegeFacts(startCollege, 'en'),
);

test('a figure takes the place of its name in every text; other words in braces stay, also those of a published text', () => {
  const words = {
    a: ['{seatsTotal} seats', { b: 'from {lowestFee} in {year}', n: 3 }],
    c: '{hostel}',
    d: null,
  };
  expect(withFigures(words, figures)).toEqual({
    a: ['25 seats', { b: 'from ₹ 50,000 in {year}', n: 3 }],
    c: hostel,
    d: null,
  });
  expect(withFigures('{toString}', figures)).toBe('{toString}');
});
