import { hashToken } from '#server/auth/tokens.ts';
import type { Handlers } from '#server/context.ts';
import { findAccountByLogin } from '#server/db/account/accounts.ts';
import { countWithin } from '#server/db/account/login-failures.ts';
import { savePasswordRequest } from '#server/db/account/password-requests.ts';
import { saveResetMail } from '#server/db/people/mails.ts';
import { tooMany } from '#server/errors.ts';
import { networkOf, networksOf } from '#server/network.ts';
import { passwordRequestAnswers } from '#shared/account/password-requests.ts';
import { readPhone } from '#shared/kit/phones/phone-numbers.ts';

const limit = { most: 3, window: 3_600_000 };
/** A class that gets its links in one room has one address; a script that makes up names has no end of them. */
const mostOfNetwork = 120;

export const passwordRequestHandlers = {
  createPasswordRequest: async ({ db, body: { role, name }, clock, request, settings }) => {
    const now = clock();
    const typed = role === 'guardian' ? (readPhone(name) ?? name) : name;
    // Hashed, because users sometimes type their password into the name field.
    const key = `password-request:${role}:${hashToken(typed.toLowerCase())}:${networkOf(request.ip)}`;
    const limits = [
      ...networksOf(request.ip).map(({ network, times }) => ({
        counted: `password-requests:${network}`,
        most: mostOfNetwork * times,
      })),
      { counted: key, most: limit.most },
    ];
    // Every name writes in one transaction, and so takes the same time.
    await db.transaction().execute(async (tx) => {
      for (const { counted, most } of limits) {
        const wait = await countWithin(tx, counted, { ...limit, most }, now);
        if (wait > 0) throw tooMany(wait);
      }
      const account = await findAccountByLogin(tx, role, typed);
      // Counted for an unknown name too, so that it takes the same time.
      const mailed = settings.mail && (await countWithin(tx, `mailed:${account?.id ?? key}`, limit, now));
      if (!account) return;
      const isMailed =
        mailed === 0 &&
        (role === 'student' || role === 'faculty') &&
        // An account that may do more than teach: an admin makes its links.
        account.permissions.length === 0;
      await (isMailed ? saveResetMail : savePasswordRequest)(tx, account.id, now);
    });
    return { message: passwordRequestAnswers[settings.mail ? 'byMail' : 'byOffice'] };
  },
} satisfies Partial<Handlers>;
