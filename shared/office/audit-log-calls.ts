import * as z from 'zod/mini';
import { exportFile, get } from '#shared/kit/call.ts';
import { collegeAuditEntrySchema, collegeAuditQuerySchema } from '#shared/office/audit-log.ts';

export const auditLogCalls = {
  listAuditLog: get('/api/audit-log', 'audit-log.list', {
    summary: 'Who did what in the whole college, newest first',
    query: collegeAuditQuerySchema,
    answer: z.array(collegeAuditEntrySchema),
  }),
  exportAuditLog: exportFile('/api/audit-log.csv', 'audit-log.list', collegeAuditQuerySchema),
};
