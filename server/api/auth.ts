import { describeDevice } from '#server/auth/devices.ts';
import { countLoginTry, countWrongPassword, forgiveLoginTry } from '#server/auth/login-throttle.ts';
import { hashPassword, refuseWeakPassword, verifyPassword } from '#server/auth/passwords.ts';
import { sessionCookie, sessionCookieOptions, startSession } from '#server/auth/sessions.ts';
import { hashToken } from '#server/auth/tokens.ts';
import { findAccount, findAccountByLogin, findOwnWords, updatePasswordHash } from '#server/db/accounts.ts';
import { insertAudit } from '#server/db/audit-log.ts';
import { deleteOpenInvites, findOpenInvite, useInvite } from '#server/db/invites.ts';
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessionsOfAccount,
  listSessions,
} from '#server/db/sessions.ts';
import { badRequest, notFound, unauthenticated } from '#server/errors.ts';
import type { Context, Handlers } from '#server/http/context.ts';
import type { Call } from '#shared/call.ts';
import type { Role } from '#shared/roles.ts';

export const authHandlers = {
  authStatus: async ({ session }) => ({
    isAuthenticated: session !== null,
    user: session && { id: session.recordId, type: session.role },
  }),

  // The sentences of a failed log-in: product §8.
  adminLogin: (x) => signIn(x, 'admin', x.body.username, x.body.password, 'Invalid admin credentials'),
  studentLogin: (x) => signIn(x, 'student', x.body.email, x.body.password, 'Invalid email or password'),
  facultyLogin: (x) => signIn(x, 'faculty', x.body.email, x.body.password, 'Invalid credentials'),

  logout: async ({ db, request, reply }) => {
    const token = request.cookies[sessionCookie];
    if (token) await deleteSessionByToken(db, hashToken(token));
    reply.clearCookie(sessionCookie, sessionCookieOptions);
  },

  createPassword: async ({ db, body, clock, author, settings, session, reply }) => {
    const tokenHash = hashToken(body.token);
    const over = 'This link has expired or was already used. Ask the office for a new one.';
    // Looked at first: hashing a password costs more than a made-up link is worth.
    const invite = await findOpenInvite(db, tokenHash, clock());
    if (!invite) throw badRequest(over, { token: over });
    const ownWords = await findOwnWords(db, invite.accountId);
    refuseWeakPassword(body.password, [settings.college.name, settings.college.emailDomain, ownWords]);
    const passwordHash = await hashPassword(body.password);
    await db.transaction().execute(async (tx) => {
      const accountId = await useInvite(tx, tokenHash, clock());
      if (!accountId) throw badRequest(over, { token: over });
      await updatePasswordHash(tx, accountId, passwordHash);
      await deleteSessionsOfAccount(tx, accountId);
      await insertAudit(
        tx,
        { ...author, label: 'invite link' },
        { action: 'password', noun: 'account', recordId: accountId },
        clock(),
      );
    });
    // Only the owner is signed out: an admin who opens the link on the owner's behalf stays signed in.
    if (session?.accountId === invite.accountId) reply.clearCookie(sessionCookie, sessionCookieOptions);
  },

  changePassword: async ({ db, body, clock, author, settings, session, request }) => {
    // By the account, not the log-in name: wrong tries on a borrowed device must not keep the owner from signing in.
    const tried = { role: session.role, name: session.accountId, ip: request.ip };
    await countLoginTry(db, tried, clock());
    const account = await findAccount(db, session.accountId);
    if (!(await verifyPassword(body.currentPassword, account?.passwordHash ?? null))) {
      await countWrongPassword(db, tried, clock());
      const sentence = 'This is not your current password';
      throw badRequest(sentence, { currentPassword: sentence });
    }
    await forgiveLoginTry(db, tried, clock());
    const ownWords = await findOwnWords(db, session.accountId);
    refuseWeakPassword(body.newPassword, [settings.college.name, settings.college.emailDomain, ownWords]);
    const passwordHash = await hashPassword(body.newPassword);
    await db.transaction().execute(async (tx) => {
      await updatePasswordHash(tx, session.accountId, passwordHash);
      await deleteOpenInvites(tx, session.accountId);
      await deleteSessionsOfAccount(tx, session.accountId, session.id);
      await insertAudit(
        tx,
        author,
        { action: 'password', noun: 'account', recordId: session.accountId },
        clock(),
      );
    });
  },

  listSessions: async ({ db, session, clock }) => {
    const rows = await listSessions(db, session.accountId, clock());
    return rows.map((row) => ({
      id: row.id,
      device: describeDevice(row.user_agent),
      ip: row.ip,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isCurrent: row.id === session.id,
    }));
  },

  deleteSession: async ({ db, params, session, reply }) => {
    if (!(await deleteSession(db, session.accountId, params.id))) throw notFound('Session');
    if (params.id === session.id) reply.clearCookie(sessionCookie, sessionCookieOptions);
  },
} satisfies Partial<Handlers>;

/** One answer and one duration for an unknown name, a wrong password and an account that has none yet. */
async function signIn(
  { db, clock, request, reply, author }: Context<Call>,
  role: Role,
  name: string,
  password: string,
  refusal: string,
) {
  const login = { role, name, ip: request.ip };
  await countLoginTry(db, login, clock());
  const account = await findAccountByLogin(db, role, name);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    await countWrongPassword(db, login, clock());
    throw unauthenticated(refusal);
  }
  await forgiveLoginTry(db, login, clock());

  const earlier = request.cookies[sessionCookie];
  const token = await db.transaction().execute(async (tx) => {
    const device = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const started = await startSession(tx, account, device, clock());
    await insertAudit(
      tx,
      { ...author, accountId: account.id, label: name },
      { action: 'login', noun: 'account', recordId: account.id },
      clock(),
    );
    return started;
  });
  if (earlier) await deleteSessionByToken(db, hashToken(earlier));
  reply.setCookie(sessionCookie, token, sessionCookieOptions);
  return { message: 'Login successful', user: { id: account.recordId, type: role } };
}
