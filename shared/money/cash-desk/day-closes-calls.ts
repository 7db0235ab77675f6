import * as z from 'zod/mini';
import { create, exportFile, get, pdf } from '#shared/kit/call.ts';
import { dayCloseInputSchema, dayCloseSchema } from '#shared/money/cash-desk/day-closes.ts';

export const dayCloseCalls = {
  listDayCloses: get('/api/day-closes', 'payment.list', {
    summary: 'The closed days of the cash desk, latest first',
    answer: z.array(dayCloseSchema),
  }),
  exportDayCloses: exportFile('/api/day-closes.csv', 'payment.list', z.object({})),
  createDayClose: create('/api/day-closes', 'day-close.write', {
    summary: 'Close the cash desk for a day: nothing can be entered for it or a day before it any more',
    body: dayCloseInputSchema,
    answer: dayCloseSchema,
  }),
  readDayClose: pdf('/api/day-closes/{id}/close.pdf', 'payment.list', {
    summary: 'A closed day, to be signed',
  }),
};
