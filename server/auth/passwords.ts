import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { gate } from '#server/gate.ts';
import { type PasswordCost, usualCost } from '#server/password-cost.ts';

const deriveKey = promisify(argon2);

const nonceLength = 16;
const tagLength = 32;

/**
 * Hashing uses libuv's threads, which file reads need too: at most 2 hashes run at once. Of each of the lanes, which take turns,
 * 128 wait: log-ins of strangers, log-ins of browsers and sessions that are known, new passwords.
 */
export const passwordGate = gate(2, 128);
/** A person needs one; a script that has the right password must not fill the lane of all. */
export const mostOfAccount = 4;

function derive(password: string, nonce: Buffer, { memory, passes, parallelism }: PasswordCost) {
  const message = password.normalize('NFC');
  return deriveKey('argon2id', { message, nonce, memory, passes, parallelism, tagLength });
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/(?<!=)=+$/, '');

/** A PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
function phcString({ memory, passes, parallelism }: PasswordCost, nonce: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/** @param accountId whose password it becomes @returns a PHC string */
export async function hashPassword(password: string, cost = usualCost, accountId = ''): Promise<string> {
  const nonce = randomBytes(nonceLength);
  const arrival = { lane: 'new', from: accountId, ...(accountId && { mostFrom: mostOfAccount }) };
  return passwordGate(async () => phcString(cost, nonce, await derive(password, nonce, cost)), arrival);
}

/**
 * Called within the gate.
 * @param stored null where the account does not exist or has no password: the check takes as long and answers false
 * @param cost that of the stored hashes
 */
export async function verifyPassword(password: string, stored: string | null, cost = usualCost) {
  const compared = stored ?? phcString(cost, randomBytes(nonceLength), randomBytes(tagLength));
  const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(compared);
  if (!phc) return false;
  const [, memory, passes, parallelism, nonce = '', hash = ''] = phc;
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null;
}
