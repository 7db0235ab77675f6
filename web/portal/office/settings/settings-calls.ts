// How the sections of the settings save: the college's settings are a single record, and each section sends its own part.

import { capitalised } from '#shared/kit/format.ts';
import type { CollegeSettings, CollegeSettingsInput } from '#shared/office/college-settings.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { RecordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { collegeSettingsQuery } from './college-settings-query.ts';

/** The API has no id for the settings. */
export type SettingsRecord = CollegeSettings & { id: string };

export const asRecord = (settings: CollegeSettings): SettingsRecord => ({ ...settings, id: 'college' });

const change = async (body: CollegeSettingsInput, ifMatch?: number) => {
  const saved = await callApi('updateCollegeSettings', { body, ifMatch });
  // The form is reset with the saved values.
  queryClient.setQueryData(collegeSettingsQuery.queryKey, saved);
  return asRecord(saved);
};

/** @param noun of the section, as its messages name it */
export const settingsCalls = (noun: string): RecordCalls<SettingsRecord, CollegeSettingsInput> => ({
  noun,
  label: () => capitalised(noun),
  find: async () => asRecord(await callApi('readCollegeSettings', {})),
  create: (body) => change(body),
  update: (_id, body, ifMatch) => change(body, ifMatch),
  remove: () => Promise.reject(new Error('settings are never deleted')),
});
