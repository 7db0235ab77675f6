import { formatDate, formatRupees, parseNumber } from '#shared/format.ts';
import { isYear, yearLabels } from '#shared/study-years.ts';

const money = new Set(['amount', 'paid']);

/**
 * A stored or typed value as the screens show it: First, 5 Jan 2026, ₹ 1,20,000, — for nothing.
 * @param field its name, or the path to it: 'personalInfo.dob'
 */
export function shownValue(value: unknown, field = ''): string {
  const name = field.split('.').at(-1) ?? '';
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((part) => shownValue(part, field)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => `${fieldInWords(key)}: ${shownValue(part, key)}`)
      .join(', ');
  const text = `${value as string | number}`; // all that is left of JSON
  if (name === 'year' && isYear(text)) return yearLabels[text];
  if (money.has(name)) return Number.isNaN(parseNumber(text)) ? text : formatRupees(parseNumber(text));
  // The only instants of a record are days of birth: midnight in UTC, whatever the zone.
  return formatDate(text.replace(/^(\d{4}-\d\d-\d\d)T.*Z$/, '$1'));
}

/** 'contactInfo.phone' → 'Phone', for fields that no form names. */
export function fieldInWords(field: string): string {
  const name = field.split('.').at(-1) ?? '';
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
