// What people type to sign in. The public log-in pages load this file, so what the portals send and get besides is in auth.ts.
import * as z from 'zod/mini';
import { emailText, requiredText } from '#shared/kit/text/text.ts';

export const typedPassword = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(128, message));

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/** A password being chosen: length only, no composition rules; common ones are refused by the server. */
export const newPasswordSchema = z
  .string('Password is required')
  .check(
    z.minLength(minPasswordLength, `Use at least ${minPasswordLength} characters`),
    z.maxLength(maxPasswordLength, `Use at most ${maxPasswordLength} characters`),
  );

/** A code of the authenticator app, or a recovery code; required where the account has a second factor. */
export const codeText = z.string('Enter the code').check(z.maxLength(64, 'This code is too long'));

export const usernameText = requiredText('Username is required', 100, { tooLong: 'Username is too long' });

export const adminLoginSchema = z.object({
  username: usernameText,
  password: typedPassword('Password is required'),
  code: z.optional(codeText),
});

export const emailLoginSchema = z.object({
  email: emailText('Email is required', 'Invalid email address'),
  password: typedPassword('Password is required'),
  code: z.optional(codeText),
});
