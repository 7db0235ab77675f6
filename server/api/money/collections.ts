import type { Handlers } from '#server/context.ts';
import { plainColumns, sendRows } from '#server/csv/export.ts';
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

  exportCollections: async (context) => {
    const collections = await readCollections(context.db, indiaDate(context.clock()));
    const lines = collectionGroups.flatMap((by) => collections[by].map((one): Line => ({ ...one, by })));
    return sendRows(context, { noun: 'payment', name: 'collections', columns }, lines);
  },
} satisfies Partial<Handlers>;
