import * as z from 'zod/mini';

import { create, exportFile, get } from '#shared/kit/call.ts';
import { deletedNouns } from '#shared/kit/record-types.ts';
import * as deleted from '#shared/office/deleted-records.ts';

export const deletedRecordCalls = {
  listDeletedRecords: get('/api/deleted-records', 'deleted-record.list', {
    summary: 'What was deleted in the last 30 days, newest first',
    query: deleted.deletedRecordQuerySchema,
    answer: z.array(deleted.deletedRecordSchema),
  }),
  exportDeletedRecords: exportFile(
    '/api/deleted-records.csv',
    'deleted-record.list',
    deleted.deletedRecordQuerySchema,
  ),
  restoreDeletedRecord: create('/api/deleted-records/{id}/restoration', 'deleted-record.restore', {
    summary: 'Bring a deleted record back',
    answer: z.object({
      noun: z.enum(deletedNouns),
      recordId: z.string(),
      label: z.string(),
    }),
    asks: ['same-fee', 'same-person', 'same-session', 'papers-at-once'],
  }),
};
