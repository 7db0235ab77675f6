// Slows guessing down without locking anybody out. Counted in the database: a restart or a second process changes nothing.
// A campus shares one public address, so an address may fail often; what is guessed at is one account.

import { isoAfter } from '#server/clock.ts';
import { blockLogin, countFailure, findBlock, forgiveFailure } from '#server/db/login-failures.ts';
import type { Database } from '#server/db/schema.ts';
import { tooMany } from '#server/errors.ts';
import type { Role } from '#shared/roles.ts';
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

/** An IPv6 customer has a whole /64 to choose addresses from. */
function network(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  return ip.split(':').slice(0, 4).join(':');
}

function keysOf({ role, name, ip }: LoginTry) {
  return {
    // Hashed: what people mistype into the name field can be a password.
    account: `account:${role}:${hashToken(name.toLowerCase())}`,
    address: `address:${network(ip)}`,
    adminAddress: role === 'admin' ? `admin-address:${network(ip)}` : undefined,
  };
}

/** Counts the try before the password is looked at, so that parallel tries cannot run ahead. Throws 429 while one must wait. */
export async function countLoginTry(db: Database, login: LoginTry, now: Date): Promise<void> {
  const { account, address, adminAddress } = keysOf(login);
  const keys = adminAddress ? [account, address, adminAddress] : [account, address];
  const until = await findBlock(db, keys, now);
  if (until) throw tooMany(Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / second)));

  const tries = await countFailure(db, account, now, isoAfter(now, -accountLimit.window));
  if (tries > accountLimit.freeTries) {
    const wait = Math.min(
      second * 2 ** Math.min(tries - accountLimit.freeTries - 1, 20),
      accountLimit.longestWait,
    );
    await blockLogin(db, account, isoAfter(now, wait));
  }
  await countAddress(db, address, addressLimit, now);
  if (adminAddress) await countAddress(db, adminAddress, adminAddressLimit, now);
}

async function countAddress(db: Database, key: string, { failures, window }: typeof addressLimit, now: Date) {
  const count = await countFailure(db, key, now, isoAfter(now, -window));
  if (count <= failures) return;
  await blockLogin(db, key, isoAfter(now, window));
  throw tooMany(Math.ceil(window / second));
}

export async function forgiveLoginTry(db: Database, login: LoginTry): Promise<void> {
  const { account, address, adminAddress } = keysOf(login);
  await forgiveFailure(db, account, adminAddress ? [address, adminAddress] : [address]);
}
