// The office's overview: figures, who did what, and what was deleted.
import { readEventsAhead, readFeeSums, readPeopleCounts } from '#server/db/analytics.ts';
import { listActivity } from '#server/db/audit-log.ts';
import { findDeletedRecord, listDeletedRecords } from '#server/db/deleted-records.ts';
import { notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { records } from '#server/records/record-types.ts';
import { indiaDate } from '#shared/format.ts';
import { totalCountHeader } from '#shared/list-query.ts';
import { mayAll } from '#shared/roles.ts';

export const officeHandlers = {
  readAnalytics: async ({ db, session, clock }) => {
    const today = indiaDate(clock());
    return {
      ...(await readPeopleCounts(db)),
      events: await readEventsAhead(db, today),
      // Fees are between the student and the office: faculty do not see them.
      ...(mayAll('fees.list', session.role) && { fees: await readFeeSums(db, today) }),
    };
  },

  listActivity: async ({ db, query, reply }) => {
    const { rows, total } = await listActivity(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },

  listDeletedRecords: async ({ db, query, clock, reply }) => {
    const { rows, total } = await listDeletedRecords(db, query, clock());
    reply.header(totalCountHeader, total);
    return rows;
  },

  restoreDeletedRecord: async (exchange) => {
    const record = await findDeletedRecord(exchange.db, exchange.params.id, exchange.clock());
    if (!record) throw notFound('Deleted record');
    await records[record.noun].restore(exchange, record.recordId);
    return record;
  },
} satisfies Partial<Handlers>;
