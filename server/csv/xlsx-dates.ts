// Excel stores a day as a number; only the style of its cell says that it is one.
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import { attribute, bodyOf, tagsOf } from './xml-tags.ts';

/** The formats of dates that need no entry in the styles. */
const builtIn = new Set([14, 15, 16, 17, 22]);

/** @param styles the file xl/styles.xml @returns whether the style of that number shows a date */
export function dateStyles(styles: string): (style: number) => boolean {
  const own = new Map(
    tagsOf(styles, 'numFmt').map(({ head }) => [
      Number(attribute(head, 'numFmtId')),
      attribute(head, 'formatCode'),
    ]),
  );
  const formats = tagsOf(bodyOf(styles, 'cellXfs'), 'xf').map(({ head }) =>
    Number(attribute(head, 'numFmtId')),
  );
  return (style) => {
    const format = formats[style] ?? 0;
    // Quoted words and colours in brackets may contain any letter.
    const code = own.get(format)?.replace(/&quot;.*?&quot;|\[[^[\]]*\]|\\./g, '') ?? '';
    return builtIn.has(format) || (/[dy]/i.test(code) && !/general/i.test(code));
  };
}

/** @returns 'YYYY-MM-DD' */
export function cellDate(serial: number, is1904: boolean): string {
  if (!Number.isFinite(serial)) return '';
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const day = new Date(start + Math.floor(serial) * dayMilliseconds);
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
}
