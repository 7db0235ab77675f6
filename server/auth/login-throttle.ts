// Slows guessing down without locking anybody out. Counted in the database: a restart or a second process changes nothing.
// A campus shares one public address, so an address may fail often; what is guessed at is one account.
// A browser that has signed in to the account before is counted by itself: strangers' failures never hold it.

import { isoAfter } from '#server/clock.ts';
import {
  blockLogin,
  countFailure,
  deleteFailures,
  listBlocks,
  shortenBlock,
  takeBackFailure,
} from '#server/db/login-failures.ts';
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
  /** Hash of the browser's token, or the session, where it is known to this account. */
  knownAs: string | undefined;
}

function accountKey({ role, name, knownAs }: LoginTry): string {
  // Hashed: what people mistype into the name field can be a password.
  const account = `${role}:${hashToken(name.toLowerCase())}`;
  return knownAs ? `device:${knownAs}:${account}` : `account:${account}`;
}

function addressKeys({ role, ip, knownAs }: LoginTry) {
  if (knownAs) return [];
  const everyone = { key: `address:${networkOf(ip)}`, ...addressLimit };
  const admins = { key: `admin-address:${networkOf(ip)}`, ...adminAddressLimit };
  return role === 'admin' ? [everyone, admins] : [everyone];
}

function waitUntil(instant: string, now: Date) {
  return tooMany(Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / second)));
}

/** @param limits the longest wait of each key */
async function refuseBlocked(db: Database, limits: Map<string, number>, now: Date): Promise<void> {
  let latest = '';
  for (const { key, until } of await listBlocks(db, [...limits.keys()], now)) {
    const longest = isoAfter(now, limits.get(key) ?? 0);
    // A later end was set by a clock that has been put back since.
    if (until > longest) await shortenBlock(db, key, longest);
    const end = until > longest ? longest : until;
    if (end > latest) latest = end;
  }
  if (latest) throw waitUntil(latest, now);
}

const addressLimits = (login: LoginTry) =>
  new Map(addressKeys(login).map(({ key, window }) => [key, window]));

/**
 * Looks at a password while the tries allow it, and counts.
 * @param isRight looks at the password. Where it fails (503) or cannot tell yet (undefined) the try does not count.
 * @throws 429 while one must wait
 */
export async function throttled(
  { db, clock }: { db: Database; clock: () => Date },
  login: LoginTry,
  isRight: () => Promise<boolean | undefined>,
): Promise<boolean | undefined> {
  const block = await countTry(db, login, clock());
  let answer: boolean | undefined;
  try {
    answer = await isRight();
  } finally {
    if (answer === undefined) await takeBackFailure(db, accountKey(login), block);
  }
  if (answer === undefined) return answer;
  if (answer) await forgiveTry(db, login, clock());
  else await countWrongPassword(db, login, clock());
  return answer;
}

/**
 * Counts the try before the password is looked at, so that parallel tries cannot run ahead.
 * @returns until when further tries must wait; '' for no wait
 */
async function countTry(db: Database, login: LoginTry, now: Date): Promise<string> {
  const account = accountKey(login);
  await refuseBlocked(db, addressLimits(login).set(account, accountLimit.longestWait), now);
  return db.transaction().execute(async (tx) => {
    const { failures, blockedUntil } = await countFailure(tx, account, now, accountLimit.window);
    // A parallel try was faster. The transaction is undone: a try that is refused does not count.
    if (blockedUntil > now.toISOString()) throw waitUntil(blockedUntil, now);
    const paid = failures - accountLimit.freeTries;
    if (paid < 1) return '';
    const wait = Math.min(second * 2 ** Math.min(paid - 1, 20), accountLimit.longestWait);
    const until = isoAfter(now, wait);
    await blockLogin(tx, account, until);
    return until;
  });
}

/** Only failures count against an address: a whole class that signs in at once must not lock its campus out. */
async function countWrongPassword(db: Database, login: LoginTry, now: Date): Promise<void> {
  for (const { key, failures, window } of addressKeys(login)) {
    const counted = await countFailure(db, key, now, window);
    if (counted.failures >= failures && counted.blockedUntil <= now.toISOString()) {
      await blockLogin(db, key, isoAfter(now, window));
    }
    if (counted.failures > failures) throw tooMany(Math.ceil(window / second));
  }
}

/** After a right password. Throws 429 where the address was blocked in the meantime, so that parallel guesses gain nothing. */
async function forgiveTry(db: Database, login: LoginTry, now: Date): Promise<void> {
  await refuseBlocked(db, addressLimits(login), now);
  await deleteFailures(db, accountKey(login));
}
