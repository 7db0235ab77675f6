import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike: the code may be typed from paper. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** 30¹² codes: a valid one cannot be guessed. */
const length = 12;

/** A code that is printed on a paper of the college and leads to its public page. */
export const newVerificationCode = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
