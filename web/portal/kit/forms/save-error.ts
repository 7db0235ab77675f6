import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import { CallError } from '#web/api/calls.ts';

/** product §8: a refused save of a student or a faculty member shows its status, in this exact text. */
export function withStatus(error: CallError): string {
  if (error.status === 0) return error.message;
  return `Error: HTTP error! Status: ${error.status}, Message: ${error.message}`;
}

/**
 * Shows the messages of a refused save at the fields that the server names.
 * @returns the sentence for the whole form
 */
export function showSaveError<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  sentence: (error: CallError) => string = ({ message }) => message,
): string {
  if (!(error instanceof CallError)) return 'An unknown error occurred';
  for (const [index, [field, message]] of Object.entries(error.fields).entries()) {
    setError(field as Path<T>, { message }, { shouldFocus: index === 0 }); // the server names fields as the form does
  }
  return sentence(error);
}

/** The value at a path as text; '' if it is missing. */
export function textAt(record: unknown, path: string): string {
  const value = valueAt(record, path);
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}
