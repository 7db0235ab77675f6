import type { Handlers } from '#server/context.ts';
import { exporting, plainColumns } from '#server/csv/export.ts';
import { readCollections } from '#server/db/money/collections.ts';
import { sumDues } from '#server/db/money/dues.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { defaultPageSize } from '#shared/kit/list-pages.ts';
import {
  type Collected,
  type CollectionGroup,
  collectionGroups,
} from '#shared/money/cash-desk/collections.ts';
import { paymentModeLabels } from '#shared/money/payment-modes.ts';
import { quotaLabels } from '#shared/people/quotas.ts';

/** A line of the file: one group of one of the tables. */
type Line = Collected & { by: CollectionGroup };

const columns = plainColumns<Line>(['by', 'group', 'today', 'month', 'year'], {
  by: { choiceLabels: { head: 'Fee', quota: 'Quota', mode: 'Mode', clerk: 'Clerk' } },
  group: { choiceLabels: { ...quotaLabels, ...paymentModeLabels } },
  month: { label: 'This month' },
  year: { label: 'This year' },
});

export const collectionHandlers = {
  readCollections: async ({ db, clock }) => {
    const today = indiaDate(clock());
    const { government: promised = 0 } = await sumDues(db, { pageSize: defaultPageSize }, today);
    return { ...(await readCollections(db, today)), promised };
  },

  exportCollections: exporting('payment', 'collections', columns, async ({ db, clock }) => {
    const collections = await readCollections(db, indiaDate(clock()));
    return collectionGroups.flatMap((by) => collections[by].map((collected): Line => ({ ...collected, by })));
  }),
} satisfies Partial<Handlers>;
