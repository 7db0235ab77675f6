// A day as certificates have it, in figures and in words, so that it cannot be altered: '14-04-2007', 'Fourteenth April two thousand seven'.
import { monthNames } from '#shared/kit/days.ts';
import { capitalised } from '#shared/kit/format.ts';
import { countInWords } from '#shared/money/rupees-in-words.ts';

/** Those that are not the number with 'th'. */
const ordinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
  twenty: 'twentieth',
  thirty: 'thirtieth',
};

/** @param day 'YYYY-MM-DD' */
export function dayWrittenOut(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const words = countInWords(date).split('-');
  const last = words.pop() ?? '';
  const ordinal = [...words, ordinals[last] ?? `${last}th`].join('-');
  return `${capitalised(ordinal)} ${monthNames[month - 1]} ${countInWords(year)}`;
}

/** '2007-04-14' → '14-04-2007' */
export const dayInFigures = (day: string) => day.split('-').toReversed().join('-');
