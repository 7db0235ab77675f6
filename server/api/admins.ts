import { createAdmin, removeAdmin } from '#server/auth/admins.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { invitePerson, linkOf } from '#server/auth/invites.ts';
import { listAdmins } from '#server/db/admins.ts';
import { notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';

export const adminHandlers = {
  listAdmins: async ({ db, session, clock }) => {
    const admins = await listAdmins(db, clock());
    return admins.map((admin) => ({ ...admin, isSelf: admin.id === session.accountId }));
  },

  createAdmin: async ({ db, body, author, clock, settings }) =>
    linkOf(settings, await createAdmin(db, author, body.username, clock())),

  createAdminInvite: async (context) => {
    const invite = await invitePerson(context, 'admin', context.params.id);
    if (!invite) throw notFound('Admin');
    return invite;
  },

  deleteAdminSessions: async (context) => {
    if (!(await endSessions(context, 'admin', context.params.id))) throw notFound('Admin');
  },

  deleteAdmin: async ({ db, params, author, clock }) => {
    await removeAdmin(db, author, params.id, clock());
  },
} satisfies Partial<Handlers>;
