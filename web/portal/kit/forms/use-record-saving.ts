import { useState } from 'react';
import type { DefaultValues, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { nested, valueAt } from '#shared/kit/fields/field-values.ts';
import { capitalised } from '#shared/kit/format.ts';
import { CallError } from '#web/api/calls.ts';
import { showToast } from '#web/ui/toasts.tsx';
import { deleteWithUndo, refreshRecords, tellWaiting, type VersionedRecord } from './record-calls.ts';
import type { RecordFormOptions } from './record-form-options.ts';
import { showSaveError, textAt } from './save-error.ts';
import type { useConflict } from './use-conflict.ts';
import { useIsGone } from './use-is-gone.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/**
 * Saves and deletes the record of a form, one call at a time, and keeps the refusal for the form.
 * @param onLeave closes the form without the question about unsaved changes, and then does what it is given
 */
export function useRecordSaving<R extends VersionedRecord, In extends FieldValues, Out>(
  options: RecordFormOptions<R, In, Out>,
  form: UseFormReturn<In, unknown, Out>,
  conflict: ReturnType<typeof useConflict<R>>,
  onLeave: (close: () => void) => void,
) {
  const { calls, record, onClose, onDeleted = onClose, missingAlert, createAlert } = options;
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const { running, runAlone } = useOneAtATime<'saving' | 'deleting'>();
  const isGone = useIsGone();

  const save = async (body: Out, ifMatch: number | undefined, isForAnother: boolean) => {
    setRefusal([]);
    try {
      if (record) await calls.update(record.id, body, ifMatch);
      else await calls.create(body);
      showToast(`${capitalised(calls.noun)} ${record ? 'updated' : 'created'}`);
      void refreshRecords();
    } catch (error) {
      if (!tellWaiting(error)) return showRefusal(error);
    }
    if (isGone.current) return;
    if (isForAnother) startAnother(options, form);
    else onLeave(onClose);
  };

  const showRefusal = async (error: unknown) => {
    // product §8 only logs some of these failures; they are logged and shown.
    console.warn(`The ${calls.noun} could not be saved`, error);
    const sentence = showSaveError(error, form.setError, calls.saveError);
    if (isGone.current) return showToast(`The ${calls.noun} was not saved. ${sentence}`, { isError: true });
    setRefusal(!record && createAlert ? [createAlert, reasonOf(error)] : [sentence]);
    if (error instanceof CallError && error.status === 412) await conflict.readTheirs();
  };

  const remove = async () => {
    setRefusal([]);
    if (!record) return;
    const failure = await deleteWithUndo(calls, record);
    if (failure) return isGone.current ? showToast(failure, { isError: true }) : setRefusal([failure]);
    if (!isGone.current) onLeave(onDeleted);
  };

  const refuseInvalid = (invalid: FieldErrors<In>) => {
    const isMissing = Object.keys(invalid).some((path) => textAt(form.getValues(), path).trim() === '');
    setRefusal(missingAlert && isMissing ? [missingAlert] : []);
  };

  return {
    work: running,
    refusal,
    clearRefusal: () => setRefusal([]),
    /** @param isForAnother the form stays open for the next new record */
    submit: (ifMatch: number | undefined, isForAnother = false) =>
      void form.handleSubmit(
        (body) => runAlone('saving', () => save(body, ifMatch, isForAnother)),
        refuseInvalid,
      )(),
    remove: () => void runAlone('deleting', remove),
  };
}

/** Empties the form, but for the fields that the next new record takes from the last. */
function startAnother<R extends VersionedRecord, In extends FieldValues, Out>(
  { fields, toForm, kept = [] }: RecordFormOptions<R, In, Out>,
  form: UseFormReturn<In, unknown, Out>,
) {
  const paths = Object.keys(fields);
  const again = nested([
    ...paths.map((path) => [path, valueAt(toForm(undefined), path)] as const),
    ...kept.map((path) => [path, valueAt(form.getValues(), path)] as const),
  ]);
  form.reset(again as DefaultValues<In>); // all fields are given
  const [first] = paths;
  // The fields are registered again with the next rendering.
  if (first) requestAnimationFrame(() => form.setFocus(first as Path<In>));
}

function reasonOf(error: unknown): string {
  return error instanceof CallError ? error.message : '';
}
