import { get, update } from '#shared/kit/call.ts';
import {
  collegeSettingsSchema as answer,
  collegeSettingsInputSchema as body,
} from '#shared/office/college-settings.ts';

export const collegeSettingsCalls = {
  readCollegeSettings: get('/api/settings', 'settings.read', 'The settings of the college', { answer }),
  updateCollegeSettings: update(
    '/api/settings',
    'settings.write',
    'Change the settings of the college; with If-Match only this version of them',
    { body, answer },
  ),
};
