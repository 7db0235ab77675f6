import * as z from 'zod/mini';
import { exportFile, get } from '#shared/kit/call.ts';
import { collectionsSchema } from '#shared/money/cash-desk/collections.ts';

export const collectionCalls = {
  readCollections: get('/api/collections', 'payment.list', {
    summary: 'What was collected today, this month and this financial year, by fee, quota, mode and clerk',
    answer: collectionsSchema,
  }),
  exportCollections: exportFile('/api/collections.csv', 'payment.list', z.object({})),
};
