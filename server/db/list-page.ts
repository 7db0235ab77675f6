// What every list does alike: search words, page, total.
import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from 'kysely';
import type { ListQuery } from '#shared/list-query.ts';
import { isPostgres } from './dialect.ts';

export interface Page<T> {
  rows: T[];
  /** All rows that match, on every page. */
  total: number;
}

/** 'lakshmi vcp26' → patterns that must all occur. The signs LIKE reads specially are taken literally. */
export function searchPatterns(q: string | undefined): string[] {
  const words = (q ?? '').normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}

/** What the search box looks through: lower-case, so that the databases need not agree on case. */
export function searchText(parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ').normalize('NFC').toLowerCase();
}

/** Columns as `searchText` would have them, for the small tables that keep no such text. PostgreSQL's own lower() would leave É alone. */
export function plain(
  db: Parameters<typeof isPostgres>[0],
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return isPostgres(db) ? sql`lower(normalize(${columns}, nfc) collate "und-x-icu")` : sql`plain(${columns})`;
}

/** undefined where everything is asked for */
export function limits({ page, pageSize }: ListQuery): { limit: number; offset: number } | undefined {
  return page === undefined ? undefined : { limit: pageSize, offset: (page - 1) * pageSize };
}

/** @param text what is searched, as `searchText` or `plain` make it */
export function contains(pattern: string, text: RawBuilder<unknown> = sql`search_text`) {
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}

/** First to fourth: by the alphabet the fourth year would come second. */
export const yearOrder = sql<number>`case year when 'FIRST' then 1 when 'SECOND' then 2 when 'THIRD' then 3 else 4 end`;

/** A page of a query and the number of all rows that match it; everything where no page is asked for. */
export async function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  list: ListQuery,
): Promise<Page<Simplify<O>>> {
  const page = limits(list);
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query).execute();
  return { rows, total: await totalOf(list, rows.length, () => countOf(query)) };
}

/**
 * A page that is not full is the last one, and nothing need be counted: a search reads everything for that.
 * @param found how many rows the page has
 */
export async function totalOf(list: ListQuery, found: number, count: () => Promise<number>): Promise<number> {
  const page = limits(list);
  if (!page) return found;
  const isLast = found < page.limit && (found > 0 || page.offset === 0);
  return isLast ? page.offset + found : count();
}

export async function countOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const counted = query.clearSelect().clearOrderBy().select(sql`count(*)`.as('total'));
  const row = (await counted.executeTakeFirstOrThrow()) as { total: number | string }; // a generic select has no known row
  return Number(row.total);
}
