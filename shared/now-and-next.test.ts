import { expect, test } from 'vitest';
import { nowAndNext, timeInIndia } from './now-and-next.ts';

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

test('the time is India’s, whatever the device thinks', () => {
  expect(timeInIndia(new Date('2026-11-20T04:00:00Z'))).toBe('09:30');
});
