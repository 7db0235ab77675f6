import * as z from 'zod/mini';
import { get, update } from '#shared/kit/call.ts';
import {
  collegeSettingsInputSchema as body,
  collegeSettingsSchema,
} from '#shared/office/college-settings.ts';

const answer = z.extend(collegeSettingsSchema, {
  /** Whether messages can go by email: the machine's own settings say so. */
  sendsMail: z.boolean(),
});

export const collegeSettingsCalls = {
  readCollegeSettings: get('/api/settings', 'settings.read', {
    summary: 'The settings of the college',
    answer,
  }),
  updateCollegeSettings: update('/api/settings', 'settings.write', {
    summary: 'Change the settings of the college; with If-Match only this version of them',
    body,
    answer,
  }),
};
