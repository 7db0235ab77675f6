import * as z from 'zod/mini';

import { create, get, remove } from '#shared/call.ts';
import * as imports from '#shared/imports.ts';
import { listQuery } from '#shared/list-query.ts';

export const importCalls = {
  createImport: create(
    '/api/imports',
    'import.write',
    'Take records in from a CSV file, or only look at it (dryRun=true)',
    {
      query: imports.importQuerySchema,
      upload: {
        maxBytes: imports.importFileLimit,
        contentType: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
      answer: imports.importReportSchema,
      otherStatus: 200,
    },
  ),
  listImports: get('/api/imports', 'import.write', 'Imports, newest first', {
    query: listQuery(['at']),
    answer: z.array(imports.importSchema),
  }),
  deleteImport: remove(
    '/api/imports/{id}',
    'import.write',
    'Undo a whole import; refused where a record was changed since',
  ),
};
