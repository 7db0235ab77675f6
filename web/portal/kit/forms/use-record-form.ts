// The one way a record is created and edited: typed values survive every refusal, a double click saves once, and a save
// that would overwrite another user's change shows that change first.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form';
import { excusing } from '#shared/kit/fields/excused-values.ts';
import { nested, valueAt } from '#shared/kit/fields/field-values.ts';
import { capitalised } from '#shared/kit/format.ts';
import { CallError } from '#web/api/calls.ts';
import { showToast } from '#web/ui/toasts.tsx';
import {
  deleteWithUndo,
  refreshRecords,
  sentenceOf,
  tellWaiting,
  type VersionedRecord,
} from './record-calls.ts';
import type { RecordFormOptions } from './record-form-options.ts';
import { shownValue } from './shown-value.ts';
import { useUnsavedGuard } from './unsaved-guard.tsx';
import { useIsGone } from './use-is-gone.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

export function useRecordForm<R extends VersionedRecord, In extends FieldValues, Out>(
  options: RecordFormOptions<R, In, Out>,
) {
  const { calls, record, schema, toForm, fields, onClose, onDeleted = onClose, kept } = options;
  const form = useForm<In, unknown, Out>({
    defaultValues: toForm(record) as DefaultValues<In>, // all fields are given
    resolver: (values, ...rest) =>
      zodResolver(excusing(schema, values, record && toForm(record), record))(values, ...rest),
  });
  const { isDirty, errors } = form.formState;
  const guard = useUnsavedGuard(isDirty, onClose);
  const { running, runAlone } = useOneAtATime<'saving' | 'deleting'>();
  const isGone = useIsGone();
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const [version, setVersion] = useState(record?.version);
  /** What another user has saved in the meantime. */
  const [theirs, setTheirs] = useState<R>();

  const startFrom = (saved: R) => {
    form.reset(toForm(saved));
    setVersion(saved.version);
  };
  /** The record has been read again. What is typed stays: where another user has changed these fields, saving shows it first. */
  const follow = useEffectEvent((newer: R) => {
    if (newer.version <= (version ?? 0)) return;
    if (!isDirty) return startFrom(newer);
    const isSame = JSON.stringify(toForm(newer)) === JSON.stringify(form.formState.defaultValues);
    if (isSame) setVersion(newer.version);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server's record is outside of React, as the form's values are
    if (record) follow(record);
  }, [record]);

  const leave = (close: () => void) => {
    if (isGone.current) return;
    guard.release();
    close();
  };

  const save = async (body: Out, ifMatch: number | undefined, isForAnother: boolean) => {
    setRefusal([]);
    let made: R | undefined;
    try {
      if (record) startFrom(await calls.update(record.id, body, ifMatch));
      else made = await calls.create(body);
      showToast(`${capitalised(calls.noun)} ${record ? 'updated' : 'created'}`);
      void refreshRecords();
    } catch (error) {
      if (!tellWaiting(error)) return showRefusal(error);
    }
    if (!isForAnother) leave(() => onClose(made));
    else if (!isGone.current) startAnother();
  };

  const showRefusal = async (failure: unknown) => {
    // product §8 only logs some of these failures; they are logged and shown.
    console.warn(`The ${calls.noun} could not be saved`, failure);
    const call = failure instanceof CallError ? failure : undefined;
    for (const [index, [path, message]] of Object.entries(call?.fields ?? {}).entries())
      form.setError(path as Path<In>, { message }, { shouldFocus: index === 0 }); // the server names fields as the form does
    const sentence = (call && calls.saveError?.(call)) ?? sentenceOf(failure);
    if (isGone.current) return showToast(`The ${calls.noun} was not saved. ${sentence}`, { isError: true });
    const { createAlert } = options;
    setRefusal(!record && createAlert ? [createAlert, call?.message ?? ''] : [sentence]);
    if (record && call?.status === 412) setTheirs(await calls.find(record.id).catch(() => undefined));
  };

  /** Empties the form, but for the fields that the next new record takes from the last. */
  const startAnother = () => {
    const paths = Object.keys(fields);
    const again = nested([
      ...paths.map((path) => [path, valueAt(toForm(undefined), path)] as const),
      ...(kept ?? []).map((path) => [path, valueAt(form.getValues(), path)] as const),
    ]);
    form.reset(again as DefaultValues<In>); // all fields are given
    const [first] = paths;
    // The fields are registered again with the next rendering.
    if (first) requestAnimationFrame(() => form.setFocus(first as Path<In>));
  };

  const refuseInvalid = (invalid: FieldErrors<In>) => {
    const { missingAlert } = options;
    const isMissing = Object.keys(invalid).some((path) => textAt(form.getValues(), path).trim() === '');
    setRefusal(missingAlert && isMissing ? [missingAlert] : []);
  };

  const submit = (ifMatch = version, isForAnother = false) =>
    void form.handleSubmit(
      (body) => runAlone('saving', () => save(body, ifMatch, isForAnother)),
      refuseInvalid,
    )();

  const remove = async () => {
    setRefusal([]);
    if (!record) return;
    const failure = await deleteWithUndo(calls, record);
    if (!failure) leave(onDeleted);
    else if (isGone.current) showToast(failure, { isError: true });
    else setRefusal([failure]);
  };

  const editFrom = (newer: R) => {
    setVersion(newer.version);
    setTheirs(undefined);
  };

  return {
    form,
    /** To watch a field by its path. */
    control: form.control as unknown as Control, // of these fields
    fields,
    isNew: !record,
    work: running,
    refusal,
    guard,
    submit: () => submit(),
    /** Given where the next new record can follow at once. */
    submitForAnother: kept && !record ? () => submit(version, true) : undefined,
    remove: () => void runAlone('deleting', remove),
    /** What the field contains now. */
    value: (path: string) => textAt(form.getValues(), path),
    /** The props of a labelled control for that path. */
    field: (path: string) => ({
      label: fields[path]?.label ?? path,
      error: messageAt(errors, path),
      ...form.register(path as Path<In>), // the fields are those of the form
    }),
    conflict: theirs && {
      differences: differences(options, toForm(theirs), form.getValues()),
      keepMine: () => {
        editFrom(theirs);
        submit(theirs.version);
      },
      takeTheirs: () => {
        startFrom(theirs);
        setTheirs(undefined);
        setRefusal([]);
      },
      onClose: () => setTheirs(undefined),
    },
  };
}

export type RecordForm = Omit<ReturnType<typeof useRecordForm>, 'form'>;

/** react-hook-form nests errors like values. */
function messageAt(errors: FieldErrors, path: string): string | undefined {
  return (valueAt(errors, path) as { message?: string } | undefined)?.message; // an error of the form
}

/** The value at a path as text; '' if it is missing. */
function textAt(record: unknown, path: string): string {
  const value = valueAt(record, path);
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

/** The fields in which two versions of a record differ, as the screens format them: a typed '50,000' equals a stored 50000. */
function differences<In>(
  { fields, show = {} }: Pick<RecordFormOptions<never, never, never>, 'fields' | 'show'>,
  theirs: In,
  mine: In,
) {
  return Object.entries(fields)
    .map(([path, field]) => {
      const own = show[path];
      const shown = (values: In) =>
        own ? own(valueAt(values, path)) : shownValue(textAt(values, path), field);
      // Compared as JSON, because a value may be a list (the photos of an event).
      const isSame = own && JSON.stringify(valueAt(theirs, path)) === JSON.stringify(valueAt(mine, path));
      return { label: field.label, theirs: shown(theirs), mine: shown(mine), isSame };
    })
    .filter((field) => !(field.isSame ?? field.theirs === field.mine));
}
