import { expect, test } from 'vitest';
import { nowAndNext, phaseOf } from './now-and-next.ts';

const periods = [
  { from: '09:30', to: '10:20' },
  { from: '10:20', to: '11:10' },
  { from: '11:20', to: '12:10' },
];
const [first, third] = [{ period: 1 }, { period: 3 }];

test.each([
  ['09:00', undefined, first],
  ['09:30', first, third],
  ['10:19', first, third],
  ['10:20', undefined, third],
  ['11:20', third, undefined],
  ['12:10', undefined, undefined],
])('at %s', (time, now, next) => {
  expect(nowAndNext([first, third], periods, time)).toEqual({ now, next });
});

test.each([
  ['09:29', 'later'],
  ['09:30', 'on'],
  ['10:20', 'over'],
])('at %s the first period is %s', (time, phase) => {
  expect(phaseOf({ period: 1 }, periods, time)).toBe(phase);
});

test('a period that the day plan has no longer is over: its register may be missing', () => {
  expect(phaseOf({ period: 9 }, periods, '09:00')).toBe('over');
  expect(nowAndNext([{ period: 9 }], periods, '09:00')).toEqual({ now: undefined, next: undefined });
});
