import { findDeletedRecord, listDeletedRecords } from '#server/db/deleted-records.ts';
import { notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { records } from '#server/records/record-types.ts';
import { totalCountHeader } from '#shared/list-pages.ts';

export const deletedRecordHandlers = {
  listDeletedRecords: async ({ db, query, clock, reply }) => {
    const { rows, total } = await listDeletedRecords(db, query, clock());
    reply.header(totalCountHeader, total);
    return rows;
  },

  restoreDeletedRecord: async (context) => {
    const record = await findDeletedRecord(context.db, context.params.id, context.clock());
    if (!record) throw notFound('Deleted record');
    await records[record.noun].restore(context, record.recordId);
    await context.site.refresh();
    return record;
  },
} satisfies Partial<Handlers>;
