// Rules for typed text, used by all forms and API inputs. zod/mini has no messages of its
// own, so each rule has one or takes one as a parameter. The first broken rule ends the check: one message per field.
import * as z from 'zod/mini';
import { isBlank } from '#shared/kit/text/blank-text.ts';
import { isLongerThan } from './characters.ts';
import { plainCode } from './text-key.ts';

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
/** More signs on one letter than any script has: they would cover the lines above and below. */
const heaped = /\p{M}{9}/u;

/**
 * They turn the direction of the text around them: a name would read otherwise on a screen than on paper. Phones paste
 * them around numbers, so they are taken out rather than refused.
 */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Any text, also an empty one: trimmed, well-formed, without control characters, at most `max` characters. A text that shows
 * nothing is empty; joiners inside Telugu words are kept.
 */
export function anyText(max = 200, { multiLine = false, tooLong }: TextOptions = {}, notText = brokenText) {
  const forbidden = multiLine ? controlCharacterInLines : controlCharacter;
  return z.string(notText).check(
    z.overwrite((text) => (isBlank(text) ? '' : text.replace(directions, '').replace(/\r\n?/g, '\n').trim())),
    z.refine((text) => text.isWellFormed() && !forbidden.test(text) && !heaped.test(text), {
      error: brokenText,
      abort: true,
    }),
    z.refine((text) => !isLongerThan(text, max), {
      error: tooLong ?? `Please keep this to ${max} characters or fewer`,
      abort: true,
    }),
  );
}

/** Required text. `message` is the error for a missing, empty or blank value. */
export function requiredText(message: string, max = 200, options: TextOptions = {}) {
  return anyText(max, options, message).check(z.minLength(1, { error: message, abort: true }));
}

/** Optional text: missing or empty becomes ''. */
export const optionalText = (max = 200, options: TextOptions = {}) => z.optional(anyText(max, options));

/** '2.02301E+11', which a spreadsheet shows for a long number; '21E101' is a number of its own. */
const shortened = /^\d+(?:[.,]\d+\s?e[+-]?|\s?e\+)\d+$/i;
/** They look like Latin letters: a С of another keyboard would make a second VCP26011. */
const otherAlphabet = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** What a text needs to be a number or code: no invisible characters, so that values that look the same are the same. */
export const codeChecks = [
  z.overwrite<string>(plainCode),
  z.refine<string>((text) => !shortened.test(text), {
    error: 'A spreadsheet has shortened this number. Type all its digits.',
    abort: true,
  }),
  z.refine<string>((text) => !otherAlphabet.test(text), {
    error: 'A letter of this is of another alphabet. Type it again.',
    abort: true,
  }),
] as const;

/** A number or code; missing or empty becomes ''. */
export const anyCode = (max: number) => anyText(max).check(...codeChecks);

/** @param message the error for a missing, empty or blank value */
export function requiredCode(message: string, max: number, options: TextOptions = {}) {
  return requiredText(message, max, options).check(...codeChecks);
}

/** @param missing the error for what is no text */
export const matchingText = (pattern: RegExp, message: string, missing = message) =>
  z.string(missing).check(z.regex(pattern, message));

/** An email address of the usual shape, at most 254 characters (the longest that mail can carry). */
export function emailText(requiredMessage: string, invalidMessage: string) {
  return requiredCode(requiredMessage, 254, { tooLong: invalidMessage }).check(
    z.regex(z.regexes.email, invalidMessage),
  );
}

/** The name of a person, at most 80 characters. Papers have no pictures, and '.' is typed by who has no name to type. */
export const personName = (label: string) =>
  requiredText(`${label} is required`, 80).check(z.regex(/[\p{L}\p{N}]/u, `${label} needs a letter`));
