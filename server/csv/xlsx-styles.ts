// Excel stores a day as a number; only the style of its cell says that it is one.
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import type { XmlListener } from './read-xml.ts';

/** The formats of dates that need no entry in the styles. */
const builtIn = [14, 15, 16, 17, 22];
/** The longest that Excel allows. */
const longestFormat = 255;

/** Reads xl/styles.xml; each format is judged once, however many cells have it. */
export function dateStyles(): XmlListener & { isDate: (style: number) => boolean } {
  const dates = new Set(builtIn);
  const styles: boolean[] = [];
  let isInCells = false;
  return {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt' && showsDay(formatCode)) dates.add(Number(numFmtId));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(dates.has(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
    isDate: (style) => styles[style] ?? false,
  };
}

function showsDay(format: string): boolean {
  if (format.length > longestFormat) throw new RangeError('A format is too long');
  // Quoted words, colours in brackets and what follows a sign for itself may contain any letter. The sections after the first
  // are for negative numbers and texts.
  const code = format.replace(/"[^"]*"|\[[^[\]]*\]|[\\_*]./g, '').split(';', 1)[0] ?? '';
  return /[dy]|mmm/i.test(code) && !/general/i.test(code);
}

/** @returns 'YYYY-MM-DD'; what is not a day of Excel's calendar stays as it is, for the field to refuse */
export function cellDate(value: string, is1904: boolean): string {
  const serial = Number(value);
  if (!Number.isFinite(serial)) return value.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1');
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const day = new Date(start + Math.floor(serial) * dayMilliseconds);
  return day.getTime() < Date.UTC(1900, 2, 1) || !(day.getUTCFullYear() < 10_000)
    ? value
    : day.toISOString().slice(0, 10);
}
