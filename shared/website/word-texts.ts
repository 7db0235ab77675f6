// The texts of the public pages, found in the tree of their words (content/en): the key, kind and limit of each follow from its place and
// its start value, except where the table below says otherwise.

export const wordKinds = ['line', 'paragraph', 'list', 'link'] as const;
export type WordKind = (typeof wordKinds)[number];

export interface WordText {
  /** Its place in the words: 'home.hero.title'. */
  key: string;
  kind: WordKind;
  /** Characters; of a list those of an entry. */
  limit: number;
  /** The entries of a list on lines of their own. */
  text: string;
}

/** What is no text: addresses, names of files and of entries, and the words that only the search looks in. */
const untranslated = new Set(
  'url link src icon id slug name kind categoryName date dateAdded updatedOn year keywords tags searchWords answerWords breadcrumbParents phoneLink'.split(
    ' ',
  ),
);
const hasWords = /\p{L}[\p{L}\p{M}]/u;
const isAddress = (text: string) =>
  /^(https?:|tel:|\/)/.test(text) || (text.includes('@') && !text.includes(' '));

/** @param name of the property that holds it */
export const isText = (name: string, value: string): boolean =>
  !untranslated.has(name) && hasWords.test(value.replaceAll(/\{\w+\}/g, '')) && !isAddress(value);

export const isListOfTexts = (name: string, value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => typeof entry === 'string' && isText(name, entry));

/** Characters of each kind, where the start value is not longer. */
const limits: Readonly<Record<WordKind, number>> = { line: 120, paragraph: 900, list: 400, link: 60 };
const longLine = 90;
const roomOfLongOnes = 1.25;

/** Where a text has another kind or limit than its place and length say. */
const exceptions: readonly { keys: RegExp; kind?: WordKind; limit?: number }[] = [
  // What search engines show of it.
  { keys: /^seo\.seo\..+\.title$/, kind: 'line', limit: 80 },
  { keys: /^seo\.seo\..+\.description$/, kind: 'paragraph', limit: 200 },
  { keys: /\.alt$/, kind: 'line', limit: 200 },
  { keys: /\.lead$/, kind: 'paragraph', limit: 300 },
];

function ruleOf(key: string, start: string, kind: WordKind): Pick<WordText, 'kind' | 'limit'> {
  const exception = exceptions.find(({ keys }) => keys.test(key));
  const longest = Math.max(...start.split(kind === 'list' ? '\n' : '\0').map(({ length }) => length));
  const limit = exception?.limit ?? limits[kind];
  return { kind: exception?.kind ?? kind, limit: Math.max(limit, Math.ceil(longest * roomOfLongOnes)) };
}

/** Texts of records, which the office changes as such. */
const ofRecords = new Set(['courses.courses', 'admissions.coursesOffered.rows']);

/** Every text of one file of words. @param page its name */
export function textsOf(page: string, words: unknown): WordText[] {
  const found: WordText[] = [];
  const look = (value: unknown, key: string, name: string, isLink: boolean) => {
    if (ofRecords.has(key)) return;
    if (typeof value === 'string') {
      if (!isText(name, value)) return;
      const plain = value.length > longLine ? 'paragraph' : 'line';
      found.push({ key, ...ruleOf(key, value, isLink ? 'link' : plain), text: value });
    } else if (isListOfTexts(name, value)) {
      const text = value.join('\n');
      found.push({ key, ...ruleOf(key, text, 'list'), text });
    } else if (typeof value === 'object' && value !== null) {
      const isOfLink = 'url' in value && 'label' in value;
      for (const [child, inside] of Object.entries(value))
        look(inside, `${key}.${child}`, Array.isArray(value) ? name : child, isOfLink && child === 'label');
    }
  };
  look(words, page, page, false);
  return found;
}

/** The same words with each text as `textOf` has it; where that is undefined it stays. */
export function withTexts<T>(
  words: T,
  textOf: (key: string, text: string) => string | undefined,
  key = '',
  name = '',
): T {
  if (typeof words === 'string') return (isText(name, words) ? (textOf(key, words) ?? words) : words) as T; // as: a text again
  if (typeof words !== 'object' || words === null) return words;
  if (isListOfTexts(name, words)) {
    const text = textOf(key, words.join('\n'));
    return (text === undefined ? words : text.split('\n')) as T; // as: a list of texts again
  }
  const child = (inside: unknown, at: string) =>
    withTexts(inside, textOf, key ? `${key}.${at}` : at, Array.isArray(words) ? name : at);
  if (Array.isArray(words)) return words.map((entry, at) => child(entry, String(at))) as T; // as: the same entries
  return Object.fromEntries(Object.entries(words).map(([at, inside]) => [at, child(inside, at)])) as T; // as: the same keys
}
