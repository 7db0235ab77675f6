// The formats of dates, times and money on all pages: 5 Jan 2026 · 9:30 AM · ₹ 1,20,000. The time zone is India's.

import { withDigits } from './text/digits.ts';
import { type DateWords, spokenDates } from './text/say.ts';

export const englishDates: DateWords = {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  time: (clock, hour) => `${clock} ${hour < 12 ? 'AM' : 'PM'}`,
};
/** As the portal speaks, and everywhere else in English. */
const usual = () => spokenDates() ?? englishDates;
/** India's clocks have been five and a half hours before UTC since 1945. A formatter of the platform took 6 ms of a fast computer at each start of a portal. */
const indiaOffset = 5.5 * 60 * 60_000;
let indianNumber: Intl.NumberFormat | undefined;

/** The calendar date in India at that instant, as 'YYYY-MM-DD'. */
export const indiaDate = (now: Date): string => indiaClock(now).slice(0, 10);

/** The time in India at that instant, as 'HH:MM'. */
export const indiaTime = (now: Date): string => indiaClock(now).slice(11, 16);

const indiaClock = (now: Date) => new Date(now.getTime() + indiaOffset).toISOString();

/** The calendar date in India of a stored instant, for date fields and CSV files; '' for none. */
export const indiaDay = (instant: string | null | undefined) => (instant ? indiaDate(new Date(instant)) : '');

/** '2026-01-05' → '5 Jan 2026'. An instant ('2026-01-05T20:00:00Z') gives its date in India. Any other text is returned unchanged. */
export function formatDate(iso: string, { months } = usual()): string {
  const date = isInstant(iso) ? indiaDate(new Date(iso)) : iso;
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const monthName = months.split(' ')[Number(month) - 1];
  return monthName ? `${Number(day)} ${monthName} ${year}` : iso;
}

/** '2026-01-05' → '5 Jan', where the year is plain. */
export const formatDayAndMonth = (iso: string): string => formatDate(iso).replace(/ \d{4}$/, '');

const wholes =
  /\d{1,2} (?:[A-Z][a-z]{2,8}|[\u0c00-\u0c7f]+) \d{4}|₹ [\d,]+|(?<![\d.])[\d.]+ %|\+91 \d{5} \d{5}/g;

/** The same text, in which no line breaks within a date, an amount of money, a percentage or a phone number. */
export const withoutBreaks = (text: string) => text.replace(wholes, (part) => part.replaceAll(' ', '\u00a0'));

/** '09:30' → '9:30 AM'. An instant gives its time in India. Any other text is returned unchanged. */
export function formatTime(iso: string, words = usual()): string {
  const time = isInstant(iso) ? indiaTime(new Date(iso)) : iso;
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(time) ?? [];
  if (!hour) return iso;
  return words.time(`${Number(hour) % 12 || 12}:${minute}`, Number(hour));
}

/** An instant → '5 Jan 2026, 9:30 AM' */
export const formatMoment = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;

/** 120000 → '1,20,000' */
export function formatCount(count: number): string {
  indianNumber ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, signDisplay: 'negative' });
  return indianNumber.format(count);
}

/** 1 → '1 fee', 1200 → '1,200 fees'. The words may go on: counted(2, 'student owes', 'students owe'). */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** 120000 → '₹ 1,20,000': whole rupees, grouped the Indian way. */
export function formatRupees(amount: number): string {
  return amount < 0 ? `− ₹ ${formatCount(-amount)}` : `₹ ${formatCount(amount)}`;
}

/** In groups of two or three digits, of which the last has three: '1,2' may be one and two tenths. */
const typedNumber =
  /^['’]?(?:₹|rs\.?|inr)? ?([+-]?(?:\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}|\d*)(?:\.\d*)?) ?(?:\/-)?$/i;

/** '₹ 1,20,000', 'Rs. 120000.00' and '1,20,000/-' → 120000, in forms and in files. NaN for text that is no number as people write them, 0 for '-0'. */
export function parseNumber(text: string): number {
  const [, number = ''] = typedNumber.exec(withDigits(text).replace(/\s+/g, ' ').trim()) ?? [];
  return /\d/.test(number) ? Number(number.replace(/[, ]/g, '')) + 0 : Number.NaN;
}

const isInstant = (iso: string): boolean => /^\d{4}-\d\d-\d\dT/.test(iso) && !Number.isNaN(Date.parse(iso));

/** 'exam session' → 'Exam session' */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
