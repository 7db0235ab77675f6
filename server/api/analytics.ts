import { readEventsAhead, readFeeSums, readPeopleCounts } from '#server/db/analytics.ts';
import type { Handlers } from '#server/http/context.ts';
import { indiaDate } from '#shared/format.ts';
import { mayAll } from '#shared/roles.ts';

export const analyticsHandlers = {
  readAnalytics: async ({ db, session, clock }) => {
    const today = indiaDate(clock());
    return {
      ...(await readPeopleCounts(db)),
      events: await readEventsAhead(db, today),
      // Faculty members may not see fees.
      ...(mayAll('fees.list', session.role) && { fees: await readFeeSums(db, today) }),
    };
  },
} satisfies Partial<Handlers>;
