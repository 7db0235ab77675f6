// What a password being chosen must have: enough of its owner's own beside what others can guess. A form asks the rule without the
// words that only the server knows; the server asks it with them, and decides (server/auth/guessable-passwords.ts).
import * as z from 'zod/mini';
import { accent } from '#shared/kit/text/text-key.ts';

/** The token of an invite link, whole. */
export const inviteTokenPattern = /^[\w-]{43}$/;
export const minPasswordLength = 8;
export const maxPasswordLength = 128;
/** Letters above all: see `ownPart`. */
const leastOwn = 8;
const leastDifferent = 5;
/** Letters of one word or two, of which lists have all shorter ones: a number of its own counts like three letters a digit. */
const leastOfTwo = 16;
/** A sign that stands for 'and' or 'at' makes one saying of two words. */
const leastOfSaying = 24;
/** So many words are a sentence of one's own, though others know some of them. */
const leastOfSentence = 5;
const digitWorth = 3;
const mostDigits = 2;
/** Pairs of letters that words rarely have: each sixth letter begins one in what no mouth can say. */
const rarePair =
  /(?=a[aq]|b[cdfgjkmnpqtvwxz]|c[bdfgjmnpqvwxz]|d[bcfjkpqtvwxz]|ej|f[bcdghjkmnpqsvwxz]|g[bcdfjkmpqtvwxz]|h[bcdfghjkpqsvwxz]|i[hijquwy]|j[bcdfghj-np-tv-z]|k[bcdfgjkmpqrtvwxz]|l[ghjnqrwxz]|m[cdfghjklnqrtvwxz]|n[bhmpqrwxz]|o[jqxz]|p[bcdfgjkmnqvwxz]|q[a-tv-z]|r[hjqwxz]|s[bdfgjvxz]|t[bdfgjkpqvxz]|u[hjkoqu-z]|v[bcdfghj-np-z]|w[bcdfgj-mpqt-z]|x[b-hj-oqrsu-z]|y[bcfghjkpqrt-z]|z[bcdfghj-z])/g;
const isSaid = (word: string) => (word.match(rarePair)?.length ?? 0) * 6 < word.length;
/** They make no word more of a sentence. */
const filler = /^(?:i|a|am|an|and|are|for|in|is|it|me|my|n|of|on|or|the|to|we|you)$/;
/** Where there are no letters: eight digits are tried in an hour. */
const leastDigits = 12;

export const guessableSentence =
  'This password is easy to guess. Use three or four words that do not belong together, without names, phone numbers and dates.';

/** Signs, and letters of other alphabets, that are typed in place of Latin letters; a 1 is also an l. */
const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  ...Object.fromEntries(
    Array.from('аеорсухіјѕкмтвнαεορυνικτ', (letter, place) => [
      letter,
      'aeopcyxijskmtbhaeopuvikt'.charAt(place),
    ]),
  ),
};

export const backwards = (text: string) => Array.from(text).toReversed().join('');

/** What hands type along a row, an alphabet or a keyboard. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '02468',
  '13579',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'plmoknijbuhvygctfxrdzeswaq',
  'plokmijnuhbygvtfcrdxesz',
].flatMap((run) => [run, backwards(run)]);
const shortestRun = 4;

/** '12121212' is '12', and 'abcabca' is 'abc'. */
function withoutRepetition(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  return text;
}

function withoutRuns(text: string): string {
  let rest = '';
  for (let from = 0; from < text.length; ) {
    let to = from + shortestRun;
    while (to <= text.length && runs.some((run) => run.includes(text.slice(from, to)))) to += 1;
    const isRun = to > from + shortestRun;
    rest += isRun ? ' ' : text[from];
    from = isRun ? to - 1 : from + 1;
  }
  return rest;
}

const foldedWith = (one: string, text: string) =>
  Array.from(text, (sign) => (/[1!]/.test(sign) ? one : (lookAlikes[sign] ?? sign))).join('');

/** As it is typed, and with the letters that its signs stand for. */
const readings = (text: string) => [text, foldedWith('i', text), foldedWith('l', text)];

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '');

/** A year, or six or eight digits of a date. */
const isDate = (digits: string) => /^(19|20)\d\d$|^\d{6}$|^\d{8}$/.test(digits);

/** In place of a part of a word that others know: what is left of it is one word still. */
const gone = '\0';

/**
 * What is left when what others know is taken out, and each word but once: 'dhoni07dhoni' is one word. What stands at both ends
 * is cut, but not in a text of three words, which is no name with a year.
 */
function ownPart(text: string, known: readonly string[]) {
  const rest = withoutRuns(known.reduce((left, word) => left.replaceAll(word, gone), text)).replace(
    /\d+/g,
    (digits) => (isDate(digits) ? ' ' : digits),
  );
  const parts = rest.match(/[\p{L}\p{M}\0]+/gu) ?? [];
  // What is left of 'other' without 'the' is no 'or'.
  const left = parts.filter((part) => !filler.test(part)).map((part) => part.replaceAll(gone, ''));
  const words = new Set(left.filter(Boolean));
  const own = rest.replaceAll(gone, ' ').replace(/ +/g, ' ');
  const part = words.size > 2 ? own : words.size < 2 ? [...words].join('') : withoutEnds(own);
  return {
    own: part,
    words: [...words],
    isSentence: parts.length >= leastOfSentence,
    digits: own.replace(/\D/g, '').length,
  };
}

const firstLetter = (text: string) => text.search(/[\p{L}\p{M}]/u);
const endOfLetters = (text: string) => text.length - firstLetter(backwards(text));
const withoutEnds = (text: string) => text.slice(firstLetter(text), endOfLetters(text));

/** The letters without the digits and signs around them, and with those that may stand for letters: 'krishn@' of 'krishn@108'. */
function cores(text: string): string[] {
  const [from, to] = [firstLetter(text), endOfLetters(text)];
  const cut = [0, 1, 2].flatMap((before) =>
    [0, 1, 2].map((after) => text.slice(Math.max(0, from - before), to + after)),
  );
  return cut.flatMap(readings).map(lettersOf);
}

/**
 * Whether others can guess the password.
 * @param known words in lower case about its owner and the place, longest first
 * @param isListed whether many people use this word, in lower case, as their password
 */
export function isGuessable(
  password: string,
  known: readonly string[] = [],
  isListed: (word: string) => boolean = () => false,
): boolean {
  const whole = password.normalize('NFKD').replace(accent, '').normalize('NFC').toLowerCase();
  const joined = password.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
  const text = withoutRepetition(whole);
  if (!/\p{L}/u.test(text)) {
    const digits = known.reduce((left, word) => left.replaceAll(word, ''), text.replace(/\D/g, ''));
    const own = withoutRuns(digits).replace(/\D/g, '');
    return own.length < leastDigits || new Set(own).size < leastDifferent;
  }
  const isSaying = /[&@+]/.test(text);
  const digits = isSaying ? 0 : Math.min(mostDigits, ownPart(text, known).digits);
  const isTooLittle = (reading: string) => {
    const { own, words, isSentence } = ownPart(reading, known);
    const letters = lettersOf(reading);
    const areKnown = ownPart(letters, known).own.length < Math.min(leastOwn / 2, letters.length);
    const count = words.length + joined;
    const said = words.join('').length;
    const worth = said + (count > 1 ? digitWorth * digits : 0);
    const isShort = !isSentence && worth < (isSaying ? leastOfSaying : leastOfTwo) && /[a-z]/.test(own);
    const areFew = isShort && count < 3 && words.some((word) => word.length * 2 >= said && isSaid(word));
    return own.length < leastOwn || new Set(own).size < leastDifferent || areKnown || areFew;
  };
  return readings(text).some(isTooLittle) || new Set([whole, text, ...cores(text)]).values().some(isListed);
}

export const newPasswordSchema = z.string('Password is required').check(
  z.minLength(minPasswordLength, { error: `Use at least ${minPasswordLength} characters`, abort: true }),
  z.maxLength(maxPasswordLength, { error: `Use at most ${maxPasswordLength} characters`, abort: true }),
  z.refine((password) => !isGuessable(password), guessableSentence),
);
