// Phone numbers as the portals keep them: '+91' and ten digits for India, other numbers as typed with '+'.
import * as z from 'zod/mini';
import { plainText, readPhone, written } from './phone-numbers.ts';
import { anyText, requiredText } from './text/text.ts';

const shortened = /^[\d.,]+e\+?\d+$/i;
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
