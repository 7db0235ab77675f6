import { findAccountOfRecord } from '#server/db/accounts.ts';
import { insertAudit } from '#server/db/audit-log.ts';
import { deleteSessionsOfAccount } from '#server/db/sessions.ts';
import type { Role } from '#shared/roles.ts';
import type { AccountContext } from './invites.ts';

/**
 * Signs a person out everywhere, as the office asks; a lost phone or a forgotten computer is then of no use.
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
    // An admin who ends the own sessions goes on with this one.
    await deleteSessionsOfAccount(tx, account.id, session.id);
    const noun = role === 'admin' ? 'account' : role;
    await insertAudit(tx, author, { action: 'sessions-ended', noun, recordId }, clock());
    return true;
  });
}
