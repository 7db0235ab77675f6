// Slows guessing down without locking anybody out. Counted in the database: a restart or a second process changes nothing.
// A campus shares one public address, so an address may fail often; what is guessed at is one account.

import { isoAfter } from '#server/clock.ts';
import { blockLogin, countFailure, deleteFailures, findBlock } from '#server/db/login-failures.ts';
import type { Database } from '#server/db/schema.ts';
import { tooMany } from '#server/errors.ts';
import type { Role } from '#shared/roles.ts';
import { networkOf } from './network.ts';
import { hashToken } from './tokens.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const accountLimit = { freeTries: 4, longestWait: 15 * minute, window: 12 * hour };
const addressLimit = { failures: 30, window: 5 * minute };
const adminAddressLimit = { failures: 10, window: 15 * minute };

export interface LoginTry {
  role: Role;
  name: string;
  ip: string;
}

function accountKey({ role, name }: LoginTry): string {
  // Hashed: what people mistype into the name field can be a password.
  return `account:${role}:${hashToken(name.toLowerCase())}`;
}

function addressKeys({ role, ip }: LoginTry) {
  const everyone = { key: `address:${networkOf(ip)}`, ...addressLimit };
  const admins = { key: `admin-address:${networkOf(ip)}`, ...adminAddressLimit };
  return role === 'admin' ? [everyone, admins] : [everyone];
}

function waitUntil(instant: string, now: Date) {
  return tooMany(Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / second)));
}

async function refuseBlocked(db: Database, keys: string[], now: Date): Promise<void> {
  const until = await findBlock(db, keys, now);
  if (until) throw waitUntil(until, now);
}

/** Counts the try before the password is looked at, so that parallel tries cannot run ahead. Throws 429 while one must wait. */
export async function countLoginTry(db: Database, login: LoginTry, now: Date): Promise<void> {
  const account = accountKey(login);
  await refuseBlocked(db, [account, ...addressKeys(login).map(({ key }) => key)], now);
  await db.transaction().execute(async (tx) => {
    const windowStart = isoAfter(now, -accountLimit.window);
    const { failures, blockedUntil } = await countFailure(tx, account, now, windowStart);
    // A parallel try was faster. The transaction is undone: a try that is refused does not count.
    if (blockedUntil > now.toISOString()) throw waitUntil(blockedUntil, now);
    const paid = failures - accountLimit.freeTries;
    if (paid < 1) return;
    const wait = Math.min(second * 2 ** Math.min(paid - 1, 20), accountLimit.longestWait);
    await blockLogin(tx, account, isoAfter(now, wait));
  });
}

/** Only failures count against an address: a whole class that signs in at once must not lock its campus out. */
export async function countWrongPassword(db: Database, login: LoginTry, now: Date): Promise<void> {
  for (const { key, failures, window } of addressKeys(login)) {
    const counted = await countFailure(db, key, now, isoAfter(now, -window));
    if (counted.failures >= failures && counted.blockedUntil <= now.toISOString()) {
      await blockLogin(db, key, isoAfter(now, window));
    }
    if (counted.failures > failures) throw tooMany(Math.ceil(window / second));
  }
}

/** After a right password. Throws 429 where the address was blocked in the meantime, so that parallel guesses gain nothing. */
export async function forgiveLoginTry(db: Database, login: LoginTry, now: Date): Promise<void> {
  await refuseBlocked(
    db,
    addressKeys(login).map(({ key }) => key),
    now,
  );
  await deleteFailures(db, accountKey(login));
}
