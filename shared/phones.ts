// Phone numbers as the portals keep them: '+91' and ten digits for India, other numbers as typed with '+'.
import * as z from 'zod/mini';
import { anyText, requiredText } from './text.ts';

const shortened = /^[\d.,]+e\+?\d+$/i;
const written = /^\+?[\d\s()./-]*$/;
/** Without the direction marks that copies from a contact list contain. */
const plainText = (typed: string) => typed.replace(/\p{Cf}/gu, '').trim();

/**
 * Reads a number in any usual spelling: '98480 22338', '098480-22338', '+91-98480-22338', '919848022338'.
 * @returns '+919848022338', a foreign number as typed, or undefined where it is no phone number
 */
export function readPhone(typed: string): string | undefined {
  const text = plainText(typed);
  if (!written.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const isForeign = text.startsWith('+') && !digits.startsWith('91');
  if (isForeign) return /^[1-9]\d{6,14}$/.test(digits) ? text : undefined;
  const [, number] = /^(?:0?91)?0?([1-9]\d{9})$/.exec(digits) ?? [];
  return number && `+91${number}`;
}

const abort = true;
const isPhone = [
  z.refine<string>((text) => !shortened.test(text), {
    error: 'A spreadsheet has shortened this number. Type all its digits.',
    abort,
  }),
  z.refine<string>((text) => written.test(plainText(text)), {
    error: 'Type one phone number, without words or an extension',
    abort,
  }),
  z.refine<string>((text) => text === '' || readPhone(text) !== undefined, {
    error: 'A phone number has ten digits, or + with the country code before it',
    abort,
  }),
  z.overwrite<string>((text) => readPhone(text) ?? text),
] as const;

/** A phone number or ''. */
export function phoneNumber() {
  return anyText(40).check(...isPhone);
}

/** @param message the error where none is given */
export function requiredPhone(message: string) {
  return requiredText(message, 40).check(...isPhone);
}

/**
 * A number written with exactly ten digits, in any grouping (product §5).
 * @param message the error where none is given
 * @param notTen the error for anything else
 */
export function tenDigitPhone(message: string, notTen: string) {
  return requiredText(message, 40, { tooLong: notTen }).check(
    z.refine((text) => written.test(plainText(text)) && plainText(text).replace(/\D/g, '').length === 10, {
      error: notTen,
      abort,
    }),
    z.overwrite((text) => readPhone(text) ?? plainText(text)),
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
