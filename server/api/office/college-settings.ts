import type { Handlers } from '#server/context.ts';
import { readCollegeSettings, updateCollegeSettings } from '#server/db/office/college-settings.ts';
import { forbidden } from '#server/errors.ts';
import { changesConfirmedField } from '#server/http/confirmation.ts';
import { changeSettings } from '#server/rules/office/settings-changes.ts';
import type { Settings } from '#server/settings.ts';
import { mayAll } from '#shared/roles.ts';

const sendsMail = ({ mail }: Settings) => mail !== undefined;

export const collegeSettingsHandlers = {
  readCollegeSettings: async ({ db, settings }) => ({
    ...(await readCollegeSettings(db)),
    sendsMail: sendsMail(settings),
  }),

  updateCollegeSettings: async (context) => ({
    ...(await changeSettings(context, {
      recordId: 'college',
      lock: 'settings',
      read: readCollegeSettings,
      save: (tx, before) => {
        // Money's address and what the invites say are of the admins alone.
        const change = { noun: 'settings', before, after: { ...before, ...context.body } } as const;
        if (!mayAll('admin.write', context.session) && changesConfirmedField(change)) throw forbidden();
        return updateCollegeSettings(tx, context.body);
      },
    })),
    sendsMail: sendsMail(context.settings),
  }),
} satisfies Partial<Handlers>;
