import { listAuditLog } from '#server/db/audit-log.ts';
import type { Handlers } from '#server/http/context.ts';
import { totalCountHeader } from '#shared/list-pages.ts';

export const auditLogHandlers = {
  listAuditLog: async ({ db, query, reply }) => {
    const { rows, total } = await listAuditLog(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },
} satisfies Partial<Handlers>;
