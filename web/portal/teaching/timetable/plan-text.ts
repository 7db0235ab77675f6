// Periods as lines of text, which are quicker to type and to paste than a form for each.

import { linesOf } from '#shared/kit/text/lines.ts';
import type { Period } from '#shared/teaching/day-plan.ts';

export const periodLines = (periods: readonly Period[]) =>
  periods.map(({ from, to }) => `${from}–${to}`).join('\n');

const withZero = (time: string) => time.padStart(5, '0').replace('.', ':');

/** @returns the periods, or the sentence that names the line that cannot be read */
export function readPeriods(text: string): Period[] | string {
  const periods: Period[] = [];
  for (const line of linesOf(text)) {
    const [, from, to] = /^(\d{1,2}[:.]\d\d)\s*(?:-|–|to)\s*(\d{1,2}[:.]\d\d)$/.exec(line) ?? [];
    if (!from || !to) return `‘${line}’ is not a period: write it like 09:30–10:20.`;
    periods.push({ from: withZero(from), to: withZero(to) });
  }
  return periods;
}
