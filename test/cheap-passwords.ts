import { hashPassword } from '#server/auth/passwords.ts';
import type { PasswordCost } from '#server/password-cost.ts';

/** The least that argon2 accepts: the usual cost is 25 ms for each of the thousands of log-ins of the suites. */
export const cheapCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };
export const cheapHash = (password: string) => hashPassword(password, cheapCost);
