// Phone numbers as the portals keep them: '+91' and ten digits for India, other numbers as typed with '+'.
import * as z from 'zod/mini';
import { anyCode, requiredCode, requiredText } from '#shared/kit/text/text.ts';
import { plainCode } from '#shared/kit/text/text-key.ts';
import { readPhone, written } from './phone-numbers.ts';

const abort = true;
const isPhone = [
  z.refine<string>((text) => written.test(text), {
    error: 'Type one phone number, without words or an extension',
    abort,
  }),
  z.refine<string>((text) => text === '' || readPhone(text) !== undefined, {
    error: 'A phone number has ten digits, or + with the country code before it',
    abort,
  }),
  z.overwrite<string>((text) => readPhone(text) ?? text),
] as const;

export const phoneNumber = () => anyCode(40).check(...isPhone);

/** @param message the error where none is given */
export const requiredPhone = (message: string) => requiredCode(message, 40).check(...isPhone);

/**
 * A number written with exactly ten digits, in any grouping (product §5).
 * @param message the error where none is given
 * @param notTen the error for anything else
 */
export function tenDigitPhone(message: string, notTen: string) {
  return requiredText(message, 40, { tooLong: notTen }).check(
    z.overwrite(plainCode),
    z.refine((text) => written.test(text) && text.replace(/\D/g, '').length === 10, {
      error: notTen,
      abort,
    }),
    z.overwrite((text) => readPhone(text) ?? text),
  );
}
