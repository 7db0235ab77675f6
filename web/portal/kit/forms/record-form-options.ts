import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FormField } from '#shared/kit/fields/fields.ts';
import type { RecordCalls, VersionedRecord } from './record-calls.ts';

/** By the path of the field: 'contactInfo.email'. */
export type FormFields = Readonly<Record<string, FormField>>;

export interface RecordFormOptions<R extends VersionedRecord, In extends FieldValues, Out> {
  calls: RecordCalls<R, Out>;
  /** undefined: a new record. */
  record: R | undefined;
  /** `fields`, `schema` and `toForm` usually come from `formOf`. */
  fields: FormFields;
  schema: z.ZodMiniType<Out, In>;
  toForm: (record: R | undefined) => In;
  /** Formats a value in the dialog of two editors where the default would show an id. */
  show?: Readonly<Record<string, (value: unknown) => string>>;
  /** @param made the record that was created, if one was */
  onClose: (made?: R) => void;
  /** The screen to open after a delete, if the form belongs to the record's own screen. */
  onDeleted?: () => void;
  /** A new record can be saved with the form staying open for the next one, which starts with these fields of the last. */
  kept?: readonly string[];
  /** Shown above the fields when a required one is empty (product §8: events and calendar). */
  missingAlert?: string;
  /** Shown when a new record is refused, instead of the usual sentence (product §8: events and calendar). */
  createAlert?: string;
}
