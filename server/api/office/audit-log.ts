import { listAuditLog } from '#server/db/office/audit-log.ts';
import type { Handlers } from '#server/http/context.ts';
import { answerPage } from '#server/http/lists.ts';

export const auditLogHandlers = {
  listAuditLog: async ({ db, query, reply }) => answerPage(reply, await listAuditLog(db, query)),
} satisfies Partial<Handlers>;
