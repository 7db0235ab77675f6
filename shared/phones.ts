// Phone numbers as the portals keep them: '+91' and ten digits for India, other numbers as typed with '+'.
import * as z from 'zod/mini';
import { anyText } from './text.ts';

const shortened = /^[\d.,]+e\+?\d+$/i;
const written = /^\+?[\d\s()./-]*$/;

/**
 * Reads a number in any usual spelling: '98480 22338', '098480-22338', '+91-98480-22338', '919848022338'.
 * @returns '+919848022338', a foreign number as typed, or undefined where it is no phone number
 */
export function readPhone(typed: string): string | undefined {
  const text = typed.replace(/\p{Cf}/gu, '').trim();
  if (!written.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const isForeign = text.startsWith('+') && !digits.startsWith('91');
  if (isForeign) return /^[1-9]\d{6,14}$/.test(digits) ? text : undefined;
  const [, number] = /^(?:0?91)?0?([1-9]\d{9})$/.exec(digits) ?? [];
  return number && `+91${number}`;
}

/** A phone number or ''. */
export function phoneNumber() {
  const abort = true;
  return anyText(40).check(
    z.refine((text) => !shortened.test(text), {
      error: 'A spreadsheet has shortened this number. Type all its digits.',
      abort,
    }),
    z.refine((text) => written.test(text.replace(/\p{Cf}/gu, '').trim()), {
      error: 'Type one phone number, without words or an extension',
      abort,
    }),
    z.refine((text) => text === '' || readPhone(text) !== undefined, {
      error: 'A phone number has ten digits, or + with the country code before it',
      abort,
    }),
    z.overwrite((text) => readPhone(text) ?? text),
  );
}

/** The address that calls the number; undefined where the stored text is no phone number. */
export function telLink(phone: string): string | undefined {
  const number = readPhone(phone);
  return number && `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** The number as WhatsApp's links have it: country code and digits. Text that is no phone number gives ''. */
export function whatsappNumber(phone: string): string {
  return (readPhone(phone) ?? '').replace(/\D/g, '');
}

/** '+919848022338' → '+91 98480 22338' */
export function shownPhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
