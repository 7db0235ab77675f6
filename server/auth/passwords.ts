import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '#server/errors.ts';
import { gate } from '#server/gate.ts';
import { type PasswordCost, usualCost } from '#server/password-cost.ts';
import type { Settings } from '#server/settings.ts';
import { isCommonPassword } from './common-passwords.ts';

const deriveKey = promisify(argon2);

const nonceLength = 16;
const tagLength = 32;

/** Hashing uses libuv's threads, which file reads need too: at most 2 hashes run at once and 64 wait. */
const throughGate = gate(2, 64);

function derive(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: PasswordCost,
): Promise<Buffer> {
  const message = password.normalize('NFC');
  return throughGate(() => deriveKey('argon2id', { message, nonce, memory, passes, parallelism, tagLength }));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/(?<!=)=+$/, '');

/** A PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
function phcString({ memory, passes, parallelism }: PasswordCost, nonce: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/** @returns a PHC string */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const nonce = randomBytes(nonceLength);
  return phcString(cost, nonce, await derive(password, nonce, cost));
}

/**
 * @param stored null where the account does not exist or has no password: the check takes as long and answers false
 * @param cost that of the stored hashes
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost = usualCost,
): Promise<boolean> {
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

/** Words about the college that are public. */
export function collegeWords({ name, shortName, emailDomain, letterhead }: Settings['college']): string[] {
  return [name, shortName, emailDomain, ...letterhead];
}

/**
 * Refuses passwords that are easy to guess: well-known ones, and ones made of the user's or the college's names.
 * @param words names, e-mail, enrolment number, college
 */
export function refuseWeakPassword(password: string, words: string[]): void {
  const plain = password.toLowerCase().normalize('NFC');
  const letters = plain.replace(/[^\p{L}]/gu, '');
  const own = words
    .flatMap((word) => word.toLowerCase().split(/[\s@.,·]+/))
    .filter((word) => word.length >= 3);
  // Longest first, so that 'vcp26001' counts as one known word, not as 'vcp' and five characters of the user's own.
  const rest = own
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), plain);
  const isWeak =
    isCommonPassword(plain) ||
    isCommonPassword(letters) ||
    /^(.)\1*$/u.test(plain) ||
    '01234567890123456789'.includes(plain) ||
    // At least four characters must remain when the known words are taken out.
    rest.length < Math.min(4, plain.length);
  if (isWeak) {
    const sentence = 'This password is easy to guess. Choose another one.';
    throw new ApiError(400, sentence, { fields: { password: sentence, newPassword: sentence } });
  }
}
