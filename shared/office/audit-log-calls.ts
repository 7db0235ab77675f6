import * as z from 'zod/mini';
import { get } from '#shared/kit/call.ts';
import { collegeAuditEntrySchema, collegeAuditQuerySchema } from '#shared/office/audit-log.ts';

export const auditLogCalls = {
  listAuditLog: get('/api/audit-log', 'audit-log.list', 'Who did what in the whole college, newest first', {
    query: collegeAuditQuerySchema,
    answer: z.array(collegeAuditEntrySchema),
  }),
};
