import * as z from 'zod/mini';

import * as auth from '#shared/account/auth.ts';
import { adminLoginSchema, emailLoginSchema, phoneLoginSchema } from '#shared/account/log-in.ts';
import { inviteTokenPattern, newPasswordSchema } from '#shared/account/new-password.ts';
import { command, get, post, remove, set } from '#shared/kit/call.ts';
import { languages } from '#shared/kit/languages.ts';
import { matchingText } from '#shared/kit/text/text.ts';
import { permissionSets } from '#shared/roles.ts';

/** Names and passwords are short. */
const bodyLimit = 2048;
const answer = z.object({
  message: z.string(),
  user: auth.signedInUserSchema,
  /** The sets of a staff account; empty for students and most teachers. */
  permissions: z.array(z.enum(permissionSets)),
});
const emailLogin = { body: emailLoginSchema, bodyLimit, answer };

/** A signed-in device. */
const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});

export const authCalls = {
  authStatus: get('/api/auth/status', 'auth.use', {
    summary: 'Who is signed in',
    answer: auth.authStatusSchema,
    offline: true,
  }),
  adminLogin: post('/api/auth/admin/login', 'auth.use', {
    summary: 'Sign in as an admin',
    body: adminLoginSchema,
    bodyLimit,
    answer,
  }),
  studentLogin: post('/api/auth/student/login', 'auth.use', {
    summary: 'Sign in as a student',
    ...emailLogin,
  }),
  facultyLogin: post('/api/auth/faculty/login', 'auth.use', {
    summary: 'Sign in as a faculty member',
    ...emailLogin,
  }),
  guardianLogin: post('/api/auth/guardian/login', 'auth.use', {
    summary: 'Sign in as a guardian',
    body: phoneLoginSchema,
    bodyLimit,
    answer,
  }),
  logout: command('/api/auth/logout', 'auth.use', { summary: 'End this session' }),
  createPassword: post('/api/auth/passwords', 'auth.use', {
    summary: 'Choose a password with a one-time link; ends the link and all sessions, and signs in',
    /** The body that `/set-password#…` sends: the token of the invite link, and the password. */
    body: z.object({
      token: matchingText(inviteTokenPattern, 'The link is not complete'),
      password: newPasswordSchema,
    }),
    bodyLimit,
    answer: auth.passwordAnswerSchema,
  }),
  changePassword: set('/api/auth/password', 'account.own', {
    summary: "Change the caller's password; ends an open link, the other sessions and the calendar's address",
    body: auth.passwordChangeSchema,
    bodyLimit,
  }),
  confirmIdentity: command('/api/auth/confirmations', 'account.own', {
    summary: 'Prove again who is sitting there, before what cannot be undone; good for ten minutes',
    body: auth.confirmationSchema,
    bodyLimit,
  }),
  setLanguage: set('/api/account/language', 'account.own', {
    summary: "The language of the caller's portal",
    body: z.object({ language: z.enum(languages, 'The language is en or te') }),
    bodyLimit,
  }),
  listSessions: get('/api/auth/sessions', 'account.own', {
    summary: 'The devices the caller is signed in on',
    answer: z.array(sessionSchema),
  }),
  deleteSession: remove('/api/auth/sessions/{id}', 'account.own', {
    summary: "Sign one of the caller's devices out",
  }),
};
