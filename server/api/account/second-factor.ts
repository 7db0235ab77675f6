import {
  hashRecoveryCode,
  newRecoveryCodes,
  refuseCode,
  resetSecondFactor,
} from '#server/auth/second-factor.ts';
import { findTotpStep, newTotpSecret, totpUri } from '#server/auth/totp.ts';
import type { Handlers } from '#server/context.ts';
import { findLoginName } from '#server/db/account/accounts.ts';
import * as factors from '#server/db/account/second-factors.ts';
import { deleteSessionsOfAccount } from '#server/db/account/sessions.ts';
import { insertAccountAudit } from '#server/db/office/audit-log.ts';
import { ApiError, notFound } from '#server/errors.ts';

const alreadyOn = () => new ApiError(409, 'The second factor is on already.');

export const secondFactorHandlers = {
  readSecondFactor: async ({ db, session, settings }) => ({
    isOn: session.hasSecondFactor,
    isRequired: session.role === 'admin' && !settings.isDemo,
    recoveryCodesLeft: await factors.countRecoveryCodes(db, session.accountId),
  }),

  startSecondFactor: async ({ db, session, settings, secretKey }) => {
    const secret = newTotpSecret();
    if (!(await factors.startSecondFactor(db, secretKey, session.accountId, secret))) throw alreadyOn();
    const { name } = await findLoginName(db, session.accountId);
    return { secret, uri: totpUri(secret, settings.college.name, name) };
  },

  createSecondFactor: async ({ db, body, session, author, clock, secretKey }) => {
    const { accountId } = session;
    const factor = await factors.findSecondFactor(db, secretKey, accountId);
    if (!factor || factor.since) throw alreadyOn();
    const { secret, sealed } = factor;
    const step = secret && findTotpStep(secret, body.code, clock());
    if (typeof step !== 'number') throw refuseCode(400, 'wrong code');
    const recoveryCodes = newRecoveryCodes();
    await db.transaction().execute(async (tx) => {
      if (!(await factors.turnOnSecondFactor(tx, accountId, { sealed, step }, clock()))) throw alreadyOn();
      await factors.replaceRecoveryCodes(tx, accountId, recoveryCodes.map(hashRecoveryCode));
      // The account's other sessions end: they were started without a code.
      await deleteSessionsOfAccount(tx, accountId, session.id);
      const change = { action: 'second-factor', recordId: accountId, label: 'on' } as const;
      await insertAccountAudit(tx, author, change, clock());
    });
    return { recoveryCodes };
  },

  createRecoveryCodes: async ({ db, session, author, clock }) => {
    if (!session.hasSecondFactor) throw notFound('Second factor');
    const recoveryCodes = newRecoveryCodes();
    const { accountId } = session;
    await db.transaction().execute(async (tx) => {
      await factors.replaceRecoveryCodes(tx, accountId, recoveryCodes.map(hashRecoveryCode));
      const change = { action: 'second-factor', recordId: accountId, label: 'new recovery codes' } as const;
      await insertAccountAudit(tx, author, change, clock());
    });
    return { recoveryCodes };
  },

  deleteSecondFactor: (context) => reset(context, context.session.role, context.session.recordId),
  deleteStudentSecondFactor: (context) => reset(context, 'student', context.params.id),
  deleteFacultySecondFactor: (context) => reset(context, 'faculty', context.params.id),
  deleteAdminSecondFactor: (context) => reset(context, 'admin', context.params.id),
} satisfies Partial<Handlers>;

async function reset(...which: Parameters<typeof resetSecondFactor>): Promise<void> {
  if (!(await resetSecondFactor(...which))) throw notFound('Second factor');
}
