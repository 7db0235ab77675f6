import * as z from 'zod/mini';

import { adminInputSchema, adminInviteSchema, adminSchema, inviteSchema } from '#shared/account/auth.ts';
import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';

export const adminCalls = {
  listAdmins: get('/api/admins', 'admin.list', {
    summary: 'The admins and how their accounts stand',
    answer: z.array(adminSchema),
  }),
  exportAdmins: exportFile('/api/admins.csv', 'admin.list', z.object({})),
  createAdmin: create('/api/admins', 'admin.write', {
    summary: 'Make an admin without a password, and a one-time link to choose one, good for 72 hours',
    body: adminInviteSchema,
    answer: inviteSchema,
  }),
  updateAdmin: update('/api/admins/{id}', 'admin.write', {
    summary:
      'What a staff account may do, and the day on which it is closed; one admin who can sign in stays',
    body: adminInputSchema,
    answer: adminSchema,
  }),
  createAdminInvite: create('/api/admins/{id}/invites', 'admin.write', {
    summary: 'A one-time link for an admin to choose another password, good for 72 hours',
    answer: inviteSchema,
  }),
  deleteAdminSessions: remove('/api/admins/{id}/sessions', 'admin.end-sessions', {
    summary: 'Sign an admin out everywhere',
  }),
  deleteAdmin: remove('/api/admins/{id}', 'admin.write', {
    summary: 'Remove an admin; the last one who can sign in stays',
  }),
};
