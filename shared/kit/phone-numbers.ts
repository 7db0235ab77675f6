// How phone numbers are read and shown: '+91' and ten digits for India, other numbers as typed with '+'.

/** What a phone number is written with. */
export const written = /^\+?[\d\s()./-]*$/;
/** Without the direction marks that copies from a contact list contain. */
export const plainText = (typed: string) => typed.replace(/\p{Cf}/gu, '').trim();

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

/** A part of a text; with `link` it is a phone number. `at` is its place, different for each. */
interface TextPiece {
  at: number;
  text: string;
  link?: string;
}

/** Splits a text so that each phone number in it can be called. Figures of fewer than ten digits are none. */
export function phonePieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(/(?<!\d)\+?\d(?:[ -]?\d){9,12}(?!\d)/g)) {
    const link = telLink(number);
    if (!link) continue;
    if (index > end) pieces.push({ at: end, text: text.slice(end, index) });
    pieces.push({ at: index, text: number, link });
    end = index + number.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) });
  return pieces;
}
