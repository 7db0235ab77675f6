import { useState } from 'react';
import type { Published } from '#shared/website/publications.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import type { RecordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { type FormProps, type PublishedCalls, uploadInWords } from './published-calls.ts';
import { PublishedForm } from './published-form.tsx';

export interface FieldsFormProps<R extends Published, Body> extends FormProps<R> {
  calls: PublishedCalls<R, Body>;
  /** About several fields, as in the input schema. */
  rules: readonly unknown[];
}

/** The form of a published record as its table of fields has it. */
export function FieldsForm<R extends Published, Body>(props: FieldsFormProps<R, Body>) {
  const { calls, rules, record, onClose } = props;
  const { fields } = calls;
  const [typed] = useState(() => formOf(fields, ...(rules as [])));
  const form = useRecordForm({
    ...typed,
    calls: calls as unknown as RecordCalls<R, Record<string, unknown>>, // the values of its fields
    record,
    show: uploadInWords,
    onClose,
  });
  const [first = ''] = Object.keys(fields);
  return <PublishedForm {...{ calls, record, form }} change={{ [first]: { autoFocus: !record } }} />;
}
