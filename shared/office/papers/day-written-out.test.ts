import { expect, test } from 'vitest';
import { dayInFigures, dayWrittenOut } from './day-written-out.ts';

test.each([
  ['2007-04-14', '14-04-2007', 'Fourteenth April two thousand seven'],
  ['1998-02-03', '03-02-1998', 'Third February one thousand nine hundred ninety-eight'],
  ['2008-12-21', '21-12-2008', 'Twenty-first December two thousand eight'],
  ['2000-01-30', '30-01-2000', 'Thirtieth January two thousand'],
])('%s is %s, %s', (day, figures, words) => {
  expect([dayInFigures(day), dayWrittenOut(day)]).toEqual([figures, words]);
});
