import { changeAdmin, createAdmin, removeAdmin } from '#server/auth/admins.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { invitePerson, linkOf } from '#server/auth/invites.ts';
import type { Handlers } from '#server/context.ts';
import { type ExportColumn, exporting, plainColumns } from '#server/csv/export.ts';
import { listAdmins } from '#server/db/account/admins.ts';
import { orNotFound } from '#server/errors.ts';
import type { Admin } from '#shared/account/auth.ts';
import { permissionSetLabels } from '#shared/roles.ts';

const columns: readonly ExportColumn<Omit<Admin, 'isSelf'>>[] = [
  ...plainColumns<Omit<Admin, 'isSelf'>>(['username', 'closedOn', 'lastLoginAt', 'inviteUntil', 'devices'], {
    username: { label: 'User name' },
    lastLoginAt: { label: 'Last signed in at' },
    inviteUntil: { label: 'Invite open until', control: 'date' },
  }),
  ['sets', ({ sets }) => sets.map((set) => permissionSetLabels[set].name).join(', '), { label: 'May do' }],
  ['hasSecondFactor', (admin) => (admin.hasSecondFactor ? 'yes' : 'no'), { label: 'Two-step login' }],
];

export const adminHandlers = {
  listAdmins: async ({ db, session, clock }) => {
    const admins = await listAdmins(db, clock());
    return admins.map((admin) => ({ ...admin, isSelf: admin.id === session.accountId }));
  },

  exportAdmins: exporting('account', 'admins', columns, ({ db, clock }) => listAdmins(db, clock())),

  createAdmin: async ({ db, body, author, clock, settings }) =>
    linkOf(settings, await createAdmin(db, author, body, clock())),

  updateAdmin: async ({ db, params, body, session, author, clock }) => {
    await changeAdmin(db, author, params.id, body, clock());
    const found = orNotFound(
      (await listAdmins(db, clock())).find(({ id }) => id === params.id),
      'Admin',
    );
    return { ...found, isSelf: found.id === session.accountId };
  },

  createAdminInvite: (context) => invitePerson(context, 'admin', context.params.id),

  deleteAdminSessions: (context) => endSessions(context, 'admin', context.params.id),

  deleteAdmin: async ({ db, params, author, clock }) => {
    await removeAdmin(db, author, params.id, clock());
  },
} satisfies Partial<Handlers>;
