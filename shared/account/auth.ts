import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import { languages } from '#shared/kit/languages.ts';
import { permissionSets, roles } from '#shared/roles.ts';
import { codeText, typedPassword, usernameText } from './log-in.ts';
import { newPasswordSchema } from './new-password.ts';

export const signedInUserSchema = z.object({
  /** The student's, faculty member's or guardian's record; an admin's account. */
  id: z.string(),
  type: z.enum(roles),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;

export const authStatusSchema = z.object({
  isAuthenticated: z.boolean(),
  user: z.nullable(
    z.extend(signedInUserSchema, {
      /** As the audit log names the person: of a staff account its user name. */
      name: z.string(),
      /** Present only where the admin has to set up the second factor first. */
      mustSetUpSecondFactor: z.optional(z.literal(true)),
    }),
  ),
  permissions: z.array(z.enum(permissionSets)),
  /** Of the portal; missing for an anonymous request. */
  language: z.optional(z.enum(languages)),
});

export type AuthStatus = z.infer<typeof authStatusSchema>;

/** Confirms the signed-in user's identity before an action that cannot be undone. */
export const confirmationSchema = z.object({
  password: typedPassword('Type your password'),
  code: z.optional(codeText),
});

export const secondFactorCodeSchema = z.object({
  code: codeText.check(z.regex(/^\d{6}$/, 'Enter the six digits of the app')),
});

export const passwordChangeSchema = z.object({
  currentPassword: typedPassword('Type your current password'),
  newPassword: newPasswordSchema,
});

const accountShape = {
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  sets: z.array(z.enum(permissionSets)),
  /** null: never. */
  lastLoginAt: z.nullable(z.string()),
  /** Until when an unused invite link is valid; null where there is none. */
  inviteUntil: z.nullable(z.string()),
};

/** The state of a person's account, for the office. */
export const accountStateSchema = z.object({
  ...accountShape,
  /** The devices on which the person is signed in, last used first. */
  devices: z.array(z.object({ id: z.string(), device: z.string(), lastSeenAt: z.string() })),
});
export type AccountState = z.infer<typeof accountStateSchema>;

const sets = z
  .array(
    z.enum(permissionSets, `sets must be among ${permissionSets.join(', ')}`),
    'Choose what the account may do',
  )
  .check(z.minLength(1, 'Choose what the account may do'));

/** Without sets, as before they existed: an admin. */
export const adminInviteSchema = z.object({
  username: usernameText,
  sets: z._default(sets, ['admin']),
});
export const adminInputSchema = z.object({
  sets,
  /** From this day on the account cannot be signed in to; null opens it again. */
  closedOn: z.optional(z.nullable(isoDate('Choose the day', 'validity'))),
});

/** Head of department, examinations in charge: a teacher's account carries one set at most, and not that of an admin. */
export const facultySetsSchema = z.object({
  sets: z
    .array(
      z.enum(['office', 'cashier', 'exams', 'website', 'principal'], 'A teacher can have any set but admin'),
    )
    .check(z.maxLength(1, 'A teacher’s account carries one set at most')),
});

/** An admin as the other admins see them. */
export const adminSchema = z.object({
  ...accountShape,
  id: z.string(),
  username: z.string(),
  /** The day; null while the account is open. */
  closedOn: z.nullable(z.string()),
  isSelf: z.boolean(),
  /** The number of devices on which the admin is signed in. */
  devices: z.int(),
});
export type Admin = z.infer<typeof adminSchema>;

/** The role and log-in name of the account whose password an invite link has set. */
export const passwordAnswerSchema = z.object({
  type: z.enum(roles),
  name: z.string(),
  /** Who is signed in now; null where the log-in asks for more than the password, or is refused. */
  user: z.nullable(signedInUserSchema),
});

/** The token is in the link's fragment, which browsers never send. It is shown once; only its hash is stored. */
export const inviteSchema = z.object({ link: z.string(), expiresAt: z.string() });
export type Invite = z.infer<typeof inviteSchema>;
