import { isoAfter } from '#server/clock.ts';
import type { Account } from '#server/db/account/accounts.ts';
import {
  deleteOldestSessions,
  findSession,
  insertSession,
  renewSession,
  type Session,
  touchSession,
} from '#server/db/account/sessions.ts';
import { nextId } from '#server/db/ids.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { sessionIdle } from '#shared/account/session-idle.ts';
import type { Role } from '#shared/roles.ts';
import { hashToken, newToken } from './tokens.ts';

const hour = 3_600_000;
/** Milliseconds that a session lives at most. */
const sessionLife: Readonly<Record<Role, number>> = {
  admin: 12 * hour,
  faculty: 24 * hour,
  student: 7 * 24 * hour,
  guardian: 7 * 24 * hour,
};

const sessionsPerAccount = 10;
/** The last use is written at most once a minute, so that a read does not cost a write. */
const touchEvery = 60_000;

/** `__Host-`: only this host, only over TLS (or loopback), for all paths. */
export const sessionCookie = '__Host-sid';
export const sessionCookieOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** @returns the token for the cookie; the table stores its hash */
export async function startSession(
  tx: Tx,
  account: Account,
  device: { ip: string; userAgent: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  await insertSession(tx, {
    id: nextId(),
    token_hash: hashToken(token),
    account_id: account.id,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    idle_expires_at: isoAfter(now, sessionIdle[account.role]),
    expires_at: isoAfter(now, sessionLife[account.role]),
    ip: device.ip,
    user_agent: device.userAgent.slice(0, 300),
    confirmed_at: now.toISOString(),
  });
  await deleteOldestSessions(tx, account.id, sessionsPerAccount);
  return token;
}

/** The session of a cookie, whose idle time starts again; null where it is missing, ended or expired. */
export async function readSession(db: Database, token: string | undefined, now: Date) {
  if (!token) return null;
  const session = await findSession(db, hashToken(token), now);
  if (!session) return null;
  if (now.getTime() - Date.parse(session.lastSeenAt) > touchEvery)
    await touchSession(db, session.id, now.toISOString(), isoAfter(now, sessionIdle[session.role]));
  return session;
}

/** Replaces the session's token after the user has confirmed the password. @returns the new token, for the cookie */
export async function renewToken(db: Database, session: Session, now: Date): Promise<string> {
  const token = newToken();
  await renewSession(db, session.id, hashToken(token), now);
  return token;
}
