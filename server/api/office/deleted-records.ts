import { findDeletedRecord, listDeletedRecords } from '#server/db/office/deleted-records.ts';
import { notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { answerPage } from '#server/http/lists.ts';
import { records } from '#server/records/record-types.ts';

export const deletedRecordHandlers = {
  listDeletedRecords: async ({ db, query, clock, reply }) =>
    answerPage(reply, await listDeletedRecords(db, query, clock())),

  restoreDeletedRecord: async (context) => {
    const record = await findDeletedRecord(context.db, context.params.id, context.clock());
    if (!record) throw notFound('Deleted record');
    await records[record.noun].restore(context, record.recordId);
    await context.site.refresh();
    return record;
  },
} satisfies Partial<Handlers>;
