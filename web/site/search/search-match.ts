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

/** How well a text has the word: 0 not at all, 1 inside a longer word, 2 at the beginning of one, 3 as it is. */
function quality(text: readonly string[], word: string): number {
  let best = 0;
  for (const candidate of text) {
    if (singular(candidate) === singular(word)) return 3;
    if (candidate.startsWith(word)) best = 2;
    else if (best === 0 && word.length >= insideLength && candidate.includes(word)) best = 1;
  }
  return best;
}

/** Any match in a title ranks above one in a question, and that above one in other text. */
function weight(entry: SearchableEntry, word: string): number {
  const inTitle = quality(entry.titleWords, word);
  if (inTitle > 0) return (entry.kind === 'question' ? 10 : 20) + inTitle;
  return quality(entry.otherWords, word);
}

/** Entries that have every word, best first; equals keep their order. The worst word decides, then all together. */
export function findEntries(entries: readonly SearchableEntry[], query: string): SearchEntry[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  return entries
    .map((entry) => {
      const weights = words.map((word) => weight(entry, word));
      return { entry, worst: Math.min(...weights), sum: weights.reduce((a, b) => a + b, 0) };
    })
    .filter(({ worst }) => worst > 0)
    .sort((a, b) => b.worst - a.worst || b.sum - a.sum)
    .map(({ entry }) => entry);
}
