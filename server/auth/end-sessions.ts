import { deleteSessionsOfAccount } from '#server/db/account/sessions.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Role } from '#shared/roles.ts';
import { accountOfRecord, auditNounOf } from './account-of-record.ts';
import type { AccountContext } from './invites.ts';

/**
 * Ends all sessions of a person at the office's request, e.g. after a phone was lost.
 * @throws 404 where there is no such record
 */
export async function endSessions(
  { db, author, clock, session }: AccountContext & { session: { id: string } },
  role: Role,
  recordId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const account = await accountOfRecord(tx, role, recordId);
    // Admins who end their own sessions keep the current one.
    await deleteSessionsOfAccount(tx, account.id, session.id);
    const noun = auditNounOf(role);
    await insertAudit(tx, author, { action: 'sessions-ended', noun, recordId }, clock());
  });
}
