// Days as people write them, and which days a date can have by what it means: one rule for forms, calls and imports.

import { withDigits } from '#shared/kit/text/digits.ts';
import { say } from '#shared/kit/text/say.ts';
import { counted, formatDate, indiaDate } from './format.ts';

/**
 * The first day, and how many years after today the last one is: 0 is today, 10 is the end of the tenth year. What cannot be
 * in the future by the college's clock is refused by server/rules/teaching/days-to-come.ts.
 */
const limits = {
  // Spreadsheets make 1900 out of an empty cell.
  birth: ['1920-01-01', 0],
  joining: ['1950-01-01', 2],
  /** Since when a status holds. */
  status: ['1990-01-01', 2],
  /** When a teacher left, after which nothing is open to the teacher. */
  left: ['1990-01-01', 0],
  paid: ['2000-01-01', 1],
  due: ['2000-01-01', 10],
  /** A class or an examination, planned or over. */
  held: ['1990-01-01', 10],
  /** Of the calendar, the gallery and the events page: the college remembers its founding. */
  event: ['1950-01-01', 10],
  /** From when or until when something is shown, open or taught. */
  validity: ['2000-01-01', 10],
  /** When a fact was compared with its source. */
  checked: ['2000-01-01', 1],
  followUp: ['2000-01-01', 2],
  /** A list is searched by it: nothing is saved. */
  search: ['1900-01-01', 20],
} as const satisfies Record<string, readonly [first: string, yearsAhead: number]>;
export type DayMeaning = keyof typeof limits;

/** The college's clock: the server's own, in a browser what the answers of the server tell (web/api/college-clock.ts). */
let clock = () => new Date();
export function setDayClock(collegeClock: typeof clock): void {
  clock = collegeClock;
}

/** The first and the last day that a date of that meaning can have. */
export function daysOf(meaning: DayMeaning, now = clock()): { first: string; last: string } {
  const [first, yearsAhead] = limits[meaning];
  const today = indiaDate(now);
  return { first, last: yearsAhead === 0 ? today : `${Number(today.slice(0, 4)) + yearsAhead}-12-31` };
}

/** Whose days mostly lie ahead. */
const daysToCome = new Set<DayMeaning>(['due', 'held', 'event', 'validity', 'followUp']);

/** The year of the example beside an empty field. */
export const exampleYear = (meaning: DayMeaning, now = clock()): number =>
  daysToCome.has(meaning) ? Number(indiaDate(now).slice(0, 4)) + 1 : 2008;

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** What may stand between the parts: hyphens and dashes of any kind, '/', '.', ',', an apostrophe before '08. */
const between = /^[\p{Pd}\u2212/\\.,'’\s]*$/u;
/** Spreadsheets write days as instants. */
const midnight = /(?:[T ]0?0:00(?::00(?:\.0+)?)?(?:Z|\+05:?30)?| 12:00(?::00)? ?am)$/i;
const ordinals = new Set(['st', 'nd', 'rd', 'th']);

/** Which of two numbers comes first; in a column both may be there. */
export type DayOrder = 'day' | 'month' | 'both';

const twoNumbers = /^\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(?:\d{4}|\d\d)(?!\d)/;

/** The order in the days of a column: a number above twelve is no month. Without one the day comes first, as in India. */
export function orderOfDays(cells: readonly string[]): DayOrder {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = twoNumbers.exec(cell) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  const hasDayFirst = pairs.some(([first]) => first > 12);
  const hasMonthFirst = pairs.some(([, second]) => second > 12);
  if (hasMonthFirst) return hasDayFirst ? 'both' : 'month';
  return 'day';
}

/** The day that is meant where day and month of `day` are taken for each other; undefined where they cannot be. @param typed as it stands in the file */
export function otherDay(day: string, typed: string): string | undefined {
  const [year = '', month = '', date = ''] = day.split('-');
  const isOpen = twoNumbers.test(typed) || typed === day;
  return isOpen && Number(date) <= 12 && date !== month ? `${year}-${date}-${month}` : undefined;
}

/**
 * Reads a day, the day before the month: 5/8/2008, 5-8-08, 05082008, 5 Aug 2008, 14-Apr-07, Aug 5, 2008 and 2008/08/05 are read.
 * A year of two digits is the last one that the meaning allows: a birth in 08 is of 2008, one in 75 of 1975.
 * @param order 'month' where 8/5/2008 is the fifth of August
 * @returns 'YYYY-MM-DD'; undefined for other text and for a day that no calendar has
 */
export function readDay(
  text: string,
  meaning: DayMeaning = 'search',
  order: Exclude<DayOrder, 'both'> = 'day',
): string | undefined {
  // Days that are copied out of a dialog of Windows have invisible marks of direction.
  const plain = withDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(midnight, '')
    .toLowerCase();
  if (!between.test(plain.replace(/\d+|\p{L}+/gu, ''))) return undefined;
  const words = plain.match(/\d+|\p{L}+/gu) ?? [];
  const parts = words.filter(
    (word, index) => !ordinals.has(word) && !(index === 0 && isNameOf(weekdayNames, word)),
  );
  const swapped =
    order === 'month' && twoNumbers.test(plain) ? [parts[1] ?? '', parts[0] ?? '', ...parts.slice(2)] : parts;
  const [day, month, year] = partsOfDay(swapped);
  if (!day || !month || !year || !/^\d\d?$/.test(day)) return undefined;
  const number = /^\d\d?$/.test(month) ? month : String(numberOf(monthNames, month));
  const rest = `-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (/^\d{4}$/.test(year)) return isDay(year + rest) ? year + rest : undefined;
  if (!/^\d\d$/.test(year)) return undefined;
  const { last } = daysOf(meaning);
  const centuries = [Number(last.slice(0, 2)), Number(last.slice(0, 2)) - 1];
  return centuries.map((century) => `${century}${year}${rest}`).find((day) => isDay(day) && day <= last);
}

/** 05082008 and 20080805 cannot be mistaken for each other: no month is the 19th or the 20th. */
function partsOfDay(parts: readonly string[]): readonly (string | undefined)[] {
  const [first = '', second, third] = parts;
  const digits = parts.length === 1 && /^\d{8}$/.test(first) ? first : '';
  if (digits && /^(19|20)/.test(digits.slice(4)))
    return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (digits) return [digits.slice(6), digits.slice(4, 6), digits.slice(0, 4)];
  if (parts.length !== 3) return [];
  if (first.length === 4) return [third, second, first];
  return /^\d/.test(first) ? [first, second, third] : [second, first, third];
}

/** 'aug', 'sept' and 'august' are the eighth and ninth month; 0 for no month. */
function numberOf(names: readonly string[], word: string): number {
  return word.length < 3 ? 0 : names.findIndex((name) => name.toLowerCase().startsWith(word)) + 1;
}

const isNameOf = (names: readonly string[], word: string) => numberOf(names, word) > 0;

/** Whether the calendar has the day: Date.parse turns 31 February into a day in March. */
function isDay(iso: string): boolean {
  const time = Date.parse(iso);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

/** '2008-08-05' → '5 August 2008, 18 years' for a birth, otherwise '5 August 2008, Tuesday'. */
export function dayInWords(iso: string, meaning: DayMeaning, now = clock()): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const words = `${day} ${say(monthNames[month - 1])} ${year}`;
  if (meaning !== 'birth') return `${words}, ${say(weekdayNames[new Date(iso).getUTCDay()])}`;
  const today = indiaDate(now);
  const age = Number(today.slice(0, 4)) - year - (today.slice(5) < iso.slice(5) ? 1 : 0);
  return `${words}, ${counted(age, 'year')}`;
}

/** '' where the date can have the day. */
export function whyNotOn(day: string, meaning: DayMeaning): string {
  const { first, last } = daysOf(meaning);
  if (day < first) return `${formatDate(day)} is too early: the first possible day is ${formatDate(first)}`;
  return day > last ? `${formatDate(day)} is too late: the last possible day is ${formatDate(last)}` : '';
}
