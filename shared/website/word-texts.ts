// The texts of the public pages, found in the tree of their words (content/words): the key, kind and limit of each follow from its place and
// its start value, except where the table below says otherwise.

import { wordLists } from './word-lists.ts';

const translatedKinds = ['line', 'paragraph', 'list', 'link'] as const;
/** `entries` is the order of a list; the others are no words, so they are the same in both languages. */
export const wordKinds = [...translatedKinds, 'entries', 'picture', 'address', 'day', 'time'] as const;
export type WordKind = (typeof wordKinds)[number];
export const isTranslated = (kind: WordKind): boolean =>
  translatedKinds.some((translatedKind) => translatedKind === kind);

export interface WordText {
  /** Its place in the words: 'home.hero.title'. */
  key: string;
  kind: WordKind;
  /** Characters; of a list those of an entry. */
  limit: number;
  /** The entries of a list on lines of their own; '' in an entry that the office has added. */
  text: string;
}

/** What is no text: addresses, names of files and of entries, and the words that only the search looks in. */
const untranslated = new Set(
  'url link src icon id slug name kind categoryName date dateAdded updatedOn year keywords tags searchWords answerWords phoneLink'.split(
    ' ',
  ),
);
/** A text as the pages say it names figures in braces: '{seatsTotal} seats'. */
const named = /\{(\w*)\}/g;
export const figuresIn = (text: string) => [...text.matchAll(named)].map(([, name = '']) => name);
export const hasWholeFigures = (text = '') => !/[{}]/.test(text.replaceAll(named, ''));
export const brokenFigure = 'A figure stands in braces, such as {seatsTotal}: one of its braces is missing.';

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
const limits: Readonly<Record<WordKind, number>> = {
  line: 120,
  paragraph: 900,
  list: 400,
  link: 60,
  entries: 1000,
  picture: 64,
  address: 500,
  day: 10,
  time: 5,
};
const longLine = 90;
const roomOfLongOnes = 1.25;

/** Where a text has another kind or limit than its place and length say. */
const exceptions: readonly { keys: RegExp; kind?: WordKind; limit?: number }[] = [
  // What search engines show of it.
  { keys: /^\w+\.pages\..+\.title$/, kind: 'line', limit: 80 },
  { keys: /^\w+\.pages\..+\.description$/, kind: 'paragraph', limit: 200 },
  { keys: /\.alt$/, kind: 'line', limit: 200 },
  { keys: /\.lead$/, kind: 'paragraph', limit: 300 },
];

function ruleOf(key: string, start: string, kind: WordKind): Pick<WordText, 'kind' | 'limit'> {
  const exception = exceptions.find(({ keys }) => keys.test(key));
  if (!isTranslated(kind)) return { kind, limit: limits[kind] };
  const longest = Math.max(...start.split(kind === 'list' ? '\n' : '\0').map(({ length }) => length));
  const limit = exception?.limit ?? limits[kind];
  return { kind: exception?.kind ?? kind, limit: Math.max(limit, Math.ceil(longest * roomOfLongOnes)) };
}

/** Texts of records, which the office changes as such. */
const ofRecords = /^(courses\.courses|admissions\.coursesOffered\.rows)\./;

/** What a property of an entry is that is no text. */
const kindsOfNames: Readonly<Record<string, WordKind>> = {
  url: 'address',
  link: 'address',
  date: 'day',
  applyBy: 'day',
  time: 'time',
};

interface Place {
  key: string;
  name: string;
  /** What holds it. */
  parent?: object;
  /** In an entry of a list; `new` where the office has added it. */
  entry?: 'start' | 'new';
}

/** A text where it stands. In an added entry `text` is that of another one, which says what is asked for. */
export interface FoundText {
  key: string;
  kind: WordKind;
  text: string;
  isNew: boolean;
}

function kindOf(value: unknown, { key, name, parent = {}, entry }: Place): WordKind | undefined {
  if (Array.isArray(value) && wordLists.some(({ keys }) => keys.test(key))) return 'entries';
  if (isListOfTexts(name, value)) return 'list';
  if (typeof value !== 'string') return undefined;
  // The logo is that of the college; what link previews show is made by the build.
  if (name === 'src' && 'alt' in parent && !/^\w+\.pages\.|^frame\.frame\./.test(key)) return 'picture';
  if (entry && kindsOfNames[name]) return kindsOfNames[name];
  if (!isText(name, value)) return undefined;
  if (name === 'label' && 'url' in parent) return 'link';
  return value.length > longLine ? 'paragraph' : 'line';
}

/** An entry of a list as it is asked for: each text as long as the longest of them, without lists of its own. */
function pattern(key: string, list: readonly unknown[]): object {
  const longer = (a: unknown, b: string) => (typeof a === 'string' && a.length > b.length ? a : b);
  const found = wordLists.find(({ keys }) => keys.test(key))?.pattern ?? {};
  return list.reduce<Record<string, unknown>>(
    (before, entry) =>
      Object.fromEntries(
        Object.entries(entry as object).map(([name, value]) => [
          // as: every list of entries has objects
          name,
          typeof value === 'string' ? longer(before[name], value) : value,
        ]),
      ),
    { ...found },
  );
}

const startOrder = (list: readonly unknown[]) => [...list.keys()].join('\n');

/** The ids of the entries of an order: '0\n-1\nn7'. Of those with a hyphen visitors see nothing. */
export const idsOf = (order: string): { id: string; isHidden: boolean }[] =>
  order
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ id: line.replace('-', ''), isHidden: line.startsWith('-') }));

function walk(value: unknown, change: (text: FoundText) => string | undefined, place: Place): unknown {
  const { key, name, entry } = place;
  const child = (inside: unknown, at: string, of: string, its: Place['entry'] = entry) =>
    walk(inside, change, {
      key: key ? `${key}.${at}` : at,
      name: of,
      parent: value as object,
      ...(its && { entry: its }),
    }); // as: it has children
  const kind = kindOf(value, place);
  const isNew = entry === 'new';
  if (kind === 'entries') {
    const list = value as readonly unknown[]; // as: kindOf says so
    const start = isNew ? [] : list;
    const order = change({ key, kind, text: startOrder(start), isNew }) ?? startOrder(start);
    return idsOf(order)
      .filter(({ isHidden }) => !isHidden)
      .map(({ id }) => {
        const known = start[Number(id)];
        if (known !== undefined) return child(known, id, name, 'start');
        const added = child(pattern(key, list), id, name, 'new') as object; // as: the pattern is one
        return { ...added, ...('id' in added && { id }) };
      });
  }
  if (kind) {
    const text = Array.isArray(value) ? value.join('\n') : String(value);
    const changed = change({ key, kind, text, isNew });
    if (changed === undefined) return value;
    return Array.isArray(value) ? changed.split('\n') : changed;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inside, at) => child(inside, String(at), name));
  return Object.fromEntries(Object.entries(value).map(([at, inside]) => [at, child(inside, at, at)]));
}

/** The same words with each text as `change` has it, its key before it; where that is undefined it stays. */
export const withTexts = <T>(words: T, change: (text: FoundText) => string | undefined): T =>
  walk(words, change, { key: '', name: '' }) as T; // as: the same words

/** What the page of keys shows in place of a text, an entry of a list per line. */
export const keyAsText = (key: string, text: string): string => text.replaceAll(/.+/g, `[${key}]`);
/** The keys in a text of that page, at the odd places, and what stands between them. */
export const splitAtKeys = (text: string): string[] => text.split(/\[([^[\]]+)\]/);

/** Every text of one file of words, also of hidden entries. @param page its name @param orders of lists, by their keys */
export function textsOf(
  page: string,
  words: unknown,
  orders: Readonly<Record<string, string>> = {},
): WordText[] {
  const found: WordText[] = [];
  const take = ({ key, kind, text, isNew }: FoundText) => {
    if (!ofRecords.test(key)) found.push({ key, ...ruleOf(key, text, kind), text: isNew ? '' : text });
    return kind === 'entries' ? orders[key]?.replaceAll('-', '') : undefined;
  };
  walk(words, take, { key: page, name: page });
  return found;
}
