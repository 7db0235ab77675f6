import * as z from 'zod/mini';
import { create, exportFile, get, post } from '#shared/kit/call.ts';
import { exportShape } from '#shared/kit/exports.ts';
import { oneOf } from '#shared/kit/fields/field-schemas.ts';
import * as dues from '#shared/money/dues.ts';

const query = dues.dueListQuerySchema;

export const dueCalls = {
  listDues: get('/api/dues', 'due.list', {
    summary: 'Fees that are open, with their sums',
    query,
    answer: dues.duesSchema,
  }),
  exportDues: exportFile('/api/dues.csv', 'due.list', query),
  createDueExport: post('/api/due-exports', 'due.list', {
    summary: 'Chosen open fees as CSV, or as a workbook (format=xlsx)',
    body: z.object({ selection: dues.dueSelectionSchema }),
    query: z.object(exportShape),
    contentType: 'text/csv; charset=utf-8',
  }),
  listDueHeads: get('/api/due-heads', 'due.list', {
    summary: 'The labels of the fees that are open',
    /** The labels of the fees that are open. */
    answer: z.array(z.object({ head: z.string(), fees: z.number(), open: z.number() })),
  }),
  listDueFigures: get('/api/due-figures', 'due.list', {
    summary: 'What is open by year of study or by fee, and for how long',
    query: dues.dueFigureQuerySchema,
    answer: z.array(dues.dueFigureSchema),
  }),
  createReminder: create('/api/students/{id}/reminders', 'due.remind', {
    summary: 'Note that a prefilled message about dues was opened today',
    body: z.object({
      language: oneOf('Language', dues.reminderLanguages),
    }),
    answer: z.object({ remindedOn: z.string() }),
  }),
};
