// Paging, sorting and searching of every list: without `page` the answer is everything, as older callers expect.
import * as z from 'zod/mini';
import { defaultPageSize } from './list-pages.ts';
import { anyText } from './text/text.ts';

const positive = (name: string, max: number) =>
  z.pipe(
    z.coerce.number(`${name} must be a number`),
    z
      .number(`${name} must be a number`)
      .check(
        z.int(`${name} must be a whole number`),
        z.gte(1, `${name} starts at 1`),
        z.lte(max, `${name} is at most ${max}`),
      ),
  );

/** The search of a list, and of a selection of its rows. */
export const searchText = z.optional(anyText(100, { tooLong: 'Search for at most 100 characters' }));

/** What every list takes, whether its order can be chosen or not. */
export const pageQuerySchema = z.object({
  page: z.optional(positive('page', 1_000_000)),
  pageSize: z._default(positive('pageSize', 100), defaultPageSize),
  q: searchText,
});

/** @param sortKeys the keys of the list's order; a caller sends `lastName`, or `-lastName` for the descending order */
export function listQuerySchema<const K extends string>(sortKeys: readonly [K, ...K[]]) {
  const keys = [...sortKeys, ...sortKeys.map((key) => `-${key}` as const)] as [K, ...(K | `-${K}`)[]];
  return z.extend(pageQuerySchema, {
    sort: z.optional(z.enum(keys, `sort must be one of ${keys.join(', ')}`)),
  });
}

export interface ListQuery {
  page?: number | undefined;
  pageSize: number;
  sort?: string | undefined;
  q?: string | undefined;
}

/** `-lastName` → {key: 'lastName', direction: 'desc'} */
export function parseSort<K extends string>(sort: K | `-${K}`): { key: K; direction: 'asc' | 'desc' } {
  return sort.startsWith('-')
    ? { key: sort.slice(1) as K, direction: 'desc' } // the schema allows only a key with a minus sign
    : { key: sort as K, direction: 'asc' };
}
