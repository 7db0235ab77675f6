// The functions `plain` and `sort_key` in SQL. SQLite calls the rules themselves; PostgreSQL has them as functions made of the
// same characters, which a migration makes.
import type { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { placesOfLetters, sortKey, sortKeyLength } from '#shared/kit/text/sort-key.ts';
import {
  accent,
  dash,
  doubleLetters,
  invisible,
  otherLetters,
  quotationMark,
  textKey,
} from '#shared/kit/text/text-key.ts';
import { isPostgres } from './dialect.ts';

export function registerTextFunctions(database: DatabaseSync): void {
  database.function('plain', { deterministic: true }, (text) => textKey(String(text)));
  database.function('sort_key', { deterministic: true }, (text) => sortKey(String(text)));
}

/** To be called again by a later migration where the rules change. */
export async function createTextFunctions(db: Kysely<never>): Promise<void> {
  if (!isPostgres(db)) return;
  const dashes = charactersOf(dash);
  const unmarked = translated('$1', dashes + charactersOf(quotationMark), dashes.replace(/./gu, '-'));
  const unaccented = translated(`normalize(${unmarked}, nfkd)`, charactersOf(accent, invisible), '');
  const lower = `lower(normalize(${unaccented}, nfc) collate "und-x-icu")`;
  let letters = translated(lower, otherLetters.from + ownDigits, otherLetters.to + digits.repeat(11));
  for (const [at, letter] of Array.from(doubleLetters.from).entries())
    letters = `replace(${letters}, ${literal(letter)}, ${literal(doubleLetters.to.slice(2 * at, 2 * at + 2))})`;
  const spaced = `btrim(${replaced(replaced(letters, '(?<![0-9])\\.', ' '), '\\s+', ' ')})`;
  await createFunction(db, 'plain', replaced(spaced, '(?<=(?:^| )[a-z]) (?=[a-z](?: |$))', ''));
  const { from, to } = placesOfLetters;
  await createFunction(db, 'sort_key', `left(${translated('plain($1)', from, to)}, ${sortKeyLength})`);
}

async function createFunction(db: Kysely<never>, name: string, body: string): Promise<void> {
  await sql`create or replace function ${sql.raw(name)}(text) returns text
    language sql immutable strict parallel safe as ${sql.lit(`select ${body}`)}`.execute(db);
}

const digits = '0123456789';
const ownDigits = Array.from('٠۰०০੦૦୦௦౦೦൦', (zero) =>
  Array.from(digits, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit))).join(''),
).join('');

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Characters beyond those in `to` are taken out. */
const translated = (text: string, from: string, to: string) =>
  `translate(${text}, ${literal(from)}, ${literal(to)})`;

const replaced = (text: string, pattern: string, by: string) =>
  `regexp_replace(${text}, ${literal(pattern)}, ${literal(by)}, 'g')`;

/** All characters that one of the patterns matches; none of them is in the planes of pictures and rare ideographs. */
function charactersOf(...patterns: RegExp[]): string {
  const planes = [...ofPlane(0x1, 0xd7ff), ...ofPlane(0xe000, 0x10fff), ...ofPlane(0xe0000, 0xe0fff)];
  return planes.filter((character) => patterns.some((pattern) => character.search(pattern) === 0)).join('');
}

const ofPlane = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
