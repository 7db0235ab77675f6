// Matching and ranking of the site search, as pure functions on a list of entries.
import { textKey } from '#shared/kit/text/text-key.ts';
import { isTelugu, soundOf } from './telugu-sounds.ts';

export const searchKinds = ['page', 'reference', 'question', 'notice', 'person'] as const;

export interface SearchEntry {
  id: string;
  kind: (typeof searchKinds)[number];
  title: string;
  url: string;
  /** Shown under the title. */
  text: string;
  /** The title in the other language; searched as the title, but never shown. */
  otherTitle?: string;
  /** Names by which visitors call what the entry is about; searched, but never shown. */
  synonyms?: string;
  /** The other words of the page; searched, but never shown. */
  words?: string;
}

/** An entry with its words folded once, not at every letter that the visitor types. */
export interface SearchableEntry extends SearchEntry {
  titleWords: readonly string[];
  synonymWords: readonly string[];
  otherWords: readonly string[];
}

export function searchable(entry: SearchEntry): SearchableEntry {
  return {
    ...entry,
    titleWords: withSounds(`${entry.title} ${entry.otherTitle ?? ''}`),
    synonymWords: withSounds(entry.synonyms ?? ''),
    otherWords: withSounds(`${entry.text} ${entry.words ?? ''}`),
  };
}

/** Fewest letters worth searching for. */
export const fewestLetters = 2;
/** With the mark: a shorter sound is in too many words. */
const fewestSounds = 3;
/** From this length on, a word is also found inside longer ones: 'therapy' in 'physiotherapy'. */
const insideLength = 4;

/** '2026', '2026-27': visitors add it to what they look for, and the pages are those of this year. */
const year = /(?<!\d)20\d\d(?:\s*[-–/]\s*(?:20)?\d\d)?(?!\d)/g;

/** Words that say nothing about what the visitor looks for. */
const fillers = new Set(
  'a an and are at can do for from how i in is it me my of on or the there to what when where which with'.split(
    ' ',
  ),
);

/** The typed words, folded, without a year and fillers beside others; an empty list if the text is too short to search for. */
export function queryWords(query: string): string[] {
  const telling = wordsOf(query.replace(year, ' ')).filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : wordsOf(query);
  return words.join('').length < fewestLetters ? [] : words;
}

const wordsOf = (text: string) => textKey(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of a text, and of the Telugu ones their sound, by which other spellings and Latin letters find them. */
const withSounds = (text: string) =>
  wordsOf(text).flatMap((word) => (isTelugu(word) ? [word, soundMark + soundOf(word)] : [word]));
/** Sets sounds apart from words: no text has it. */
const soundMark = '~';

/** 'fees' means the fee page too. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** From this length on, a word may have two mistakes: 'principle' for principal. */
const twoMistakesLength = 8;

/** One sound, two spellings: 'fisiotherapy'. */
const bySound = (word: string) => singular(word).replaceAll('ph', 'f');

/** Whether few letters are wrong, missing, too many, or exchanged with their neighbour; the first letter is usually right. */
function isMisspelt(typed: string, word: string): boolean {
  const allowed = Math.min(typed.length, word.length) < twoMistakesLength ? 1 : 2;
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > allowed) return false;
  return mistakes(typed, word) <= allowed;
}

/** The edit distance of two words, where an exchange of neighbours is one edit. */
function mistakes(typed: string, word: string): number {
  const first = Array.from({ length: word.length + 1 }, (_, column) => column);
  let [above, row] = [first, first];
  for (let i = 1; i <= typed.length; i += 1) {
    const beforeAbove = above;
    [above, row] = [row, [i]];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      const isExchanged = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      row.push(
        Math.min(
          at(above, j) + 1,
          at(row, j - 1) + 1,
          at(above, j - 1) + (isSame ? 0 : 1),
          isExchanged ? at(beforeAbove, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(row, word.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;

/**
 * How well a text has the word: 0 not at all, 0.5 in another spelling, 1 inside a longer word, 2 at the beginning of one,
 * 3 as it is.
 */
function quality(text: readonly string[], word: string, isLenient: boolean): number {
  const sound = soundMark + soundOf(word);
  let best = 0;
  for (const candidate of text) {
    if (candidate.startsWith(soundMark)) {
      // A sound is no better than a word that begins like it: 'sit' is heard in సీట్లు.
      if (sound.length > fewestSounds && candidate.startsWith(sound)) best = Math.max(best, 2);
      continue;
    }
    if (
      isLenient &&
      best === 0 &&
      word.length >= insideLength &&
      isMisspelt(bySound(word), bySound(candidate))
    )
      best = 0.5;
    if (singular(candidate) === singular(word)) return 3;
    if (candidate.startsWith(word)) best = 2;
    else if (best < 1 && word.length >= insideLength && candidate.includes(word)) best = 1;
  }
  return best;
}

/** The least weight of a word in a title. */
const leastInTitle = 10;

/** The least weight of a title by kind: a page of the site comes before a book that the office links to. */
const titleWeight = { page: 20, notice: 20, person: 20, reference: 15, question: leastInTitle };

/** Any match in a title ranks above one in a question, that above one in the synonyms, and that above one in other text. */
function weight(entry: SearchableEntry, word: string, isLenient: boolean): number {
  const inTitle = quality(entry.titleWords, word, isLenient);
  if (inTitle > 0) return titleWeight[entry.kind] + inTitle;
  const inSynonyms = quality(entry.synonymWords, word, isLenient);
  return inSynonyms > 0 ? 5 + inSynonyms : quality(entry.otherWords, word, isLenient);
}

export interface Found {
  /** Best first; equals keep their order. */
  entries: SearchEntry[];
  /** No entry has every word: these have most of them. */
  isPartial: boolean;
}

/**
 * Entries that have every word, the one with the best worst word first. Where no title but that of a linked file has the words,
 * they may be misspelt: 'fess', 'scholorship'. Where no entry has every word, those with most of them: 'bus pass'.
 */
export function findEntries(entries: readonly SearchableEntry[], query: string): Found {
  const words = queryWords(query);
  const asTyped = ranked(entries, words, false);
  const isSpelt = asTyped.some(
    ({ entry, missed, worst }) => entry.kind !== 'reference' && missed === 0 && worst >= leastInTitle,
  );
  const found = isSpelt ? asTyped : ranked(entries, words, true);
  const fewestMissed = Math.min(...found.map(({ missed }) => missed));
  return {
    entries: found.filter(({ missed }) => missed === fewestMissed).map(({ entry }) => entry),
    isPartial: found.length > 0 && fewestMissed > 0,
  };
}

/** Entries that have at least one of the words. */
function ranked(entries: readonly SearchableEntry[], words: readonly string[], isLenient: boolean) {
  return entries
    .map((entry) => {
      const weights = words.map((word) => weight(entry, word, isLenient));
      const had = weights.filter((each) => each > 0);
      const missed = words.length - had.length;
      return { entry, missed, worst: Math.min(...had), sum: had.reduce((a, b) => a + b, 0) };
    })
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => a.missed - b.missed || b.worst - a.worst || b.sum - a.sum);
}
