// A browser that has signed in before carries a cookie of its own. It opens nothing: its failures are counted apart, so
// that strangers who guess at the account, or at the same address, do not keep its owner out.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { insertKnownDevice, isKnownDevice } from '#server/db/known-devices.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { sessionCookieOptions } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

/** The longest that browsers keep a cookie. */
export const knownDeviceDays = 400;
const devicesPerAccount = 20;

const deviceCookie = '__Host-device';

/** What the table keeps of the browser's cookie; undefined for a browser without one. */
export function deviceHashOf({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[deviceCookie];
  return token ? hashToken(token) : undefined;
}

/** @returns the hash of the browser's token where it has signed in to this account before */
export async function findKnownDevice(
  db: Database,
  request: FastifyRequest,
  accountId: string | undefined,
): Promise<string | undefined> {
  const hash = deviceHashOf(request);
  return hash && accountId && (await isKnownDevice(db, hash, accountId)) ? hash : undefined;
}

/**
 * After a log-in. The token is a new one each time: a cookie that was planted in the browser is worth nothing.
 * @returns the token for `sendDeviceCookie`, once the transaction is done
 */
export async function rememberDevice(
  tx: Tx,
  request: FastifyRequest,
  accountId: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  const device = { accountId, tokenHash: hashToken(token), earlierHash: deviceHashOf(request) };
  await insertKnownDevice(tx, device, now, devicesPerAccount);
  return token;
}

export function sendDeviceCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(deviceCookie, token, { ...sessionCookieOptions, maxAge: knownDeviceDays * 86_400 });
}
