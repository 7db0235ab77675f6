// How phone numbers are read and shown: '+91' and ten digits for India, other numbers as typed with '+'.
import { plainCode } from '#shared/kit/text/text-key.ts';

/** What a phone number is written with. */
export const written = /^\+?[\d\s()./-]*$/;

/**
 * Reads a number in any usual spelling: '98480 22338', '098480-22338', '+91-98480-22338', '919848022338'.
 * @returns '+919848022338', a foreign number as typed, or undefined where it is no phone number
 */
export function readPhone(typed: string): string | undefined {
  const text = plainCode(typed);
  if (!written.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const isForeign = text.startsWith('+') && !digits.startsWith('91');
  if (isForeign) return /^[1-9]\d{6,14}$/.test(digits) ? text : undefined;
  const [, number] = /^(?:0?91)?0?([1-9]\d{9})$/.exec(digits) ?? [];
  return number && `+91${number}`;
}

/** The address that calls the number; undefined where the stored text is no phone number. */
export function telLink(phone: string): string | undefined {
  const number = readPhone(phone);
  return number && `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** The number as WhatsApp's links have it: country code and digits. Text that is no phone number gives ''. */
export const whatsappNumber = (phone: string): string => (readPhone(phone) ?? '').replace(/\D/g, '');

/** '+919848022338' → '+91 98480 22338' */
export const shownPhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
