// What every list does alike: search words, page, total.
import { sql } from 'kysely';
import type { ListQuery } from '#shared/list-query.ts';

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

/** undefined where everything is asked for */
export function limits({ page, pageSize }: ListQuery): { limit: number; offset: number } | undefined {
  return page === undefined ? undefined : { limit: pageSize, offset: (page - 1) * pageSize };
}

export function contains(pattern: string) {
  return sql<boolean>`search_text like ${pattern} escape '\\'`;
}

/** First to fourth: by the alphabet the fourth year would come second. */
export const yearOrder = sql<number>`case year when 'FIRST' then 1 when 'SECOND' then 2 when 'THIRD' then 3 else 4 end`;
