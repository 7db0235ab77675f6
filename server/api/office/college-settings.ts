import type { Handlers } from '#server/context.ts';
import { readCollegeSettings, updateCollegeSettings } from '#server/db/office/college-settings.ts';
import { forbidden } from '#server/errors.ts';
import { changesConfirmedField } from '#server/http/confirmation.ts';
import { changeSettings } from '#server/records/settings-changes.ts';
import { mayAll } from '#shared/roles.ts';

export const collegeSettingsHandlers = {
  readCollegeSettings: ({ db }) => readCollegeSettings(db),

  updateCollegeSettings: async (context) =>
    changeSettings(context, {
      recordId: 'college',
      lock: 'settings',
      read: readCollegeSettings,
      save: (tx, before) => {
        // Money's address and what the invites say are of the admins alone.
        const change = { noun: 'settings', before, after: { ...before, ...context.body } } as const;
        if (!mayAll('admin.write', context.session) && changesConfirmedField(change)) throw forbidden();
        return updateCollegeSettings(tx, context.body);
      },
    }),
} satisfies Partial<Handlers>;
