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
      // Fees are between the student and the office: faculty do not see them.
      ...(mayAll('fees.list', session.role) && { fees: await readFeeSums(db, today) }),
    };
  },
} satisfies Partial<Handlers>;
