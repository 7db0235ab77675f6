import { expect, test } from 'vitest';
import { averageOf, percentOf, sumOf } from './sums.ts';

const sums: [number[], number][] = [
  [[10, 10.1, 10.1], 30.2],
  [[0.1, 0.2], 0.3],
  [[1.15, 2.35, 3.33], 6.83],
  [Array.from({ length: 100 }, () => 0.07), 7],
  [[50_000, -12_500], 37_500],
  [[], 0],
];
test.for(sums)('the sum of %j is %d', ([values, sum]) => {
  expect(sumOf(values)).toBe(sum);
});

test('an average has one decimal, and half a tenth is rounded up', () => {
  expect(averageOf(20.1, 2)).toBe(10.1);
  expect(averageOf(30.2, 3)).toBe(10.1);
  expect(averageOf(12.5, 5)).toBe(2.5);
});

test('a percentage has one decimal', () => {
  expect(percentOf(30.2, 75)).toBe(40.3);
  expect(percentOf(1.15, 10)).toBe(11.5);
  expect(percentOf(28.7, 100)).toBe(28.7);
  expect(percentOf(0, 0)).toBe(0);
});
