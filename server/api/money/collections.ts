import type { Handlers } from '#server/context.ts';
import { readCollections } from '#server/db/money/collections.ts';
import { indiaDate } from '#shared/kit/format.ts';

export const collectionHandlers = {
  readCollections: async ({ db, clock }) => readCollections(db, indiaDate(clock())),
} satisfies Partial<Handlers>;
