import * as z from 'zod/mini';

import { create, exportFile, get, post, remove } from '#shared/kit/call.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import * as imports from '#shared/office/imports.ts';

const upload = {
  maxBytes: 2 * 1024 * 1024,
  contentType: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  fields: { corrections: imports.importCorrectionsSchema },
};

export const importCalls = {
  createImport: create('/api/imports', 'import.write', {
    summary: 'Take records in from a CSV file, or only look at it (dryRun=true)',
    query: z.extend(imports.importRestQuerySchema, {
      dryRun: z.pipe(
        z._default(z.enum(['true', 'false'], 'dryRun must be true or false'), 'false'),
        z.transform((text) => text === 'true'),
      ),
      mistakes: z._default(z.enum(imports.mistakeChoices, 'mistakes must be refuse or leave-out'), 'refuse'),
    }),
    upload,
    answer: imports.importReportSchema,
    otherStatus: 200,
  }),
  createImportRest: post('/api/import-rests', 'import.write', {
    summary: 'The rows of a file that have mistakes, as CSV with what is wrong in each',
    query: imports.importRestQuerySchema,
    upload,
    contentType: 'text/csv; charset=utf-8',
  }),
  listImports: get('/api/imports', 'import.write', {
    summary: 'Imports, newest first',
    query: listQuerySchema(['at']),
    answer: z.array(imports.importSchema),
  }),
  exportImports: exportFile('/api/imports.csv', 'import.write', listQuerySchema(['at'])),
  deleteImport: remove('/api/imports/{id}', 'import.write', {
    summary: 'Undo a whole import; refused where a record was changed since',
    approvals: ['concession'],
  }),
};
