import { expect, test } from 'vitest';
import { nowAndNext } from './now-and-next.ts';

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
