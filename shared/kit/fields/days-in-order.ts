// Days of one record that follow from each other, whatever each of them may be alone.
import { daysOf } from '#shared/kit/days.ts';
import { formatDate, indiaDay } from '#shared/kit/format.ts';
import { valueAt } from './field-values.ts';
import type { Fields } from './fields.ts';

const youngest = 10;

/** The last day of a year; '' of a birth that is not known: a form gives it the day of its entry (product §5). */
function dayAt(path: string, record: object): string {
  const value = valueAt(record, path);
  if (typeof value !== 'string') return '';
  const day = value.length === 4 ? `${value}-12-31` : value.includes('T') ? indiaDay(value) : value;
  return path.endsWith('dob') ? knownBirth(day) : day;
}

/** @param day '' where there is none */
export const knownBirth = (day: string) =>
  Number(day.slice(0, 4)) > Number(daysOf('birth').last.slice(0, 4)) - youngest ? '' : day;

/**
 * The sentences of the days that are before the one that `notBefore` of their field names, by the path of the field.
 * @param before as it is stored: what is wrong there already holds up no other save
 */
export function daysOutOfOrder(
  fields: Fields,
  record: object,
  before: object | undefined,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const [path, { notBefore, label }] of Object.entries(fields)) {
    if (!notBefore) continue;
    const isNew = [path, notBefore].some((one) => valueAt(record, one) !== valueAt(before, one));
    const [first, day] = [dayAt(notBefore, record), dayAt(path, record)];
    const other = fields[notBefore]?.label;
    if (isNew && first && day && day < first)
      wrong[path] = `‘${label}’ cannot be before ‘${other}’, ${formatDate(first)}`;
  }
  return wrong;
}
