import type { ComponentProps, ReactNode } from 'react';
import type { Published } from '#shared/website/publications.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import type { RecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import type { PublicationCalls } from './publication-calls.ts';
import { PublicationPanel } from './publication-panel.tsx';
import { StateMark } from './state-mark.tsx';

interface PublishedFormProps<R extends Published>
  extends Pick<ComponentProps<typeof RecordFields>, 'change' | 'own'> {
  calls: PublicationCalls<R>;
  /** undefined: a new one. */
  record: R | undefined;
  form: RecordForm & { form: { formState: { isDirty: boolean } } };
  /** Replaces the state in words. */
  mark?: ReactNode;
  /** Above the fields. */
  children?: ReactNode;
}

/** The form of a record that the office publishes; of one that exists also its publication, preview and history. */
export function PublishedForm<R extends Published>(props: PublishedFormProps<R>) {
  const { calls, record, form, mark, children, ...fields } = props;
  return (
    <>
      {record && (
        <PublicationPanel
          calls={calls}
          record={record}
          isDirty={form.form.formState.isDirty}
          mark={mark ?? <StateMark record={record} />}
        />
      )}
      <RecordFormBody form={form} createLabel="Save draft">
        {children}
        <RecordFields form={form} {...fields} />
      </RecordFormBody>
    </>
  );
}
