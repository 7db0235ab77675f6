// What a password being chosen must have. Whether others can guess it is judged by the server, which knows the words of its owner
// and of leaked passwords (server/auth/guessable-passwords.ts).
import * as z from 'zod/mini';

/** The token of an invite link, whole. */
export const inviteTokenPattern = /^[\w-]{43}$/;
export const minPasswordLength = 8;
export const maxPasswordLength = 128;

export const newPasswordSchema = z
  .string('Password is required')
  .check(
    z.minLength(minPasswordLength, { error: `Use at least ${minPasswordLength} characters`, abort: true }),
    z.maxLength(maxPasswordLength, { error: `Use at most ${maxPasswordLength} characters`, abort: true }),
  );
