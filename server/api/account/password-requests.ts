import { hashToken } from '#server/auth/tokens.ts';
import type { Handlers } from '#server/context.ts';
import { findAccountByLogin } from '#server/db/account/accounts.ts';
import { countWithin } from '#server/db/account/login-failures.ts';
import { savePasswordRequest } from '#server/db/account/password-requests.ts';
import { tooMany } from '#server/errors.ts';
import { networkOf } from '#server/network.ts';
import { passwordRequestAnswer } from '#shared/account/password-requests.ts';
import { readPhone } from '#shared/kit/phones/phone-numbers.ts';

const limit = { most: 3, window: 3_600_000 };

export const passwordRequestHandlers = {
  createPasswordRequest: async ({ db, body: { role, name }, clock, request }) => {
    const typed = role === 'guardian' ? (readPhone(name) ?? name) : name;
    // Hashed, because users sometimes type their password into the name field.
    const key = `password-request:${role}:${hashToken(typed.toLowerCase())}:${networkOf(request.ip)}`;
    // Every name writes in one transaction, and so takes the same time.
    await db.transaction().execute(async (tx) => {
      const wait = await countWithin(tx, key, limit, clock());
      if (wait > 0) throw tooMany(wait);
      const account = await findAccountByLogin(tx, role, typed);
      if (account) await savePasswordRequest(tx, account.id, clock());
    });
    return passwordRequestAnswer;
  },
} satisfies Partial<Handlers>;
