// The rows of a list that are chosen for an action: some by their ids, or all that match the list's filter.
import { useState } from 'react';
import type { ListPage, ShownList } from './list-of.ts';
import { matchOf } from './list-search.ts';

/** As the API takes it: ids, or the filter with the number that the user has seen. */
export type ChosenRows<F> = { ids: string[] } | { filter: F; expected: number };

interface Chosen {
  /** The filter under which the rows were chosen; another filter starts again. */
  filterKey: string;
  ids: ReadonlySet<string>;
  isAll: boolean;
  /** The row of the last click, from which a click with Shift reaches. */
  last?: string | undefined;
}

export interface RowSelection {
  count: number;
  /** How many rows match the filter, on every page; undefined until the list has loaded. */
  total: number | undefined;
  isAll: boolean;
  ids: ReadonlySet<string>;
  isChosen: (id: string) => boolean;
  /** Whether every row of this page is chosen, some are, or none. */
  page: 'all' | 'some' | 'none';
  toggle: (id: string, isRange: boolean) => void;
  togglePage: () => void;
  chooseAll: () => void;
  clear: () => void;
}

/**
 * @param isKept whether rows that were chosen one by one stay chosen under another search or filter
 * @param initial the rows that are chosen at first
 */
export function useSelection(
  { search, query }: Pick<ShownList<ListPage<{ id: string }>>, 'search' | 'query'>,
  isKept = false,
  initial: readonly string[] = [],
): RowSelection {
  const list = query.data;
  const pageIds = list?.rows.map(({ id }) => id) ?? [];
  const total = list?.total;
  const filterKey = JSON.stringify(matchOf(search));
  const none: Chosen = { filterKey, ids: new Set(), isAll: false };
  const [stored, setChosen] = useState<Chosen>({ ...none, ids: new Set(initial) });
  const stays = stored.filterKey === filterKey || (isKept && !stored.isAll);
  const chosen = stays ? stored : none;
  const { ids, isAll, last } = chosen;
  const isChosen = (id: string) => isAll || ids.has(id);
  const onPage = pageIds.filter(isChosen).length;
  const choose = (next: Iterable<string>, at?: string) =>
    setChosen({ filterKey, ids: new Set(next), isAll: false, last: at });
  return {
    count: isAll ? (total ?? 0) : ids.size,
    total,
    isAll,
    ids,
    isChosen,
    page: onPage === 0 ? 'none' : onPage === pageIds.length ? 'all' : 'some',
    toggle: (id, isRange) => {
      const [from, to] = [pageIds.indexOf(last ?? ''), pageIds.indexOf(id)].toSorted((a, b) => a - b);
      const range = isRange && from !== undefined && from >= 0 ? pageIds.slice(from, (to ?? from) + 1) : [id];
      // Where all that match are chosen and one row is taken out, only the other rows of this page stay chosen.
      const before = isAll ? pageIds : [...ids];
      const isOn = !isChosen(id);
      choose(isOn ? [...before, ...range] : before.filter((one) => !range.includes(one)), id);
    },
    togglePage: () =>
      choose(
        onPage === pageIds.length
          ? [...ids].filter((id) => !pageIds.includes(id))
          : [...(isAll ? [] : ids), ...pageIds],
      ),
    chooseAll: () => setChosen({ filterKey, ids: new Set(), isAll: true }),
    clear: () => setChosen(none),
  };
}

/** @param filter of the list, as the API takes it */
export function chosenRows<F>({ isAll, ids, count }: RowSelection, filter: F): ChosenRows<F> {
  return isAll ? { filter, expected: count } : { ids: [...ids] };
}
