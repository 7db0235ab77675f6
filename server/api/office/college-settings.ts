import { readCollegeSettings, updateCollegeSettings } from '#server/db/office/college-settings.ts';
import type { Handlers } from '#server/http/context.ts';
import { changeSettings } from '#server/records/settings-changes.ts';

export const collegeSettingsHandlers = {
  readCollegeSettings: ({ db }) => readCollegeSettings(db),

  updateCollegeSettings: async (context) =>
    changeSettings(context, {
      recordId: 'college',
      lock: 'settings',
      read: readCollegeSettings,
      save: (tx) => updateCollegeSettings(tx, context.body),
    }),
} satisfies Partial<Handlers>;
