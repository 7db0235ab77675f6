import { expect, test } from 'vitest';
import { isUnavailable } from './dialect.ts';

test.each([
  ['a standby that only reads', { code: '25006' }],
  ['a transaction that was left open too long', { code: '25P03' }],
  ['a restart', { code: '57P01' }],
  ['no connection', { code: 'ECONNREFUSED' }],
  ['too many connections', { code: '53300' }],
  ['a statement that took too long', { code: '57014' }],
  ['an answer that never came', { message: 'Query read timeout' }],
  ['a full disk', { errcode: 13 }],
  ['a file that another process holds', { errcode: 5 }],
])('the database cannot be used now: %s', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([{ code: '23505' }, { code: '42601' }, { errcode: 2067 }, new Error('a defect')])(
  'other errors are not excused: %o',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);
