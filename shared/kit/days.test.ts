import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isoInstant, optionalIsoDate } from './dates.ts';
import { type DayMeaning, dayInWords, daysOf, exampleYear, readDay, whyNotOn } from './days.ts';

const readAsFifthOfAugust = [
  '5/8/2008',
  '05/08/2008',
  '5-8-2008',
  '5.8.2008',
  '5–8–2008',
  ' 5 / 8 / 2008 ',
  '5 8 2008',
  '05082008',
  '5 Aug 2008',
  '5 Aug, 2008',
  '5-Aug-2008',
  '05-AUG-2008',
  '5/Aug/2008',
  '5Aug2008',
  '5 August 2008',
  '5th August 2008',
  'Tue, 5 Aug 2008',
  'Tuesday 5 August 2008',
  'August 5, 2008',
  'Aug. 5th 2008',
  '2008-08-05',
  '2008/08/05',
  '2008/8/5',
  '2008.08.05',
  '2008 Aug 5',
  '20080805',
  '2008-08-05T00:00:00.000Z',
  '05-08-2008 00:00:00',
  '5/8/2008 12:00:00 AM',
  '2008-08-05T00:00:00+05:30',
  '\u200e05\u200e/\u200e08\u200e/\u200e2008',
  '5/8/08',
  '5-8-08',
  '5-Aug-08',
  '5 Aug ’08',
];
test.for(readAsFifthOfAugust)('%s is read as 5 August 2008', (text) => {
  expect(readDay(text, 'birth')).toBe('2008-08-05');
});

const unread = [
  '',
  'soon',
  '12/31/26',
  '14/14/2007',
  '31/02/2007',
  '29 Feb 2007',
  '0/8/2008',
  '5/8',
  '5/8/208',
  '5/8/20080',
  '5 8 2008 9',
  '5 Foo 2008',
  '5 Ma 2008',
  '2008-13-05',
  '050808',
  '5/8/2008 10:30',
  '2.02301E+11',
  '39665',
];
test.for(unread)('%s is not read', (text) => {
  expect(readDay(text, 'birth')).toBeUndefined();
});

const centuries: [DayMeaning, string, string][] = [
  ['birth', '14-Apr-07', '2007-04-14'],
  ['birth', '5-8-75', '1975-08-05'],
  ['birth', '29/2/08', '2008-02-29'],
  ['due', '31/12/26', '2026-12-31'],
  ['due', '31/12/36', '2036-12-31'],
];
test.for(centuries)('two digits of a year: %s %s', ([meaning, text, day]) => {
  expect(readDay(text, meaning)).toBe(day);
});

test('a birth of two digits is never in the future', () => {
  const tomorrow = new Date(Date.now() + 40 * 60 * 60_000).toISOString().slice(2, 10);
  expect(readDay(tomorrow.split('-').toReversed().join('/'), 'birth')).toMatch(/^19/);
});

test('a date is within the days of its meaning', () => {
  const now = new Date('2026-11-26T06:00:00Z');
  expect(daysOf('birth', now)).toEqual({ first: '1920-01-01', last: '2026-11-26' });
  expect(daysOf('due', now)).toEqual({ first: '2000-01-01', last: '2036-12-31' });
  expect(whyNotOn('1026-04-14', 'birth')).toBe(
    '14 Apr 1026 is too early: the first possible day is 1 Jan 1920',
  );
  expect(whyNotOn('2206-04-14', 'due')).toMatch(
    /^14 Apr 2206 is too late: the last possible day is 31 Dec 20\d\d$/,
  );
  expect(whyNotOn('2026-12-31', 'due')).toBe('');
});

const refused: [string, string][] = [
  ['2026-02-31', 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05'],
  ['2026-13-01', 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05'],
  ['soon', 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05'],
  ['31/02/2026', 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05'],
  ['0026-12-31', '31 Dec 0026 is too early: the first possible day is 1 Jan 2000'],
  ['0026-12-30T20:00:00Z', '31 Dec 0026 is too early: the first possible day is 1 Jan 2000'],
];
test.for(refused)('a schema refuses %s', ([text, message]) => {
  const { error } = z.safeParse(optionalIsoDate('Say until when', 'validity'), text);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a day in words', () => {
  const now = new Date('2026-08-04T19:00:00Z');
  expect(dayInWords('2008-08-05', 'birth', now)).toBe('5 August 2008, 18 years');
  expect(dayInWords('2008-08-06', 'birth', now)).toBe('6 August 2008, 17 years');
  expect(dayInWords('2025-08-05', 'birth', now)).toBe('5 August 2025, 1 year');
  expect(dayInWords('2026-12-31', 'due', now)).toBe('31 December 2026, Thursday');
});

test('an instant has nothing behind it', () => {
  const birth = isoInstant('Date of birth must be a date', 'birth');
  for (const text of ['2007-04-14', '2007-04-14T00:00:00.000Z', '2007-04-14T05:30:00+05:30'])
    expect(z.safeParse(birth, text).data).toBe('2007-04-14T00:00:00.000Z');
  for (const text of ['2007-04-14 (x)', '2007-04-14T00:00:00Z2', '2007-04-31'])
    expect(z.safeParse(birth, text).success).toBe(false);
});

test('the example of a date to come is a date to come', () => {
  const newYear = new Date('2026-12-31T19:00:00Z');
  expect(exampleYear('due', newYear)).toBe(2028);
  expect(exampleYear('birth', newYear)).toBe(2008);
});
