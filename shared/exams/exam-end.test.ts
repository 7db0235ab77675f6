import { expect, test } from 'vitest';
import { examEnd } from './exam-end.ts';

test.each([
  ['3 hours', '13:00'],
  ['1 hour', '11:00'],
  ['2.5 Hrs', '12:30'],
  ['2½ hours', '12:30'],
  ['  90  minutes ', '11:30'],
  ['45 min.', '10:45'],
  ['2 hours 30 minutes', '12:30'],
  ['1 h, 15 min', '11:15'],
  ['1 hour and 30 minutes', '11:30'],
  ['3 hours, without calculator', '13:00'],
  ['౩ hours', '13:00'],
])('a paper of %j from 10:00 ends at %s', (duration, end) => {
  expect(examEnd('10:00', duration)).toBe(end);
});

test.each([
  '',
  '3',
  'To be announced',
  '2 to 3 hours',
  '2-3 hours',
  '0 hours',
  'Theory: 3 hours',
  '14 hours',
])('the end of a paper of %j is not known', (duration) => {
  expect(examEnd('10:00', duration)).toBeUndefined();
});
