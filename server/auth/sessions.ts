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
import type { Role } from '#shared/roles.ts';
import { hashToken, newToken } from './tokens.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long a session lives without use, and at most. Students have the longest sessions: they use their own phones, the office shared computers. */
const lifetimes: Record<Role, { idle: number; absolute: number }> = {
  admin: { idle: 30 * minute, absolute: 12 * hour },
  faculty: { idle: 2 * hour, absolute: 24 * hour },
  student: { idle: 24 * hour, absolute: 7 * 24 * hour },
};

const sessionsPerAccount = 10;
/** The last use is written at most once a minute, so that a read does not cost a write. */
const touchEvery = minute;

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
  const { idle, absolute } = lifetimes[account.role];
  await insertSession(tx, {
    id: nextId(),
    token_hash: hashToken(token),
    account_id: account.id,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    idle_expires_at: isoAfter(now, idle),
    expires_at: isoAfter(now, absolute),
    ip: device.ip,
    user_agent: device.userAgent.slice(0, 300),
    confirmed_at: now.toISOString(),
  });
  await deleteOldestSessions(tx, account.id, sessionsPerAccount);
  return token;
}

/** The session of a cookie, whose idle time starts again; null where it is missing, ended or expired. */
export async function readSession(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<Session | null> {
  if (!token) return null;
  const session = await findSession(db, hashToken(token), now);
  if (!session) return null;
  if (now.getTime() - Date.parse(session.lastSeenAt) > touchEvery) {
    await touchSession(db, session.id, now.toISOString(), isoAfter(now, lifetimes[session.role].idle));
  }
  return session;
}

/** Replaces the session's token after the user has confirmed the password. @returns the new token, for the cookie */
export async function renewToken(db: Database, session: Session, now: Date): Promise<string> {
  const token = newToken();
  await renewSession(db, session.id, hashToken(token), now);
  return token;
}
