// Rules for typed text, used by all forms and API inputs. zod/mini has no messages of its
// own, so each rule has one or takes one as a parameter. The first broken rule ends the check: one message per field.
import * as z from 'zod/mini';
import { isLongerThan } from './characters.ts';

export interface TextOptions {
  /** Line breaks and tabs are allowed, as in a textarea. */
  multiLine?: boolean;
  /** Replaces the default message that names the limit. */
  tooLong?: string;
}

const brokenText = 'Please remove the characters that cannot be shown';
// Noncharacters (U+FFFE) are not allowed in XML: the feed of notices would break.
const controlCharacter = /[\p{Cc}\p{NChar}\u2028\u2029]/u;
const controlCharacterInLines = /[^\P{Cc}\n\t]|\p{NChar}/u;
// Text of spaces and zero-width characters only counts as empty. Joiners inside Telugu words are kept.
const visibleCharacter = /[^\p{Cc}\p{Cf}\p{Z}]/u;

/**
 * They turn the direction of the text around them: a name would read otherwise on a screen than on paper. Phones paste
 * them around numbers, so they are taken out rather than refused.
 */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/** Any text, also an empty one: trimmed, well-formed, without control characters, at most `max` characters. */
export function anyText(max = 200, { multiLine = false, tooLong }: TextOptions = {}, notText = brokenText) {
  const forbidden = multiLine ? controlCharacterInLines : controlCharacter;
  return z.string(notText).check(
    z.overwrite((text) => text.replace(directions, '').replace(/\r\n?/g, '\n').trim()),
    z.refine((text) => text.isWellFormed() && !forbidden.test(text), { error: brokenText, abort: true }),
    z.refine((text) => !isLongerThan(text, max), {
      error: tooLong ?? `Please keep this to ${max} characters or fewer`,
      abort: true,
    }),
  );
}

/** Required text. `message` is the error for a missing, empty or blank value. */
export function requiredText(message: string, max = 200, options: TextOptions = {}) {
  return anyText(max, options, message).check(
    z.minLength(1, { error: message, abort: true }),
    z.refine((text) => visibleCharacter.test(text), { error: message, abort: true }),
  );
}

/** Optional text: missing or empty becomes ''. */
export function optionalText(max = 200, options: TextOptions = {}) {
  return z.optional(anyText(max, options));
}

/** A number or code that may be missing or empty, without invisible characters, so that values that look the same are the same. */
export function optionalCode(max: number) {
  return z.optional(anyText(max).check(z.overwrite(withoutFormatCharacters)));
}

/** An e-mail address of the usual shape, at most 254 characters (the longest that mail can carry). */
export function emailText(requiredMessage: string, invalidMessage: string) {
  return requiredText(requiredMessage, 254, { tooLong: invalidMessage }).check(
    z.regex(z.regexes.email, invalidMessage),
  );
}

const withoutFormatCharacters = (text: string) => text.replace(/\p{Cf}/gu, '').trim();

/**
 * At most 80 characters. A character may have several code units (a Telugu conjunct, an emoji), but only a limited number:
 * both names are in one index entry, and PostgreSQL allows at most 2,704 bytes for it.
 */
export const personName = (label: string) =>
  requiredText(`${label} is required`, 80).check(
    z.refine((name) => name.length <= 400, 'Please keep this to 80 characters or fewer'),
  );
