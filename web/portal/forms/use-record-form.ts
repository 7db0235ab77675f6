// The one way a record is created and edited: typed values survive every refusal, a double click saves once, and a save
// that would overwrite another user's change shows that change first.
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { nested, valueAt } from '#shared/field-values.ts';
import type { FormField } from '#shared/fields.ts';
import { CallError } from '#web/api/calls.ts';
import { showToast } from '#web/ui/toasts.tsx';
import { deleteWithUndo, type RecordCalls, refreshRecords, type VersionedRecord } from './record-calls.ts';
import { showSaveError, textAt } from './save-error.ts';
import { shownValue } from './shown-value.ts';
import { useIsGone } from './use-is-gone.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

type Show = Readonly<Record<string, (value: unknown) => string>>;
/** Messages by the path of the field: 'contactInfo.email'. */
type FormFields = Readonly<Record<string, FormField>>;

export interface RecordFormOptions<R extends VersionedRecord, In extends FieldValues, Out> {
  calls: RecordCalls<R, Out>;
  /** undefined: a new record. */
  record: R | undefined;
  /** `fields`, `schema` and `toForm` usually come from `formOf`. */
  fields: FormFields;
  schema: z.ZodMiniType<Out, In>;
  toForm: (record: R | undefined) => In;
  /** Formats a value in the dialog of two editors where the default would show an id. */
  show?: Show;
  onClose: () => void;
  /** The screen to open after a delete, if the form belongs to the record's own screen. */
  onDeleted?: () => void;
  /** A new record can be saved with the form staying open for the next one, which starts with these fields of the last. */
  kept?: readonly string[];
  /** Shown above the fields when a required one is empty (product §8: events and calendar). */
  missingAlert?: string;
  /** Shown when a new record is refused, instead of the usual sentence (product §8: events and calendar). */
  createAlert?: string;
}

export function useRecordForm<R extends VersionedRecord, In extends FieldValues, Out>(
  options: RecordFormOptions<R, In, Out>,
) {
  const {
    calls,
    record,
    schema,
    toForm,
    fields,
    show,
    onClose,
    onDeleted = onClose,
    kept,
    missingAlert,
    createAlert,
  } = options;
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  /** The record as another user has saved it in the meantime. */
  const [theirs, setTheirs] = useState<R>();
  const [version, setVersion] = useState(record?.version);
  const [work, setWork] = useState<'saving' | 'deleting'>();
  const isWorking = useRef(false);
  const isForAnother = useRef(false);
  const isGone = useIsGone();
  const form = useForm<In, unknown, Out>({
    defaultValues: toForm(record) as DefaultValues<In>, // all fields are given
    resolver: zodResolver(schema),
  });
  const { isDirty, errors } = form.formState;
  const guard = useUnsavedGuard(isDirty, onClose);

  /** A ref: the second click of a double click comes before React has rendered the disabled button. */
  const once = async (kind: 'saving' | 'deleting', run: () => Promise<void>) => {
    if (isWorking.current) return;
    isWorking.current = true;
    setWork(kind);
    setRefusal([]);
    try {
      await run();
    } finally {
      isWorking.current = false;
      setWork(undefined);
    }
  };

  const save = async (body: Out, ifMatch: number | undefined) => {
    try {
      if (record) await calls.update(record.id, body, ifMatch);
      else await calls.create(body);
    } catch (error) {
      // product §8 only logs some of these failures; they are logged and shown.
      console.warn(`The ${calls.noun} could not be saved`, error);
      const sentence = showSaveError(error, form.setError, calls.saveError);
      if (isGone.current) return showToast(`The ${calls.noun} was not saved. ${sentence}`, { isError: true });
      setRefusal(!record && createAlert ? [createAlert, reasonOf(error)] : [sentence]);
      if (record && error instanceof CallError && error.status === 412)
        setTheirs(await calls.find(record.id).catch(() => undefined));
      return;
    }
    showToast(`${capitalised(calls.noun)} ${record ? 'updated' : 'created'}`);
    void refreshRecords();
    if (isGone.current) return;
    if (isForAnother.current) return startAnother();
    guard.release();
    onClose();
  };

  const startAnother = () => {
    const again = nested([
      ...Object.keys(fields).map((path) => [path, textAt(toForm(undefined), path)] as const),
      ...(kept ?? []).map((path) => [path, textAt(form.getValues(), path)] as const),
    ]);
    form.reset(again as DefaultValues<In>); // all fields are given
    const [first] = Object.keys(fields);
    // The fields are registered anew with the next rendering.
    if (first) requestAnimationFrame(() => form.setFocus(first as Path<In>));
  };

  const handleInvalid = (invalid: FieldErrors<In>) => {
    const isMissing = Object.keys(invalid).some((path) => textAt(form.getValues(), path).trim() === '');
    setRefusal(missingAlert && isMissing ? [missingAlert] : []);
  };

  const submit = (ifMatch = version) =>
    form.handleSubmit((body) => once('saving', () => save(body, ifMatch)), handleInvalid)();

  return {
    form,
    fields,
    isNew: !record,
    work,
    refusal,
    guard,
    submit: () => {
      isForAnother.current = false;
      void submit();
    },
    /** Given where the next new record can follow at once. */
    submitForAnother:
      kept && !record
        ? () => {
            isForAnother.current = true;
            void submit();
          }
        : undefined,
    /** What the field contains now. */
    value: (path: string) => textAt(form.getValues(), path),
    /** The props of a labelled control for that path. */
    field: (path: string) => ({
      label: fields[path]?.label ?? path,
      error: (valueAt(errors, path) as { message?: string } | undefined)?.message, // react-hook-form nests errors like values
      ...form.register(path as Path<In>), // the fields are those of the form
    }),
    remove: () =>
      void once('deleting', async () => {
        if (!record) return;
        const failure = await deleteWithUndo(calls, record);
        if (failure) return isGone.current ? showToast(failure, { isError: true }) : setRefusal([failure]);
        if (isGone.current) return;
        guard.release();
        onDeleted();
      }),
    conflict: theirs && {
      differences: differences(fields, show, toForm(theirs), form.getValues()),
      keepMine: () => {
        setVersion(theirs.version);
        setTheirs(undefined);
        void submit(theirs.version);
      },
      takeTheirs: () => {
        form.reset(toForm(theirs));
        setVersion(theirs.version);
        setTheirs(undefined);
        setRefusal([]);
      },
      close: () => setTheirs(undefined),
    },
  };
}

export type RecordForm = Pick<
  ReturnType<typeof useRecordForm>,
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

/** Compares values as the screens format them: a typed '50,000' equals a stored 50000. */
function differences(fields: FormFields, show: Show = {}, theirs: unknown, mine: unknown) {
  return Object.entries(fields)
    .map(([path, field]) => {
      const own = show[path];
      const shown = (record: unknown) =>
        own ? own(valueAt(record, path)) : shownValue(textAt(record, path), field);
      // Compared as JSON, because a value may be a list (the photos of an event).
      const isSame = own && JSON.stringify(valueAt(theirs, path)) === JSON.stringify(valueAt(mine, path));
      return { label: field.label, theirs: shown(theirs), mine: shown(mine), isSame };
    })
    .filter((field) => !(field.isSame ?? field.theirs === field.mine));
}

function reasonOf(error: unknown): string {
  return error instanceof CallError ? error.message : '';
}

const capitalised = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
