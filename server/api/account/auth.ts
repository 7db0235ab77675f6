import { describeDevice } from '#server/auth/devices.ts';
import { noteFailedLogin } from '#server/auth/failed-logins.ts';
import { refuseGuessable } from '#server/auth/guessable-passwords.ts';
import {
  deviceHashOf,
  findKnownDevice,
  rememberDevice,
  sendDeviceCookie,
} from '#server/auth/known-devices.ts';
import { throttled } from '#server/auth/login-throttle.ts';
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts';
import { refuseCode, tryLogin } from '#server/auth/second-factor.ts';
import { renewToken, sessionCookie, sessionCookieOptions, startSession } from '#server/auth/sessions.ts';
import { hashToken } from '#server/auth/tokens.ts';
import type { Context, Handlers } from '#server/context.ts';
import {
  type Account,
  findAccount,
  findAccountByLogin,
  findLoginName,
  findOwnWords,
  lockAccount,
  updateLanguage,
  updatePasswordHash,
} from '#server/db/account/accounts.ts';
import { deleteOpenInvites, findOpenInvite, useInvite } from '#server/db/account/invites.ts';
import { deleteKnownDevices } from '#server/db/account/known-devices.ts';
import { countNote } from '#server/db/account/login-failures.ts';
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessionsOfAccount,
  listSessions,
} from '#server/db/account/sessions.ts';
import { insertAccountAudit } from '#server/db/office/audit-log.ts';
import type { Tx } from '#server/db/schema.ts';
import { deleteCalendarFeed } from '#server/db/teaching/calendar-feeds.ts';
import { ApiError, invalid, notFound, unauthenticated } from '#server/errors.ts';
import type { Call } from '#shared/kit/call.ts';
import { decide, type Role } from '#shared/roles.ts';

export const authHandlers = {
  authStatus: async ({ session, settings }) => ({
    isAuthenticated: session !== null,
    user: session && {
      id: session.recordId,
      type: session.role,
      name: session.label,
      ...(decide('settings.read', session, { demandsFactor: !settings.isDemo }) === 'factor missing' && {
        mustSetUpSecondFactor: true as const,
      }),
    },
    permissions: [...(session?.permissions ?? [])],
    ...(session && { language: session.language }),
  }),

  // The sentences of a failed log-in: product §8.
  adminLogin: (context) => signIn(context, 'admin', context.body.username, 'Invalid admin credentials'),
  studentLogin: (context) => signIn(context, 'student', context.body.email, 'Invalid email or password'),
  facultyLogin: (context) => signIn(context, 'faculty', context.body.email, 'Invalid credentials'),

  guardianLogin: (context) =>
    signIn(context, 'guardian', context.body.phone, 'Invalid phone number or password'),

  setLanguage: ({ db, body, session }) => updateLanguage(db, session.accountId, body.language),

  logout: async ({ db, session, author, clock, reply }) => {
    if (session) {
      const { id, accountId } = session;
      await db.transaction().execute(async (tx) => {
        await deleteSession(tx, accountId, id);
        if ((await countNote(tx, 'logout', accountId, clock())) > 0) return;
        await insertAccountAudit(tx, author, { action: 'logout', recordId: accountId }, clock());
      });
    }
    reply.clearCookie(sessionCookie, sessionCookieOptions);
    // Cookies are kept, so that the browser stays a known device; local storage too: it contains only consent choices.
    reply.header('clear-site-data', '"cache"');
  },

  createPassword: async (context) => {
    const { db, body, clock, author, settings, passwordCost, session, reply } = context;
    const tokenHash = hashToken(body.token);
    const over = 'This link has expired or was already used. Ask the office for a new one.';
    // The invite is checked first, so that an invalid link does not cost a password hash.
    const invite = await findOpenInvite(db, tokenHash, clock());
    if (!invite) throw invalid(over, 'token');
    refuseGuessable(body.password, await findOwnWords(db, invite.accountId), settings.college);
    const passwordHash = await hashPassword(body.password, passwordCost, invite.accountId);
    const { type, name } = await findLoginName(db, invite.accountId);
    const begun = await db.transaction().execute(async (tx) => {
      const accountId = await useInvite(tx, tokenHash, clock());
      if (!accountId) throw invalid(over, 'token');
      await updatePasswordHash(tx, accountId, passwordHash);
      await deleteSessionsOfAccount(tx, accountId);
      await deleteCalendarFeed(tx, accountId);
      await deleteKnownDevices(tx, accountId);
      const byLink = { ...author, label: 'invite link' };
      await insertAccountAudit(tx, byLink, { action: 'password', recordId: accountId }, clock());
      // The link replaces the password alone, and opens nothing to a person who is refused at the log-in.
      const account = await findAccountByLogin(tx, type, name);
      if (account?.id !== accountId || account.hasSecondFactor) return undefined;
      return { ...(await beginSession(tx, context, account, name)), id: account.recordId };
    });
    if (begun) await sendSession(context, begun);
    else if (session?.accountId === invite.accountId) reply.clearCookie(sessionCookie, sessionCookieOptions);
    return { type, name, user: begun ? { id: begun.id, type } : null };
  },

  changePassword: async (context) => {
    const { db, body, clock, author, settings, passwordCost, session, request, reply } = context;
    // Counted separately from log-ins: wrong attempts on a borrowed device must not keep the owner from signing in.
    const tried = { role: session.role, name: session.accountId, ip: request.ip, knownAs: 'session' };
    const account = await findAccount(db, session.accountId);
    const hash = account?.passwordHash ?? null;
    const sentence = 'This is not your current password';
    const isNot = () => invalid(sentence, 'currentPassword');
    const check = () => verifyPassword(body.currentPassword, hash, passwordCost);
    if (!(await throttled({ db, clock }, tried, check))) throw isNot();
    refuseGuessable(body.newPassword, await findOwnWords(db, session.accountId), settings.college);
    const passwordHash = await hashPassword(body.newPassword, passwordCost, session.accountId);
    const token = await db.transaction().execute(async (tx) => {
      // Of two changes at once the second would undo the first, and end the session of the user who made it.
      if ((await lockAccount(tx, session.accountId))?.passwordHash !== hash) throw isNot();
      await updatePasswordHash(tx, session.accountId, passwordHash);
      await deleteOpenInvites(tx, session.accountId);
      await deleteSessionsOfAccount(tx, session.accountId, session.id);
      await deleteCalendarFeed(tx, session.accountId);
      await deleteKnownDevices(tx, session.accountId, deviceHashOf(request));
      await insertAccountAudit(tx, author, { action: 'password', recordId: session.accountId }, clock());
      return renewToken(tx, session, clock());
    });
    reply.setCookie(sessionCookie, token, sessionCookieOptions);
  },

  confirmIdentity: async ({ db, body, secretKey, clock, passwordCost, session, request, reply }) => {
    const tried = { role: session.role, name: session.accountId, ip: request.ip, knownAs: 'session' };
    const account = await findAccount(db, session.accountId);
    const verdict = await tryLogin({ db, secretKey, clock, passwordCost }, tried, account, body);
    const sentence = 'This is not your password';
    if (verdict === 'wrong password') throw invalid(sentence, 'password');
    if (verdict !== 'right') throw refuseCode(400, verdict);
    reply.setCookie(sessionCookie, await renewToken(db, session, clock()), sessionCookieOptions);
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

  deleteSession: async ({ db, params, session, author, clock, reply }) => {
    const { accountId } = session;
    await db.transaction().execute(async (tx) => {
      if (!(await deleteSession(tx, accountId, params.id))) throw notFound('Session');
      const change = { action: 'sessions-ended', recordId: accountId, label: 'one device' } as const;
      await insertAccountAudit(tx, author, change, clock());
    });
    if (params.id === session.id) reply.clearCookie(sessionCookie, sessionCookieOptions);
  },
} satisfies Partial<Handlers>;

type LoginContext = Pick<
  Context<Call>,
  'db' | 'secretKey' | 'clock' | 'passwordCost' | 'request' | 'reply' | 'author'
> & {
  body: { password: string; code?: string | undefined };
};

/** An unknown name, a wrong password and an account without a password get the same answer after the same time. */
async function signIn(
  { db, secretKey, clock, passwordCost, request, reply, author, body }: LoginContext,
  role: Role,
  name: string,
  refusal: string,
) {
  const account = await findAccountByLogin(db, role, name);
  const knownAs = await findKnownDevice(db, request, account?.id);
  const login = { role, name, ip: request.ip, knownAs };
  const note = (reason: Parameters<typeof noteFailedLogin>[3]) =>
    noteFailedLogin({ db, clock, author, log: request.log }, login, account, reason);
  const verdict = await tryLogin({ db, secretKey, clock, passwordCost }, login, account, body).catch(
    async (error: unknown) => {
      if (error instanceof ApiError && error.status === 429) await note('too many attempts');
      throw error;
    },
  );
  if (verdict === 'wrong password' || verdict === 'wrong code') await note(verdict);
  if (!account || verdict === 'wrong password') throw unauthenticated(refusal);
  if (verdict !== 'right') throw refuseCode(401, verdict);

  const begun = await db.transaction().execute(async (tx) => {
    // Changed while they were checked: that has ended all sessions, and this one would outlive it.
    const current = await lockAccount(tx, account.id);
    const isChanged =
      current?.passwordHash !== account.passwordHash || current?.hasSecondFactor !== account.hasSecondFactor;
    if (isChanged) throw unauthenticated(refusal);
    return beginSession(tx, { request, author, clock }, account, name);
  });
  await sendSession({ db, request, reply }, begun);
  return {
    message: 'Login successful',
    user: { id: account.recordId, type: role },
    permissions: [...account.permissions],
  };
}

async function beginSession(
  tx: Tx,
  { request, author, clock }: Pick<LoginContext, 'request' | 'author' | 'clock'>,
  account: Account,
  label: string,
) {
  const device = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
  const token = await startSession(tx, account, device, clock());
  const deviceToken = await rememberDevice(tx, request, account.id, clock());
  const owner = { ...author, accountId: account.id, label };
  if ((await countNote(tx, 'login', account.id, clock())) === 0)
    await insertAccountAudit(tx, owner, { action: 'login', recordId: account.id }, clock());
  return { token, deviceToken };
}

/** The session that the browser had before ends. */
async function sendSession(
  { db, request, reply }: Pick<LoginContext, 'db' | 'request' | 'reply'>,
  { token, deviceToken }: { token: string; deviceToken: string },
): Promise<void> {
  const earlier = request.cookies[sessionCookie];
  if (earlier) await deleteSessionByToken(db, hashToken(earlier));
  reply.setCookie(sessionCookie, token, sessionCookieOptions);
  sendDeviceCookie(reply, deviceToken);
}
