import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Due } from '#shared/dues.ts';
import { mostPayments } from '#shared/payments.ts';
import type { DueListSearch } from '#web/portal/dues/due-list-search.ts';
import { allDuesQuery } from '#web/portal/dues/due-queries.ts';
import { useSelection } from '#web/portal/lists/use-selection.ts';

/**
 * The open fees that are being paid. They stay chosen from search to search and from page to page, because the money is counted
 * together in the end; `chosen` is undefined until all that match have loaded.
 */
export function useChosenDues(search: DueListSearch, page: { rows: Due[]; total: number } | undefined) {
  const { rows = [], total } = page ?? {};
  const ids = rows.map(({ id }) => id);
  const selection = useSelection(ids, total, search, true);
  /** The rows of the pages on which something was ticked. */
  const [seen, setSeen] = useState<ReadonlyMap<string, Due>>(new Map());
  const isWhole = selection.isAll && (total ?? 0) <= mostPayments;
  const all = useQuery({ ...allDuesQuery(search), enabled: isWhole });
  const remembering = (act: () => void) => {
    setSeen(new Map([...seen, ...rows.map((due) => [due.id, due] as const)]));
    act();
  };
  return {
    selection: {
      ...selection,
      toggle: (id: string, isRange: boolean) => remembering(() => selection.toggle(id, isRange)),
      togglePage: () => remembering(selection.togglePage),
    },
    chosen: selection.isAll ? all.data : [...selection.ids].flatMap((id) => seen.get(id) ?? []),
  };
}
