import { createAdmin, removeAdmin } from '#server/auth/admins.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { invitePerson, linkOf } from '#server/auth/invites.ts';
import { listAdmins } from '#server/db/account/admins.ts';
import type { Handlers } from '#server/http/context.ts';

export const adminHandlers = {
  listAdmins: async ({ db, session, clock }) => {
    const admins = await listAdmins(db, clock());
    return admins.map((admin) => ({ ...admin, isSelf: admin.id === session.accountId }));
  },

  createAdmin: async ({ db, body, author, clock, settings }) =>
    linkOf(settings, await createAdmin(db, author, body.username, clock())),

  createAdminInvite: (context) => invitePerson(context, 'admin', context.params.id),

  deleteAdminSessions: (context) => endSessions(context, 'admin', context.params.id),

  deleteAdmin: async ({ db, params, author, clock }) => {
    await removeAdmin(db, author, params.id, clock());
  },
} satisfies Partial<Handlers>;
