// Search words, page and total of every list.
import { type OrderByExpression, type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from 'kysely';
import { type ListQuery, parseSort } from '#shared/kit/list-query.ts';
import { readPhone } from '#shared/kit/phones/phone-numbers.ts';
import { textKey, wordsToFind } from '#shared/kit/text/text-key.ts';

export interface Page<T> {
  rows: T[];
  /** All rows that match, on every page. */
  total: number;
}

/** The text that a search looks through. */
export const searchText = (parts: (string | null | undefined)[]) => textKey(parts.filter(Boolean).join(' '));

/** Columns as `searchText` would have them, for the small tables that keep no such text. */
export function plain(columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`plain(${columns})`;
}

/** The order of a column by letter, for the small tables that keep no key for it. */
export const byLetter = (column: string): RawBuilder<string> => sql`sort_key(${sql.ref(column)})`;

/** @returns undefined where the whole list is requested */
export function limits({ page, pageSize }: ListQuery): { limit: number; offset: number } | undefined {
  return page === undefined ? undefined : { limit: pageSize, offset: (page - 1) * pageSize };
}

/** The special characters of LIKE are escaped. */
const contains = (text: RawBuilder<unknown>, word: string) =>
  sql<boolean>`${text} like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`;

/** Each word of the search must be there. @param text the text to be searched, made by `searchText` or `plain` */
export const findsWords = (q: string | undefined, text: RawBuilder<unknown> = sql`search_text`) =>
  wordsToFind(q).map((word) => contains(text, word));

/**
 * Whether a text of a person has all words of the search, or the phone number that the search spells: phones of India are
 * kept in one spelling only.
 */
export function findsPerson(q: string | undefined, text: RawBuilder<unknown> = sql`search_text`) {
  const words = findsWords(q, text);
  const phone = readPhone(q ?? '');
  if (!phone?.startsWith('+91')) return words;
  return [sql<boolean>`(${sql.join(words, sql` and `)} or ${contains(text, phone)})`];
}

/** Orders FIRST to FOURTH; in alphabetical order FOURTH would come second. */
export const yearOrder = sql<number>`case year when 'FIRST' then 1 when 'SECOND' then 2 when 'THIRD' then 3 else 4 end`;

/** @param columns what each sort of the list goes by @param conditions that all hold for its rows */
export function sortedBy<DB, TB extends keyof DB, O, K extends string>(
  query: SelectQueryBuilder<DB, TB, O>,
  sort: NoInfer<K | `-${K}`>,
  columns: Readonly<Record<K, readonly OrderByExpression<DB, TB, O>[]>>,
  conditions: readonly RawBuilder<boolean>[] = [],
): SelectQueryBuilder<DB, TB, O> {
  const { key, direction } = parseSort<K>(sort);
  const found = conditions.reduce((matching, condition) => matching.where(condition), query);
  return columns[key].reduce<typeof query>((sorted, column) => sorted.orderBy(column, direction), found);
}

/** A page of a query with the number of all matching rows; all rows where no page is requested. */
export async function pageOf<DB, TB extends keyof DB, O, R = Simplify<O>>(
  query: SelectQueryBuilder<DB, TB, O>,
  list: ListQuery,
  toRecord = (row: Simplify<O>) => row as unknown as R, // as: without another function it is the row
): Promise<Page<R>> {
  const page = limits(list);
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query).execute();
  return { rows: rows.map(toRecord), total: await totalOf(list, rows.length, () => countOf(query)) };
}

/**
 * The total. A page that is not full is the last one and needs no count, which would read all rows in a search.
 * @param found how many rows the page has
 */
export async function totalOf(list: ListQuery, found: number, count: () => Promise<number>): Promise<number> {
  const page = limits(list);
  if (!page) return found;
  const isLast = found < page.limit && (found > 0 || page.offset === 0);
  return isLast ? page.offset + found : count();
}

export async function countOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) {
  const counted = query.clearSelect().clearOrderBy().select(sql`count(*)`.as('total'));
  const row = (await counted.executeTakeFirstOrThrow()) as { total: number }; // a generic select has no known row
  return row.total;
}
