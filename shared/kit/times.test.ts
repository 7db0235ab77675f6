import { expect, test } from 'vitest';
import { readTime } from './times.ts';

const times: [string, string | undefined][] = [
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['9.30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30 AM', '09:30'],
  ['9.30 a.m.', '09:30'],
  ['9', '09:00'],
  ['2 pm', '14:00'],
  ['2:05pm', '14:05'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['14:30', '14:30'],
  ['14:30:00', '14:30'],
  ['1430', '14:30'],
  ['23:59', '23:59'],
  ['', undefined],
  ['24:00', undefined],
  ['9:60', undefined],
  ['14:30 pm', undefined],
  ['0 am', undefined],
  ['9:3', undefined],
  ['noon', undefined],
  ['9:30 to 10:30', undefined],
  ['am', undefined],
];
test.for(times)('%s is read as %s', ([text, time]) => {
  expect(readTime(text)).toBe(time);
});
