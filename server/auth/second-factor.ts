// The second factor of a log-in: a code from an authenticator app, or one of ten recovery codes.
import { type KeyObject, randomBytes } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import { type Account, findAccountOfRecord } from '#server/db/account/accounts.ts';
import {
  findSecondFactor,
  turnOffSecondFactor,
  useRecoveryCode,
  useTotpStep,
} from '#server/db/account/second-factors.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import type { PasswordCost } from '#server/password-cost.ts';
import type { Role } from '#shared/roles.ts';
import { auditNounOf } from './account-of-record.ts';
import { type AccountContext, refuseUnlessAdmin } from './invites.ts';
import { type LoginTry, throttled } from './login-throttle.ts';
import { verifyPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';
import { findTotpStep, toBase32 } from './totp.ts';

const recoveryCodeCount = 10;

/** The database, and the key of what is sealed in it. */
interface Keeping {
  db: Database;
  secretKey: KeyObject;
}

/** 120 random bits each, so that an unsalted hash is enough; in groups, to be typed more easily. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    (toBase32(randomBytes(15)).toLowerCase().match(/.{4}/g) ?? []).join('-'),
  );
}

export const hashRecoveryCode = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ''));

/** Marks the code as used. A code that was used before is wrong. */
async function isRightCode({ db, secretKey }: Keeping, accountId: string, code: string, now: Date) {
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(db, accountId, hashRecoveryCode(code));
  const factor = await findSecondFactor(db, secretKey, accountId);
  const step = factor?.secret && findTotpStep(factor.secret, code, now);
  return typeof step === 'number' && useTotpStep(db, accountId, step);
}

interface LoginServices extends Keeping {
  clock: Clock;
  passwordCost: PasswordCost;
}

type Verdict = 'right' | 'wrong password' | 'wrong code' | 'code missing';

/**
 * Checks password and code as one attempt. A correct password without a code counts neither as failure nor as success:
 * a success would reset the count and allow more guesses at codes.
 */
export async function tryLogin(
  services: LoginServices,
  login: LoginTry,
  account: Account | undefined,
  typed: { password: string; code?: string | undefined },
): Promise<Verdict> {
  let verdict: Verdict = 'wrong password';
  await throttled(services, login, async () => {
    verdict = await judge(services, account, typed);
    return verdict === 'code missing' ? undefined : verdict === 'right';
  });
  return verdict;
}

async function judge(
  { db, secretKey, clock, passwordCost }: LoginServices,
  account: Account | undefined,
  { password, code }: { password: string; code?: string | undefined },
): Promise<Verdict> {
  const isRight = await verifyPassword(password, account?.passwordHash ?? null, passwordCost);
  if (!account || !isRight) return 'wrong password';
  if (!account.hasSecondFactor) return 'right';
  if (!code) return 'code missing';
  return (await isRightCode({ db, secretKey }, account.id, code, clock())) ? 'right' : 'wrong code';
}

const sentences = {
  'code missing': 'Enter the code of your authenticator app, or a recovery code.',
  'wrong code': 'This code is not right or was already used. Enter the next one.',
} as const;

/** Older clients show the sentence; the portals read the field and ask for the code. */
export function refuseCode(status: 400 | 401, verdict: keyof typeof sentences): ApiError {
  return new ApiError(status, sentences[verdict], { fields: { code: sentences[verdict] } });
}

/**
 * Turned off by its owner, by the office for a user who has lost the app and the recovery codes, or by a command on the server's
 * machine, which has no session. @returns whether it was on
 */
export async function resetSecondFactor(
  { db, author, clock, session }: AccountContext & { session?: Session },
  role: Role,
  recordId: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccountOfRecord(tx, role, recordId);
    if (account && session && account.id !== session.accountId) refuseUnlessAdmin(account, session);
    if (!account || !(await turnOffSecondFactor(tx, account.id))) return false;
    const noun = auditNounOf(role);
    await insertAudit(tx, author, { action: 'second-factor', noun, recordId, label: 'off' }, clock());
    return true;
  });
}
