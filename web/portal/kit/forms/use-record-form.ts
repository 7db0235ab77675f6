// The one way a record is created and edited: typed values survive every refusal, a double click saves once, and a save
// that would overwrite another user's change shows that change first.
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form';
import { excusing } from '#shared/kit/fields/excused-values.ts';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import type { VersionedRecord } from './record-calls.ts';
import { recordDifferences } from './record-differences.ts';
import type { RecordFormOptions } from './record-form-options.ts';
import { textAt } from './save-error.ts';
import { useUnsavedGuard } from './unsaved-guard.tsx';
import { useConflict } from './use-conflict.ts';
import { useRecordSaving } from './use-record-saving.ts';

export function useRecordForm<R extends VersionedRecord, In extends FieldValues, Out>(
  options: RecordFormOptions<R, In, Out>,
) {
  const { calls, record, schema, toForm, fields, show, onClose, kept } = options;
  const form = useForm<In, unknown, Out>({
    defaultValues: toForm(record) as DefaultValues<In>, // all fields are given
    resolver: (values, ...rest) =>
      zodResolver(excusing(schema, values, record && toForm(record), record))(values, ...rest),
  });
  const { isDirty, errors } = form.formState;
  const guard = useUnsavedGuard(isDirty, onClose);
  const conflict = useConflict(record, calls.find);
  const { version, theirs } = conflict;
  const saving = useRecordSaving(options, form, conflict, (close) => {
    guard.release();
    close();
  });

  return {
    form,
    /** To watch a field by its path. */
    control: form.control as unknown as Control, // of these fields
    fields,
    isNew: !record,
    work: saving.work,
    refusal: saving.refusal,
    guard,
    submit: () => saving.submit(version),
    /** Given where the next new record can follow at once. */
    submitForAnother: kept && !record ? () => saving.submit(version, true) : undefined,
    remove: saving.remove,
    /** What the field contains now. */
    value: (path: string) => textAt(form.getValues(), path),
    /** The props of a labelled control for that path. */
    field: (path: string) => ({
      label: fields[path]?.label ?? path,
      error: messageAt(errors, path),
      ...form.register(path as Path<In>), // the fields are those of the form
    }),
    conflict: theirs && {
      differences: recordDifferences(fields, show, toForm(theirs), form.getValues()),
      keepMine: () => {
        conflict.editFrom(theirs);
        saving.submit(theirs.version);
      },
      takeTheirs: () => {
        form.reset(toForm(theirs));
        conflict.editFrom(theirs);
        saving.clearRefusal();
      },
      onClose: conflict.onClose,
    },
  };
}

/** react-hook-form nests errors like values. */
function messageAt(errors: FieldErrors, path: string): string | undefined {
  return (valueAt(errors, path) as { message?: string } | undefined)?.message; // an error of the form
}

export type RecordForm = Pick<
  ReturnType<typeof useRecordForm>,
  | 'control'
  | 'fields'
  | 'field'
  | 'value'
  | 'isNew'
  | 'work'
  | 'refusal'
  | 'guard'
  | 'submit'
  | 'submitForAnother'
  | 'remove'
  | 'conflict'
>;
