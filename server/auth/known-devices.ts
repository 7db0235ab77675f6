// A browser that has signed in before has a device cookie. The cookie gives no access: it only gives the browser a failure
// count of its own, so that guesses by others at the account, or from the same address, do not keep the owner out.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { insertKnownDevice, isKnownDevice } from '#server/db/account/known-devices.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { sessionCookieOptions } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

/** The longest time that browsers keep a cookie. */
export const knownDeviceDays = 400;
const devicesPerAccount = 20;

const deviceCookie = '__Host-device';

/** The hash of the browser's device cookie, as the table stores it; undefined for a browser without one. */
export function deviceHashOf({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[deviceCookie];
  return token ? hashToken(token) : undefined;
}

/** @returns the hash of the browser's token where it has signed in to this account before */
export async function findKnownDevice(db: Database, request: FastifyRequest, accountId: string | undefined) {
  const hash = deviceHashOf(request);
  return hash && accountId && (await isKnownDevice(db, hash, accountId)) ? hash : undefined;
}

/**
 * Called after a log-in. The token is new each time, so that a cookie planted by an attacker becomes useless.
 * @returns the token, to be passed to `sendDeviceCookie` after the transaction
 */
export async function rememberDevice(tx: Tx, request: FastifyRequest, accountId: string, now: Date) {
  const token = newToken();
  const hashes = { tokenHash: hashToken(token), earlierHash: deviceHashOf(request) };
  await insertKnownDevice(tx, accountId, hashes, now, devicesPerAccount);
  return token;
}

export function sendDeviceCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(deviceCookie, token, { ...sessionCookieOptions, maxAge: knownDeviceDays * 86_400 });
}
