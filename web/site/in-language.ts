// What makes a finished page one of its language: its links lead to pages of the same language, and a text that is not translated yet
// says that it is English.
import { type Language, pathIn } from '#shared/kit/languages.ts';
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

type IsPage = (path: string) => boolean;

/** @param isPage whether there is a page at that path, in English */
export function linkIn(language: Language, href: string, isPage: IsPage): string {
  const [path = ''] = href.split(/[#?]/, 1);
  return isPage(path) ? pathIn(language, path) + href.slice(path.length) : href;
}

const pieces = /<[^<>]*>|[^<]+|</g;
/** A picture is found by its alternative text. */
const keyOf = (image: string) =>
  image.replace(/^.* alt="\uE002([^\uE003]*)\uE003.*$|^.*$/s, (_, key?: string) =>
    key ? ` data-key="${key}"` : '',
  );

/** Elements that hold text only. */
const plainElements = new Set(['script', 'style', 'title', 'option', 'textarea']);
const markedText = /\uE000([^\uE000\uE001]*)\uE001/g;
const keyedText = /\uE002([^\uE002\uE003]*)\uE003([^\uE001\uE002]*)\uE001/g;

/** @param hasKeys whether the texts of the page have their keys */
export function inLanguage(html: string, language: Language, isPage: IsPage, hasKeys = false): string {
  if (language === 'en' && !hasKeys) return html;
  let isPlain = false;
  return html.replace(pieces, (piece) => {
    const plain = withoutMarks(piece);
    if (!piece.startsWith('<'))
      return isPlain
        ? plain
        : withoutMarks(
            piece
              .replace(markedText, '<span lang="en">$1</span>')
              .replace(keyedText, '<span data-key="$1">$2</span>'),
          );
    const [name = ''] = piece.slice(1).split(/[ >]/, 1);
    if (plainElements.has(name)) isPlain = true;
    else if (plainElements.has(name.slice(1))) isPlain = false;
    if (name === 'img') return plain.replace('<img', `<img${keyOf(piece)}`);
    // A link to the same page in another language says so.
    if (name !== 'a' || / hreflang=/i.test(piece)) return plain;
    return plain.replace(
      / href="(\/[^"]*)"/,
      (_, href: string) => ` href="${linkIn(language, href, isPage)}"`,
    );
  });
}
