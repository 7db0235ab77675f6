// How two texts are the same, whoever typed them on whatever keyboard: for searches, imports and questions about doubles.
// PostgreSQL has the same rule as a function of its own (server/db/driver/text-functions.ts).

import { withDigits, withoutOwnDigits } from './digits.ts';

/** O'Brien is typed with any of them; some keyboards have a prime, an accent or a letter of their own in its place. */
export const quotationMark = /[\p{Quotation_Mark}`´ʹʺʻʼʽˈˊˋ՚׳‵′″‴]/gu;
export const dash = /\p{Dash}/gu;
/** Characters that take no place: joiners, direction marks, fillers, variation selectors. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/**
 * Accents of Latin, Greek and Cyrillic letters, vowels of Arabic ones, and the dot below of Indian ones. The vowel signs of
 * Telugu stay, though they are combining marks too: without them different words would become equal.
 */
export const accent = /[\u0300-\u036f\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu;
/** Latin letters with a stroke, Arabic ones on another country's keyboard, and what is typed for them. */
export const otherLetters = { from: 'øłđðħŧŋıيكه', to: 'olddhtniیکہ' };
/** Those for which two letters are typed, in turn. */
export const doubleLetters = { from: 'æœßþ', to: 'aeoessth' };
const otherLetter = new RegExp(`[${otherLetters.from}${doubleLetters.from}]`, 'g');
const typedFor = new Map([
  ...Array.from(otherLetters.from, (letter, at) => [letter, otherLetters.to.charAt(at)] as const),
  ...Array.from(
    doubleLetters.from,
    (letter, at) => [letter, doubleLetters.to.slice(2 * at, 2 * at + 2)] as const,
  ),
]);

/**
 * The same for all spellings of a text: 'O’BRIEN', 'O'Brien'; 'Tuition  fee', 'tuition fee'; 'S. V. Rao', 'SV Rao'. For
 * comparing and searching; it is neither shown nor a key that must be unique.
 */
export function textKey(text: string): string {
  return withoutOwnDigits(text)
    .replace(quotationMark, '')
    .replace(dash, '-')
    .normalize('NFKD')
    .replace(accent, '')
    .replace(invisible, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(otherLetter, (letter) => typedFor.get(letter) ?? letter)
    .replace(/(?<![0-9])\./g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=(?:^| )[a-z]) (?=[a-z](?: |$))/g, '');
}

/** Its letters and figures alone: 'Tuition fee (first year)' has those of 'Tuition fee, first year'. */
export const lettersOf = (text: string) => textKey(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The words of a search; a text that is found has each of them in its `textKey`. */
export function wordsToFind(q: string | undefined): string[] {
  return textKey(q ?? '')
    .split(' ')
    .filter(Boolean);
}

/**
 * A number, code, email or log-in name with nothing in it that is not seen, and one kind of hyphen: what looks the same is the
 * same. Without the apostrophe by which a spreadsheet knows that a number is text.
 */
export function plainCode(text: string): string {
  const visible = withDigits(text).replace(invisible, '').replace(dash, '-').replace(/\s+/g, ' ');
  return visible.trim().replace(/^['’]/, '');
}

/** The same for all spellings of a number, code, email or log-in name that name the same record. */
export const codeKey = (code: string): string => plainCode(code).toLowerCase();
