import { changeAdmin, createAdmin, removeAdmin } from '#server/auth/admins.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { invitePerson, linkOf } from '#server/auth/invites.ts';
import type { Handlers } from '#server/context.ts';
import { listAdmins } from '#server/db/account/admins.ts';
import { notFound } from '#server/errors.ts';

export const adminHandlers = {
  listAdmins: async ({ db, session, clock }) => {
    const admins = await listAdmins(db, clock());
    return admins.map((admin) => ({ ...admin, isSelf: admin.id === session.accountId }));
  },

  createAdmin: async ({ db, body, author, clock, settings }) =>
    linkOf(settings, await createAdmin(db, author, body, clock())),

  updateAdmin: async ({ db, params, body, session, author, clock }) => {
    await changeAdmin(db, author, params.id, body, clock());
    const found = (await listAdmins(db, clock())).find(({ id }) => id === params.id);
    if (!found) throw notFound('Admin');
    return { ...found, isSelf: found.id === session.accountId };
  },

  createAdminInvite: (context) => invitePerson(context, 'admin', context.params.id),

  deleteAdminSessions: (context) => endSessions(context, 'admin', context.params.id),

  deleteAdmin: async ({ db, params, author, clock }) => {
    await removeAdmin(db, author, params.id, clock());
  },
} satisfies Partial<Handlers>;
