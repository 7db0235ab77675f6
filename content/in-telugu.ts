// The Telugu words of a file beside its English ones. What is no text (addresses, ids, pictures, figures) is taken from the English
// module, so that each fact stands once; what pictures show is in pictures.ts, once for each picture.
import type { Picture, Reading, Words } from '#shared/website/content.ts';
import { pictureWords } from './pictures.ts';

/** Keys whose text is the same in every language. */
type SharedKey =
  | 'altText'
  | 'answerWords'
  | 'category'
  | 'categoryName'
  | 'icon'
  | 'id'
  | 'keywords'
  | 'phoneLink'
  | 'searchWords'
  | 'slug'
  | 'tags'
  | 'url';
/** Where the English list is not written out in its type. */
type SharedKeyOfAny = 'date' | 'examCode' | 'time' | 'year';

/** One word that is an address, a figure, or has no small letter: a code, a day, a mark. */
type SharedText<Text extends string> = Text extends `${string} ${string}`
  ? Text extends `+${number} ${string}`
    ? Text
    : never
  : Text extends
        | Uppercase<Text>
        | `/${string}`
        | `https://${string}`
        | `${string}@${string}`
        | `{${string}}`
        | `{${string}}+`
    ? Text
    : never;

type IsShared<Key, Value> = Key extends SharedKey
  ? true
  : Value extends number | boolean | Picture | readonly Picture[]
    ? true
    : Value extends string
      ? string extends Value
        ? Key extends SharedKeyOfAny
          ? true
          : false
        : [SharedText<Value>] extends [never]
          ? false
          : true
      : false;

/** The texts of `T`, all of them, and nothing else. Books keep their names. */
export type Texts<T> = T extends string
  ? string
  : T extends Picture
    ? object
    : T extends Reading
      ? { readonly note: string }
      : T extends readonly unknown[]
        ? { readonly [Key in keyof T]: Texts<T[Key]> }
        : { readonly [Key in keyof T as IsShared<Key, T[Key]> extends true ? never : Key]: Texts<T[Key]> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function joined(english: unknown, telugu: unknown): unknown {
  if (Array.isArray(english))
    return english.map((entry, index) => joined(entry, isRecord(telugu) ? telugu[index] : undefined));
  if (!isRecord(english)) return telugu ?? english;
  const words = isRecord(telugu) ? telugu : {};
  const whole = Object.fromEntries(
    Object.entries(english).map(([key, value]) => [key, joined(value, words[key])]),
  );
  const { src, alt, url, altText } = english;
  if (typeof src === 'string' && typeof alt === 'string') whole.alt = pictureWords[src] ?? alt;
  if (typeof url === 'string' && typeof altText === 'string') whole.altText = pictureWords[url] ?? altText;
  return whole;
}

/** @param telugu every text of `english`, at the same place */
export const inTelugu = <const T>(english: T, telugu: Texts<T>): Words<T> =>
  joined(english, telugu) as Words<T>; // the shape of the English words, with other texts
