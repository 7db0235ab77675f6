// Codes of an authenticator app: RFC 6238 with the defaults of all apps: SHA-1, six digits, 30 seconds.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepMilliseconds = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648), the encoding of secrets in links and apps. @param bytes a multiple of five, which needs no padding */
export function toBase32(bytes: Buffer): string {
  const digits = BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart((bytes.length / 5) * 8, '0');
  return digits.replace(/./g, (digit) => alphabet.charAt(Number.parseInt(digit, 32)));
}

function fromBase32(text: string): Buffer {
  const number = Array.from(text).reduce((sum, letter) => sum * 32n + BigInt(alphabet.indexOf(letter)), 0n);
  return Buffer.from(number.toString(16).padStart((text.length / 8) * 10, '0'), 'hex');
}

/** @returns 160 random bits, as RFC 4226 recommends */
export const newTotpSecret = () => toBase32(randomBytes(20));

export const totpStep = (now: Date) => Math.floor(now.getTime() / stepMilliseconds);

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** @returns the time step of the code: the current, previous or next one, since clocks differ; undefined for any other code */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const current = totpStep(now);
  const typed = Buffer.from(code.padStart(6).slice(0, 6));
  return [current, current - 1, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), typed),
  );
}

/** The link in the QR code. */
export function totpUri(secret: string, issuer: string, name: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
