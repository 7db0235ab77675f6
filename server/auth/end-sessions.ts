import { findAccountOfRecord } from '#server/db/accounts.ts';
import { insertAudit } from '#server/db/audit-log.ts';
import { deleteSessionsOfAccount } from '#server/db/sessions.ts';
import type { Role } from '#shared/roles.ts';
import type { AccountContext } from './invites.ts';

/**
 * Ends all sessions of a person at the office's request, e.g. after a phone was lost.
 * @returns whether there is such a record
 */
export async function endSessions(
  { db, author, clock, session }: AccountContext & { session: { id: string } },
  role: Role,
  recordId: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccountOfRecord(tx, role, recordId);
    if (!account) return false;
    // Admins who end their own sessions keep the current one.
    await deleteSessionsOfAccount(tx, account.id, session.id);
    const noun = role === 'admin' ? 'account' : role;
    await insertAudit(tx, author, { action: 'sessions-ended', noun, recordId }, clock());
    return true;
  });
}
