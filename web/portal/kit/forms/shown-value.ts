import { type FormField, fieldKey } from '#shared/kit/fields/fields.ts';
import { capitalised, formatDate, formatRupees, parseNumber } from '#shared/kit/format.ts';
import { readPhone, shownPhone } from '#shared/kit/phones/phone-numbers.ts';
import { say } from '#shared/kit/text/say.ts';

/** A stored or typed value as the screens format it: First, 5 Jan 2026, ₹ 1,20,000, and — for an empty one. */
export function shownValue(value: unknown, field?: FormField): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return say(value ? 'Yes' : 'No');
  if (Array.isArray(value)) return value.map((part) => shownValue(part, field)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => `${fieldInWords(key)}: ${shownValue(part)}`)
      .join(', ');
  const text = `${value as string | number}`; // the remaining types of JSON
  if (field?.choices) return say(field.choiceLabels?.[text] ?? text);
  if (field?.control === 'tel') return shownPhone(readPhone(text) ?? text);
  if (field?.control === 'rupees')
    return Number.isNaN(parseNumber(text)) ? text : formatRupees(parseNumber(text));
  return formatDate(text);
}

/** 'contactInfo.phone' → 'Phone', for a path without a field in the table. */
export function fieldInWords(field: string): string {
  const words = fieldKey(field)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return capitalised(words);
}
