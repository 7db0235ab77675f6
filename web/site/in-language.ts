// A text that is not translated yet says in a finished page that it is English.
import { isText } from '#shared/website/word-texts.ts';

/** Around a text that is shown in English on a Telugu page. Private characters: no text has them. */
const [begin, end] = ['\uE000', '\uE001'];
/** Around the key of a text, which then follows. */
const [beginKey, endKey] = ['\uE002', '\uE003'];
const marks = /\uE002[^\uE002\uE003]*\uE003|[\uE000\uE001]/g;

/** An English text on a Telugu page. */
export const marked = (text: string) => (text ? begin + text + end : text);

/** The texts of the translation, and in English those that it lacks, marked. */
export function translated<T>(english: T, translation: unknown, key = ''): T {
  if (typeof english === 'string') {
    if (typeof translation === 'string') return translation as T; // as: a text again
    return (isText(key, english) ? marked(english) : english) as T; // as above
  }
  if (typeof english !== 'object' || english === null) return english;
  // Phrases of forms: their English ones are in shared/website/forms.
  if (Object.keys(english).length === 0) return (translation ?? english) as T; // as: what has keys
  const children = (translation ?? {}) as Readonly<Record<string, unknown>>; // as: what has keys
  const entries = Object.entries(english).map(([name, child]) => [
    name,
    translated(child, children[name], Array.isArray(english) ? key : name),
  ]);
  return (Array.isArray(english) ? entries.map(([, child]) => child) : Object.fromEntries(entries)) as T; // as: of the same keys
}

/** For the editor of the words: the text is found by its key. */
export const keyed = (key: string, text: string) =>
  text
    .split('\n')
    .map((line) => beginKey + key + endKey + line + end)
    .join('\n');

export const withoutMarks = (text: string) => text.replace(marks, '');
/** For values that browsers get as data. */
export const unmarked = <T>(value: T): T => JSON.parse(withoutMarks(JSON.stringify(value))) as T; // as: the same without marks
export const isMarked = (value: unknown): boolean => JSON.stringify(value ?? '').includes(begin);

/** Elements that hold text only, tags, and the texts between them. */
const pieces = /<(script|style|title|option|textarea)\b.*?<\/\1>|<[^<>]*>|[^<]+/gs;
const markedText = /\uE000([^\uE000\uE001]*)\uE001/g;
const keyedText = /\uE002([^\uE002\uE003]*)\uE003([^\uE001\uE002]*)\uE001/g;
/** A picture is found by its alternative text. */
const keyOfPicture = / alt="\uE002([^\uE003]*)\uE003/;

/** A finished page with elements in place of the marks of its texts. */
export const withElements = (html: string): string =>
  html.replace(pieces, (piece) => {
    const [, key] = keyOfPicture.exec(piece) ?? [];
    if (piece.startsWith('<'))
      return withoutMarks(piece).replace(/^<img/, key ? `$& data-key="${key}"` : '$&');
    const shown = piece.replace(markedText, '<span lang="en">$1</span>');
    return withoutMarks(shown.replace(keyedText, '<span data-key="$1">$2</span>'));
  });
