// Periods and holidays as lines of text, which are quicker to type and to paste than a form for each.
import type { Holiday } from '#shared/academic-years.ts';
import type { Period } from '#shared/day-plan.ts';

export const periodLines = (periods: readonly Period[]) =>
  periods.map(({ from, to }) => `${from}–${to}`).join('\n');
export const holidayLines = (holidays: readonly Holiday[]) =>
  holidays.map(({ date, name }) => `${date} ${name}`).join('\n');

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

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

/** @returns the holidays, or the sentence that names the line that cannot be read */
export function readHolidays(text: string): Holiday[] | string {
  const holidays: Holiday[] = [];
  for (const line of linesOf(text)) {
    const [, year, month, day, name] = /^(\d{4})-(\d\d)-(\d\d)\s+(.+)$/.exec(line) ?? [];
    const [, dayFirst, monthSecond, yearLast, called] =
      /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s+(.+)$/.exec(line) ?? [];
    if (name) holidays.push({ date: `${year}-${month}-${day}`, name });
    else if (called)
      holidays.push({
        date: `${yearLast}-${monthSecond?.padStart(2, '0')}-${dayFirst?.padStart(2, '0')}`,
        name: called,
      });
    else return `‘${line}’ is not a holiday: write it like 2026-10-02 Gandhi Jayanti.`;
  }
  return holidays;
}
