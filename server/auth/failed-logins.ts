// A failed log-in leaves a row in the audit log and a line in the server's log. Neither contains the typed name:
// users sometimes type their password into the name field.
import { type Clock, isoAfter } from '#server/clock.ts';
import type { Account } from '#server/db/account/accounts.ts';
import { countNote } from '#server/db/account/login-failures.ts';
import { type Author, hasAudit, insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import { networkOf, wideNetworkOf } from '#server/network.ts';
import type { LoginTry } from './login-throttle.ts';
import { hashToken } from './tokens.ts';

/** A script that is refused again and again must not fill the audit log. The server's log has a line for each refusal. */
const refusalsNotedEvery = 15 * 60_000;

interface FailedLogin {
  db: Database;
  clock: Clock;
  author: Author;
  log: { warn: (line: object, message: string) => void };
}

export async function noteFailedLogin(
  { db, clock, author, log }: FailedLogin,
  { role, name, ip }: LoginTry,
  account: Account | undefined,
  reason: 'wrong password' | 'wrong code' | 'too many attempts',
): Promise<void> {
  const network = networkOf(ip);
  const label = account || reason !== 'wrong password' ? reason : 'unknown name';
  const isRefused = reason === 'too many attempts';
  // Tells attempts at one account from attempts at many without naming the account.
  const accountHash = hashToken(`${role}:${name.toLowerCase()}`).slice(0, 16);
  log.warn(
    { role, account: accountHash, network, reason: label },
    isRefused ? 'log-in refused' : 'log-in failed',
  );
  const change = {
    action: isRefused ? 'login-refused' : 'login-failed',
    noun: 'account',
    recordId: account?.id ?? '',
    label,
    after: { role, network },
  } as const;
  await db.transaction().execute(async (tx) => {
    const since = isoAfter(clock(), -refusalsNotedEvery);
    if (isRefused && (await hasAudit(tx, change, since))) return;
    const about = account?.id ?? wideNetworkOf(ip);
    if ((await countNote(tx, change.action, about, clock())) > 0) return;
    await insertAudit(tx, author, change, clock());
  });
}
