// What the server knows beside the rule of the form (shared/account/new-password.ts): the words of many people's passwords, and
// those about the owner and the college.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnWords } from '#server/db/account/accounts.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { ApiError } from '#server/errors.ts';
import type { Settings } from '#server/settings.ts';
import { backwards, guessableSentence, isGuessable } from '#shared/account/new-password.ts';

const published = new Set<string>(Object.values(demoAccounts).map(({ password }) => password));

/**
 * The words that the rule alone would take, sorted, a line each: those of leaked passwords, without the digits and signs around
 * them, of English and of films and places, from @zxcvbn-ts/language-common 4.1.3 and language-en 4.1.1 (MIT). Kept and searched
 * as one string: a Set would take ten times the memory.
 */
let list: string | undefined;

/**
 * Words of which passwords are made in India and at a college: they do not count, alone or as parts. Shorter ones than four letters
 * would be found inside other words.
 */
let wordsHere: string[] | undefined;

const readWords = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** @param word in lower case */
export function isCommonWord(word: string): boolean {
  if (published.has(word)) return true;
  list ??= `\n${readWords('common-words.txt')}`;
  return !word.includes('\n') && list.includes(`\n${word}\n`);
}

/** Public words about the college and its town. */
function collegeWords({ name, shortName, emailDomain, letterhead }: Settings['college']): string[] {
  return [name, shortName, emailDomain, ...letterhead];
}

const shortestWord = 3;

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\d]+/u);
  return words.flatMap((word) => [word, backwards(word)]);
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
  const known = [...wordsHere, ...own, ...numbers]
    .filter((word) => word.length >= shortestWord)
    .toSorted((a, b) => b.length - a.length);
  if (!isGuessable(password, known, isCommonWord)) return;
  throw new ApiError(400, guessableSentence, {
    fields: { password: guessableSentence, newPassword: guessableSentence },
  });
}
