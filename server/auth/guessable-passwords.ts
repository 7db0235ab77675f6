// Which new passwords others can guess. What they know is taken out: words about the owner and the college, names and places of
// this country, years, rows of the keyboard, repetitions. Three parts of words and numbers must be left, or sixteen letters, or
// letters that no word has side by side (decision 021).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnWords } from '#server/db/account/accounts.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { ApiError } from '#server/errors.ts';
import type { Settings } from '#server/settings.ts';
import { accent } from '#shared/kit/text/text-key.ts';

export const guessableSentence =
  'This password is easy to guess. Use three or four words that do not belong together, without names, phone numbers and dates.';

const leastParts = 3;
/** Characters of one's own; each part after the first counts like two. */
const leastOwn = 16;
/** A sign that stands for 'and' or 'at' makes one saying of two words. */
const leastOfSaying = 24;
/** Of what chance made. */
const leastOfRandom = 8;
/** Of Telugu and other scripts, of which few passwords were leaked. */
const leastOfOtherScript = 12;
/** Where there are no letters: eight digits are tried in an hour. */
const leastDigits = 12;
const leastDifferent = 5;
/** A triple of letters is rare where fewer words of the list have it. */
const wordsOfTriple = 5;

/** Signs, and letters of other alphabets, that are typed in place of Latin letters; a 1 is also an l. */
const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
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

/** As it is typed, and with the letters that its signs stand for. */
const readingsOf = (text: string) => [
  text,
  ...['i', 'l'].map((one) =>
    text.replace(/[^a-z]/g, (sign) => (/[1!]/.test(sign) ? one : (lookAlikes[sign] ?? sign))),
  ),
];

const backwards = (text: string) => Array.from(text).toReversed().join('');

/** What hands type along a row, an alphabet or a keyboard, in pieces. */
const pieceOfRun = 5;
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '02468',
  '13579',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'a1b2c3d4e5f6',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'zaq12wsxcde34rfvbgt56yhn',
  'qazwsxedcrfvtgbyhnujmikolp',
  'plmoknijbuhvygctfxrdzeswaq',
  'plokmijnuhbygvtfcrdxesz',
]
  .flatMap((run) => [run, backwards(run)])
  .flatMap((run) => Array.from(run.slice(pieceOfRun - 1), (_, at) => run.slice(at, at + pieceOfRun)));

const published = new Set<string>(Object.values(demoAccounts).map(({ password }) => password));

const readWords = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/**
 * Sorted, a line each: words of leaked passwords, without the digits and signs around them, of English and of films and places,
 * from @zxcvbn-ts/language-common 4.1.3 and language-en 4.1.1 (MIT). Kept and searched as one string: a Set would take ten times
 * the memory.
 */
let list: string | undefined;
const words = () => (list ??= `\n${readWords('common-words.txt')}`);

/** Words of which passwords are made in India and at a college: they do not count, alone or as parts. */
let wordsHere: string[] | undefined;

/** @param word in lower case */
export const isCommonWord = (word: string): boolean =>
  published.has(word) || (!word.includes('\n') && words().includes(`\n${word}\n`));

const isRare = (triple: string) => words().split(triple, wordsOfTriple + 1).length <= wordsOfTriple;

/** Three and more than a quarter of its triples of letters are rare: no word is like that, and chance makes it so. */
function isUnspeakable(text: string): boolean {
  const triples = Array.from(text, (_, at) => text.slice(at, at + 3)).filter((part) =>
    /^[a-z]{3}$/.test(part),
  );
  return triples.filter(isRare).length > Math.max(2, triples.length / 4);
}

/** '12121212' is '12', and 'abcabca' is 'abc'. */
function withoutRepetition(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  return text;
}

/** Without the digits and signs at both ends. */
function core(text: string): string {
  const all = Array.from(text);
  const isLetter = (sign: string) => /\p{L}/u.test(sign);
  return all.slice(all.findIndex(isLetter), all.findLastIndex(isLetter) + 1).join('');
}

/** Without what others know, also where signs stand between its letters or for them, and without years. */
function ownPart(text: string, known: readonly string[]): string {
  const own = text.split('');
  for (const reading of readingsOf(text)) {
    const places = text.split('').flatMap((_, at) => (/[\p{L}\p{M}\d]/u.test(reading[at] ?? '') ? [at] : []));
    const tight = places.map((at) => reading[at]).join('');
    for (const word of known)
      for (let at = tight.indexOf(word); at >= 0; at = tight.indexOf(word, at + 1))
        for (const place of places.slice(at, at + word.length)) own[place] = '';
  }
  return own.join('').replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, '');
}

/** @param known words in lower case about the owner and the place */
function isGuessable(password: string, known: readonly string[]): boolean {
  const plain = password.normalize('NFKD').replace(accent, '').normalize('NFC');
  const text = withoutRepetition(plain.toLowerCase());
  const lettersOf = (reading: string) => reading.replace(/[^\p{L}\p{M}]/gu, '');
  const cores = [plain.toLowerCase(), core(text), ...readingsOf(text).map(lettersOf)];
  if (cores.some(isCommonWord)) return true;

  const own = ownPart(text, [...runs, ...known]);
  const parts = new Set(own.match(/[\p{L}\p{M}]+|\d+/gu)?.map(withoutRepetition));
  const left = [...parts].join('');
  const letters = lettersOf(left);
  if (new Set(left).size < leastDifferent) return true;
  if (!letters) return left.length < leastDigits;
  if (!/[a-z]/.test(letters)) return left.length < leastOfOtherScript;

  const joined = plain.match(/\p{Ll}\p{Lu}|\p{Lu}(?=\p{Lu}\p{Ll})/gu)?.length ?? 0;
  const count = parts.size + joined;
  // Signs that rarely stand between words.
  const signs = own.match(/[^\p{L}\p{M}\d\s&@+._-]/gu)?.length ?? 0;
  const isEnough =
    count < leastParts
      ? letters.length >= (/[&@+]/.test(text) ? leastOfSaying : leastOwn)
      : left.length + signs + 2 * (count - 1) >= leastOwn;
  return !isEnough && !(left.length >= leastOfRandom && isUnspeakable(text));
}

/** Public words about the college and its town. */
function collegeWords({ name, shortName, emailDomain, letterhead }: Settings['college']): string[] {
  return [name, shortName, emailDomain, ...letterhead];
}

/** A shorter one would be found inside other words. */
const shortestWord = 3;

function wordsOf(text: string): string[] {
  const parts = text.toLowerCase().split(/[^\p{L}\p{M}\d]+/u);
  return parts.flatMap((word) => [word, backwards(word)]);
}

/** The last ten digits: with and without the country. */
const phoneDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10);

/** A birth date as it is typed: day first, month first, year first, with two digits of the year. */
function datesOf(instant: string): string[] {
  const [year = '', month = '', day = ''] = instant.slice(0, 10).split('-');
  return [
    `${day}${month}${year}`,
    `${month}${day}${year}`,
    `${year}${month}${day}`,
    `${day}${month}${year.slice(2)}`,
  ];
}

/** @throws 400 for a password that is easy to guess for who knows its owner and the college */
export function refuseGuessable(password: string, owner: OwnWords, college: Settings['college']): void {
  const own = [...owner.texts, ...collegeWords(college)].flatMap(wordsOf);
  const numbers = [...owner.phones.map(phoneDigits), ...(owner.birthDate ? datesOf(owner.birthDate) : [])];
  wordsHere ??= readWords('words-here.txt').trim().split(/\s+/);
  const known = [...wordsHere, ...own, ...numbers].filter((word) => word.length >= shortestWord);
  if (!isGuessable(password, known)) return;
  throw new ApiError(400, guessableSentence, {
    fields: { password: guessableSentence, newPassword: guessableSentence },
  });
}
