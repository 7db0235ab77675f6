// What people type to sign in. The public log-in pages load this file, so what the portals send and get besides is in auth.ts.
import * as z from 'zod/mini';
import { requiredPhone } from '#shared/kit/phones/phone-schemas.ts';
import { emailText, requiredCode } from '#shared/kit/text/text.ts';
import { plainCode } from '#shared/kit/text/text-key.ts';

export const typedPassword = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(128, message));

/** A code of the authenticator app, or a recovery code, in any digits and groups; required where the account has a second factor. */
export const codeText = z.string('Enter the code').check(
  z.overwrite((text) => plainCode(text).replace(/[\s-]/g, '')),
  z.maxLength(64, 'This code is too long'),
);

export const usernameText = requiredCode('Username is required', 100, { tooLong: 'Username is too long' });

const proof = { password: typedPassword('Password is required'), code: z.optional(codeText) };

export const adminLoginSchema = z.object({
  username: usernameText,
  ...proof,
});

export const phoneLoginSchema = z.object({
  phone: requiredPhone('Phone number is required'),
  ...proof,
});

export const emailLoginSchema = z.object({
  email: emailText('Email is required', 'Invalid email address'),
  ...proof,
});
