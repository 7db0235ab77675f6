// Matching and ranking of the site search, as pure functions on a list of entries.

export const searchKinds = ['page', 'question', 'notice', 'person'] as const;

export interface SearchEntry {
  id: string;
  kind: (typeof searchKinds)[number];
  title: string;
  url: string;
  /** Shown under the title. */
  text: string;
  /** Searched, but never shown. */
  words?: string;
}

/** An entry with its words folded once, not at every letter that the visitor types. */
export interface SearchableEntry extends SearchEntry {
  titleWords: readonly string[];
  otherWords: readonly string[];
}

export function searchable(entry: SearchEntry): SearchableEntry {
  return {
    ...entry,
    titleWords: wordsOf(entry.title),
    otherWords: wordsOf(`${entry.text} ${entry.words ?? ''}`),
  };
}

/** Fewest letters worth searching for. */
export const fewestLetters = 2;
/** From this length on, a word is also found inside longer ones: 'therapy' in 'physiotherapy'. */
const insideLength = 4;

/**
 * Lower case without accents and without invisible joiners. Only the accents of Latin letters go: in Telugu the
 * vowel signs are combining marks too, and without them different words would become equal.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase();
}

/** The typed words, folded; an empty list if the text is too short to search for. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query);
  return words.join('').length < fewestLetters ? [] : words;
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** 'fees' means the fee page too. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** Whether one letter is wrong, missing, too many, or exchanged with its neighbour; the first letter is usually right. */
function isMisspelt(typed: string, word: string): boolean {
  const [one, other] = typed.length > word.length ? [word, typed] : [typed, word];
  if (other.length - one.length > 1 || one[0] !== other[0]) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  if (one.length < other.length) return one.slice(same) === other.slice(same + 1);
  const isExchanged = one[same] === other[same + 1] && one[same + 1] === other[same];
  return (
    one.slice(same + 1) === other.slice(same + 1) ||
    (isExchanged && one.slice(same + 2) === other.slice(same + 2))
  );
}

/**
 * How well a text has the word: 0 not at all, 0.5 in another spelling, 1 inside a longer word, 2 at the beginning of one,
 * 3 as it is.
 */
function quality(text: readonly string[], word: string, isLenient: boolean): number {
  let best = 0;
  for (const candidate of text) {
    if (
      isLenient &&
      best === 0 &&
      word.length >= insideLength &&
      isMisspelt(singular(word), singular(candidate))
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

/** Any match in a title ranks above one in a question, and that above one in other text. */
function weight(entry: SearchableEntry, word: string, isLenient: boolean): number {
  const inTitle = quality(entry.titleWords, word, isLenient);
  if (inTitle > 0) return (entry.kind === 'question' ? 10 : 20) + inTitle;
  return quality(entry.otherWords, word, isLenient);
}

/**
 * Entries that have every word, best first; equals keep their order. The worst word decides, then all together. Where no
 * title has the words, they may be misspelt: 'fess', 'scholorship'.
 */
export function findEntries(entries: readonly SearchableEntry[], query: string): SearchEntry[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const asTyped = ranked(entries, words, false);
  const [best] = asTyped;
  const found = best && best.worst >= leastInTitle ? asTyped : ranked(entries, words, true);
  return found.map(({ entry }) => entry);
}

function ranked(entries: readonly SearchableEntry[], words: readonly string[], isLenient: boolean) {
  return entries
    .map((entry) => {
      const weights = words.map((word) => weight(entry, word, isLenient));
      return { entry, worst: Math.min(...weights), sum: weights.reduce((a, b) => a + b, 0) };
    })
    .filter(({ worst }) => worst > 0)
    .sort((a, b) => b.worst - a.worst || b.sum - a.sum);
}
