import { expect, test } from 'vitest';
import { findTotpStep, newTotpSecret, toBase32, totpCode, totpStep, totpUri } from './totp.ts';

const secret = toBase32(Buffer.from('12345678901234567890'));

// RFC 6238, appendix B: the last six of the eight digits given there.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(totpCode(secret, totpStep(now))).toBe(code);
  expect(findTotpStep(secret, code, now)).toBe(totpStep(now));
});

test('a clock that differs by half a minute is accepted, one that differs by more is not', () => {
  const now = new Date(1_111_111_111_000);
  const found = [-2, -1, 0, 1, 2].map((by) => {
    const step = totpStep(now) + by;
    return findTotpStep(secret, totpCode(secret, step), now) === step;
  });
  expect(found).toEqual([false, true, true, true, false]);
});

test('secrets have 160 random bits, and the link has the form that apps read', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  expect(totpUri(secret, 'A & B', 'me@x.example')).toBe(
    `otpauth://totp/A%20%26%20B:me%40x.example?secret=${secret}&issuer=A%20%26%20B`,
  );
});
