import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Due } from '#shared/money/dues.ts';
import { mostPayments } from '#shared/money/payments-at-once.ts';
import { useSelection } from '#web/portal/kit/lists/use-selection.ts';
import { allDuesQuery, type ShownDues } from './due-queries.ts';

/**
 * The open fees that are being paid, or of which people are reminded. They stay chosen from search to search and from page to
 * page, because the money is counted together in the end; `chosen` is undefined until all that match have loaded.
 * @param initial the fees that are chosen at first
 */
export function useChosenDues({ search, query }: ShownDues, initial: readonly Due[] = []) {
  const { rows = [], total = 0 } = query.data ?? {};
  const first = initial.map(({ id }) => id);
  const selection = useSelection({ search, query }, true, first);
  /** The rows of the pages on which something was ticked. */
  const [seen, setSeen] = useState<ReadonlyMap<string, Due>>(
    () => new Map(initial.map((due) => [due.id, due])),
  );
  const isWhole = selection.isAll && total <= mostPayments;
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
