import type { FieldValues } from 'react-hook-form';
import type { CollegeSettings, CollegeSettingsInput } from '#shared/office/college-settings.ts';
import type { RecordFormOptions } from '#web/portal/kit/forms/record-form-options.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { asRecord, type SettingsRecord, settingsCalls } from './settings-calls.ts';

/** What a part of the college's settings gives its form. */
export interface SettingsFormProps {
  settings: CollegeSettings;
  onClose: () => void;
}

type Options<In extends FieldValues> = RecordFormOptions<SettingsRecord, In, CollegeSettingsInput>;

/** @param noun of the part, as its messages name it */
export function useSettingsForm<In extends FieldValues>(
  noun: string,
  { settings, onClose }: SettingsFormProps,
  parts: Pick<Options<In>, 'schema' | 'toForm' | 'fields'>,
) {
  return useRecordForm({ calls: settingsCalls(noun), record: asRecord(settings), ...parts, onClose });
}
