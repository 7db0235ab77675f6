import type { Handlers } from '#server/context.ts';
import { readCollections } from '#server/db/money/collections.ts';
import { sumDues } from '#server/db/money/dues.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { defaultPageSize } from '#shared/kit/list-pages.ts';

export const collectionHandlers = {
  readCollections: async ({ db, clock }) => {
    const today = indiaDate(clock());
    const { government: promised = 0 } = await sumDues(db, { pageSize: defaultPageSize }, today);
    return { ...(await readCollections(db, today)), promised };
  },
} satisfies Partial<Handlers>;
