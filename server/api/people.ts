import { listContactInfo, listPersonalInfo } from '#server/db/people-lists.ts';
import type { Handlers } from '#server/http/exchange.ts';
import { totalCountHeader } from '#shared/list-query.ts';

export const peopleHandlers = {
  listPersonalInfo: async ({ db, query, reply }) => {
    const { rows, total } = await listPersonalInfo(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },

  listContactInfo: async ({ db, query, reply }) => {
    const { rows, total } = await listContactInfo(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },
} satisfies Partial<Handlers>;
