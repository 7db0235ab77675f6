import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { capitalised } from '#shared/kit/format.ts';
import type { CollegeSettings, CollegeSettingsInput } from '#shared/office/college-settings.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { onlyCreated, type RecordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import type { RecordFormOptions } from '#web/portal/kit/forms/record-form-options.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { collegeSettingsQuery } from './college-settings-query.ts';

/** The API has no id for the settings. */
type SettingsRecord = CollegeSettings & { id: string };

interface SettingsFormProps<In extends FieldValues>
  extends Pick<RecordFormOptions<SettingsRecord, In, CollegeSettingsInput>, 'fields' | 'schema'> {
  /** Of the part, as its messages name it. */
  noun: string;
  toForm: (settings: CollegeSettings) => In;
  /** The fields. */
  children: (form: ReturnType<typeof useSettingsForm<In>>) => ReactNode;
}

interface SettingsPartProps<In extends FieldValues> extends SettingsFormProps<In> {
  title: string;
  /** What the settings are for. */
  about: ReactNode;
}

/** A part of the college's settings, shared by all admins: its heading, what it is for, and its form. */
export function SettingsPart<In extends FieldValues>({ title, about, ...form }: SettingsPartProps<In>) {
  const { data, error, refetch } = useQuery(collegeSettingsQuery);
  /** A new key resets the form after a save or a cancel; another admin's save does not reset it. */
  const [round, setRound] = useState(0);
  return (
    <section className="max-w-2xl">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 mb-4">{about}</p>
      {!data && <LoadState {...{ error, refetch }} />}
      {data && <SettingsForm key={round} {...form} settings={data} onClose={() => setRound(round + 1)} />}
    </section>
  );
}

type OpenForm = { settings: CollegeSettings; onClose: () => void };

function SettingsForm<In extends FieldValues>({ children, ...props }: SettingsFormProps<In> & OpenForm) {
  const form = useSettingsForm(props);
  return <RecordFormBody form={form}>{children(form)}</RecordFormBody>;
}

function useSettingsForm<In extends FieldValues>({
  settings,
  noun,
  toForm,
  ...parts
}: Omit<SettingsFormProps<In>, 'children'> & OpenForm) {
  return useRecordForm({
    ...parts,
    calls: settingsCalls(noun),
    record: asRecord(settings),
    toForm: (record) => toForm(record ?? settings),
  });
}

const asRecord = (settings: CollegeSettings): SettingsRecord => ({ ...settings, id: 'college' });

/** The settings are a single record, and each part sends its own. */
const settingsCalls = (noun: string): RecordCalls<SettingsRecord, CollegeSettingsInput> => ({
  ...onlyCreated(noun, (body: CollegeSettingsInput) => change(body)),
  label: () => capitalised(noun),
  find: async () => asRecord(await callApi('readCollegeSettings', {})),
  update: (_id, body, ifMatch) => change(body, ifMatch),
});

async function change(body: CollegeSettingsInput, ifMatch?: number) {
  const saved = await callApi('updateCollegeSettings', { body, ifMatch });
  // The form is reset with the saved values.
  queryClient.setQueryData(collegeSettingsQuery.queryKey, saved);
  return asRecord(saved);
}
