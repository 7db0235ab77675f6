// Slows down password guessing without locking the owner out. The counts are in the database, so they survive a restart
// and hold for all processes. A campus shares one public address, so the limit per address is higher than per account.
// A browser that has signed in to the account before has its own count: other people's failures do not block it.

import { isoAfter } from '#server/clock.ts';
import {
  blockLogin,
  countFailure,
  deleteFailures,
  listBlocks,
  shortenBlock,
  takeBackFailure,
} from '#server/db/account/login-failures.ts';
import type { Database } from '#server/db/schema.ts';
import { tooMany } from '#server/errors.ts';
import type { Arrival } from '#server/gate.ts';
import { networksOf, wideNetworkOf } from '#server/network.ts';
import type { Role } from '#shared/roles.ts';
import { mostOfAccount, passwordGate } from './passwords.ts';
import { hashToken } from './tokens.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const accountLimit = { freeTries: 4, longestWait: 15 * minute, window: 12 * hour };
const addressLimit = { failures: 30, window: 5 * minute };
const adminAddressLimit = { failures: 10, window: 15 * minute };
/** Half of those who may wait: a class that signs in at the same moment from one campus. */
const mostOfNetwork = 64;

export interface LoginTry {
  role: Role;
  name: string;
  ip: string;
  /** Hash of the browser's token, or the session, where it is known to this account. */
  knownAs: string | undefined;
}

function accountKey({ role, name, knownAs }: LoginTry): string {
  // Hashed, because users sometimes type their password into the name field.
  const account = `${role}:${hashToken(name.toLowerCase())}`;
  return knownAs ? `device:${knownAs}:${account}` : `account:${account}`;
}

function addressKeys({ role, ip, knownAs }: LoginTry) {
  if (knownAs) return [];
  return networksOf(ip).flatMap(({ network, times }) => {
    const limited = (key: string, { failures, window }: typeof addressLimit) => ({
      key: `${key}:${network}`,
      failures: failures * times,
      window,
    });
    const everyone = limited('address', addressLimit);
    return role === 'admin' ? [everyone, limited('admin-address', adminAddressLimit)] : [everyone];
  });
}

/** Strangers have a lane of their own, in which the flood of one network leaves places for others. */
function arrivalOf(login: LoginTry): Arrival {
  if (!login.knownAs) return { lane: 'strangers', from: wideNetworkOf(login.ip), mostFrom: mostOfNetwork };
  const account = `${login.role} ${login.name.toLowerCase()}`;
  return { lane: 'known', from: account, mostFrom: mostOfAccount };
}

function waitUntil(instant: string, now: Date) {
  return tooMany(Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / second)));
}

/** @param limits the longest possible wait for each key, in milliseconds */
async function refuseBlocked(db: Database, limits: Map<string, number>, now: Date): Promise<void> {
  let latest = '';
  for (const { key, until } of await listBlocks(db, [...limits.keys()], now)) {
    const longest = isoAfter(now, limits.get(key) ?? 0);
    // An end later than the longest wait was written before the server's clock was set back.
    if (until > longest) await shortenBlock(db, key, longest);
    const end = until > longest ? longest : until;
    if (end > latest) latest = end;
  }
  if (latest) throw waitUntil(latest, now);
}

const addressLimits = (login: LoginTry) =>
  new Map(addressKeys(login).map(({ key, window }) => [key, window]));

interface Counts {
  db: Database;
  clock: () => Date;
}

/**
 * Checks a password unless the account or address has to wait, and counts the attempt.
 * @param isRight checks the password. Where it throws (503) or answers undefined (a code is still needed) the attempt does not count.
 * @throws 429 while the account or address has to wait, 503 where too many others wait
 */
export const throttled = (counts: Counts, login: LoginTry, isRight: () => Promise<boolean | undefined>) =>
  // The whole attempt passes the gate: one that finds no place writes nothing.
  passwordGate(() => counted(counts, login, isRight), arrivalOf(login));

async function counted({ db, clock }: Counts, login: LoginTry, isRight: () => Promise<boolean | undefined>) {
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
 * Counts the attempt before the password is checked, so that parallel attempts cannot exceed the limit.
 * @returns until when further attempts must wait; '' for no wait
 */
async function countTry(db: Database, login: LoginTry, now: Date): Promise<string> {
  const account = accountKey(login);
  await refuseBlocked(db, addressLimits(login).set(account, accountLimit.longestWait), now);
  return db.transaction().execute(async (tx) => {
    const { failures, blockedUntil } = await countFailure(tx, account, now, accountLimit.window);
    // A parallel attempt has set the block first. The transaction is rolled back: a refused attempt does not count.
    if (blockedUntil > now.toISOString()) throw waitUntil(blockedUntil, now);
    const paid = failures - accountLimit.freeTries;
    if (paid < 1) return '';
    const wait = Math.min(second * 2 ** Math.min(paid - 1, 20), accountLimit.longestWait);
    const until = isoAfter(now, wait);
    await blockLogin(tx, account, until);
    return until;
  });
}

/** Only failures count against an address: a class that signs in at the same time must not block its campus. */
async function countWrongPassword(db: Database, login: LoginTry, now: Date): Promise<void> {
  for (const { key, failures, window } of addressKeys(login)) {
    const counted = await countFailure(db, key, now, window);
    if (counted.failures >= failures && counted.blockedUntil <= now.toISOString())
      await blockLogin(db, key, isoAfter(now, window));
    if (counted.failures > failures) throw tooMany(Math.ceil(window / second));
  }
}

/** Called after a correct password. Throws 429 where parallel attempts have blocked the address in the meantime. */
async function forgiveTry(db: Database, login: LoginTry, now: Date): Promise<void> {
  await refuseBlocked(db, addressLimits(login), now);
  await deleteFailures(db, accountKey(login));
}
