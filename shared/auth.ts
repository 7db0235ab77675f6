import * as z from 'zod/mini';
import { roles } from './roles.ts';
import { emailText, requiredText } from './text.ts';

const typedPassword = (message: string) =>
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

export const adminLoginSchema = z.object({
  username: requiredText('Username is required', 100, { tooLong: 'Username is too long' }),
  password: typedPassword('Password is required'),
});

export const emailLoginSchema = z.object({
  email: emailText('Email is required', 'Invalid email address'),
  password: typedPassword('Password is required'),
});

export const signedInUserSchema = z.object({
  /** The student's or faculty member's record; an admin's account. */
  id: z.string(),
  type: z.enum(roles),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;

export const loginAnswerSchema = z.object({ message: z.string(), user: signedInUserSchema });

export const authStatusSchema = z.object({
  isAuthenticated: z.boolean(),
  user: z.nullable(signedInUserSchema),
});

export const passwordChangeSchema = z.object({
  currentPassword: typedPassword('Type your current password'),
  newPassword: newPasswordSchema,
});

/** What `/set-password#…` sends: the token of the invite link. */
export const passwordFromInviteSchema = z.object({
  token: z.string('The link is not complete').check(z.regex(/^[\w-]{43}$/, 'The link is not complete')),
  password: newPasswordSchema,
});

/** A signed-in device. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});

/** The state of a person's account, as the office sees it. */
export const accountStateSchema = z.object({
  hasPassword: z.boolean(),
  /** null: never. */
  lastLoginAt: z.nullable(z.string()),
  /** Until when an unused invite link is good; null where there is none. */
  inviteUntil: z.nullable(z.string()),
  /** Where the person is signed in, last used first. */
  devices: z.array(z.object({ id: z.string(), device: z.string(), lastSeenAt: z.string() })),
});
export type AccountState = z.infer<typeof accountStateSchema>;

/** The token goes into the link's fragment, which browsers never send. It is shown once; only its hash is kept. */
export const inviteSchema = z.object({ link: z.string(), expiresAt: z.string() });
export type Invite = z.infer<typeof inviteSchema>;
