import { readCollegeSettings, updateCollegeSettings } from '#server/db/office/college-settings.ts';
import type { Handlers } from '#server/http/context.ts';
import { answerSettings, changeSettings } from '#server/records/settings-changes.ts';

export const collegeSettingsHandlers = {
  readCollegeSettings: async (context) => answerSettings(context, readCollegeSettings),

  updateCollegeSettings: async (context) =>
    changeSettings(context, {
      recordId: 'college',
      lock: 'settings',
      read: readCollegeSettings,
      save: (tx) => updateCollegeSettings(tx, context.body),
    }),
} satisfies Partial<Handlers>;
