// A list's state in the address: shareable, and Back works. Invalid parameters are dropped.

import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { defaultPageSize, pageSizes } from '#shared/kit/list-pages.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import { idForm, matching } from '#web/portal/kit/shell/address.ts';

/** The parameters of every list, to which each list adds its filters. Defaults are left out of the address. */
export interface ListSearch<K extends string = string> {
  q?: string | undefined;
  sort?: K | `-${K}` | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  /** The keys of the columns that are shown besides the usual ones: 'batch,quota'. */
  cols?: string | undefined;
}

/** The values that each filter can have; an empty list: any short text. */
type Filters = Record<string, readonly string[]>;
type FilterValues<F extends Filters> = { [Name in keyof F]?: F[Name][number] | undefined };

/**
 * Makes the parser of a list's search parameters.
 * @param sortKeys as the API's list takes them
 * @param filters the values each filter may have
 */
export function listSearch<const K extends string, const F extends Filters>(
  sortKeys: readonly K[],
  filters: F,
) {
  const sorts = sortKeys.flatMap((key) => [key, `-${key}` as const]);
  return (address: Record<string, unknown>): ListSearch<K> & FilterValues<F> => {
    const page = Number(address.page);
    const pageSize = Number(address.pageSize);
    const chosen = Object.entries(filters).map(([name, values]) => [
      name,
      values.length > 0
        ? values.find((value) => value === searchWords(address[name]))
        : searchWords(address[name]),
    ]);
    return {
      q: searchWords(address.q),
      sort: sorts.find((sort) => sort === address.sort),
      page: Number.isInteger(page) && page > 1 ? page : undefined,
      pageSize: pageSizes.find((size) => size === pageSize && size !== defaultPageSize),
      ...(Object.fromEntries(chosen) as FilterValues<F>), // the names and values are those of `filters`
    };
  };
}

/** The router parses `?q=2026` as a number and `?overdue=true` as a boolean: a parameter is the text in the address. */
export function searchWords(parameter: unknown, most = 100): string | undefined {
  const words = ['string', 'number', 'boolean'].includes(typeof parameter) ? String(parameter) : '';
  return firstCharacters(words, most) || undefined;
}

export type ChangeList<S extends ListSearch> = (change: Partial<S>, isCorrection?: boolean) => void;

/** The list's state and its setter. */
export function useListSearch<S extends ListSearch>(read: (address: Record<string, unknown>) => S) {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => read(address), [read, address]);
  return [search, useListChange<S>()] as const;
}

/** A change of search, filter or sort returns to the first page. */
export function useListChange<S extends ListSearch>(): ChangeList<S> {
  const router = useRouter();
  return useCallback(
    (change, isCorrection = false) => {
      // As it is now: on a slow device the user's next change comes before this screen shows the last one.
      const now: Record<string, unknown> = router.latestLocation.search;
      void router.navigate({
        to: '.',
        state: true,
        search: { ...now, page: undefined, ...change },
        // One history entry per search: Back undoes the whole search, not one letter.
        replace: isCorrection || Boolean(now.q && change.q),
      });
    },
    [router],
  );
}

/** What the screen alone knows of a list. */
type OfScreen = 'cols' | 'view' | 'form';

/** What the API is asked of all pages, for the export. */
export function filterOf<S extends ListSearch & Partial<Record<OfScreen, string>>>(search: S) {
  const { page: _page, pageSize: _pageSize, cols: _cols, view: _view, form: _form, ...filter } = search;
  return filter as Omit<S, 'page' | 'pageSize' | OfScreen>;
}

/** What matches, on every page and in any order. */
export function matchOf<S extends Parameters<typeof filterOf>[0]>(search: S) {
  const { sort: _, ...match } = filterOf(search);
  return match;
}

/** The query of the API's list. */
export function pageOf<S extends ListSearch>(search: S) {
  return { ...filterOf(search), page: search.page ?? 1, pageSize: search.pageSize ?? defaultPageSize };
}

/** Parameters that say how a list is shown: they leave no row out, though a calendar has dates to come or past ones. */
const shown = new Set([
  'sort',
  'page',
  'facultyPage',
  'pageSize',
  'cols',
  'view',
  'month',
  'dates',
  'form',
  'tab',
]);

/** The parameters that leave rows out: search text and filters. 'ALL' leaves none out. */
export function narrowingOf(search: ListSearch): string[] {
  return Object.entries(search).flatMap(([name, value]) => {
    const isNarrow = value !== undefined && value !== '' && value !== 'ALL' && !shown.has(name);
    return isNarrow ? [name] : [];
  });
}

/** The record whose form is open: 'new', an id, or none. It is in the address, so that Back closes the form. */
export const formTarget = ({ form }: Record<string, unknown>): { form?: string | undefined } => ({
  form: matching(form, idForm),
});
