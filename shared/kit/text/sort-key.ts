// The order of names: by letter, in any case and script. PostgreSQL and SQLite compare texts by code point, so what is stored
// for the order is a text in which each letter has the code point of its place.
import { textKey } from './text-key.ts';

/** Letters whose code points are in another order: as the Unicode collation (CLDR) has them, for Urdu that of Urdu. */
export const orderedLetters = [
  'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیے',
  'ਉਊਓਅਆਐਔਇਈਏ',
  'ਸਹਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵ',
  'વશષસહળ',
  'அஆஇஈஉஊஎஏஐஒஓஃ',
  'ஞடணதநபமயரலவழளறனஜ',
  'అఆఇఈఉఊఋఌఎఏఐఒఓఔఁంః',
  'వశషసహళఴ',
  'ವಶಷಸಹಳ',
  'ലവശഷസഹളഴറ',
];
const letters = orderedLetters.join('');
/** For each of `letters` the one whose code point says its place. */
const places = orderedLetters.map((order) => Array.from(order).sort().join('')).join('');
export const placesOfLetters = { from: letters, to: places };
const placeOf = new Map(Array.from(letters, (letter, index) => [letter, places.charAt(index)]));
const misplaced = new RegExp(`[${letters}]`, 'g');

/** Enough to tell names apart: an index of PostgreSQL takes at most 2,704 bytes. */
export const sortKeyLength = 60;

/** What a text is sorted by in both databases: 'Ápte' and 'apte' alike, ళ after హ. */
export function sortKey(text: string): string {
  const key = textKey(text).replace(misplaced, (letter) => placeOf.get(letter) ?? letter);
  return Array.from(key).slice(0, sortKeyLength).join('');
}
