import * as z from 'zod/mini';

import { collegeAuditEntrySchema, collegeAuditQuerySchema } from '#shared/audit-log.ts';
import { get } from '#shared/call.ts';

export const auditLogCalls = {
  listAuditLog: get('/api/audit-log', 'audit-log.list', 'Who did what in the whole college, newest first', {
    query: collegeAuditQuerySchema,
    answer: z.array(collegeAuditEntrySchema),
  }),
};
