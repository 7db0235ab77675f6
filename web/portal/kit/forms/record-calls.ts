// How the screens change records of any type; after a change all queries are refetched.
import type { CallName } from '#shared/contract.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { showToast } from '#web/ui/toasts.tsx';

export interface VersionedRecord {
  id: string;
  version: number;
}

/** The calls of one record type, as its screens need them. */
export interface RecordCalls<R extends VersionedRecord, Body> {
  /** 'student': as sentences name it. */
  noun: string;
  /** The name of a record in sentences. */
  label: (record: R) => string;
  find: (id: string, signal?: AbortSignal) => Promise<R>;
  create: (body: Body) => Promise<R>;
  /** @param ifMatch the version that was edited; undefined overwrites any version */
  update: (id: string, body: Body, ifMatch: number | undefined) => Promise<R>;
  remove: (id: string) => Promise<void>;
  /** The message of a refused save; without it the server's sentence. */
  saveError?: (error: CallError) => string;
  /** Given where deleting needs no confirmation but can be undone. */
  restore?: (id: string) => Promise<R>;
}

/** The record types whose calls have the usual names (shared/kit/resource.ts): 'CalendarEntry'. */
type RecordName = {
  [N in CallName]: N extends `update${infer One}` ? (`create${One}` extends CallName ? One : never) : never;
}[CallName];

/** The usual calls by their names. @param one 'CalendarEntry' for createCalendarEntry, updateCalendarEntry … */
export function recordCalls<R extends VersionedRecord, Body>(
  one: RecordName,
  noun: string,
  label: (record: R) => string,
): RecordCalls<R, Body> {
  const call = callApi as (name: string, input: object) => Promise<unknown>;
  const calls = {
    find: (id: string, signal?: AbortSignal) =>
      call(`find${one}`, { params: { id }, ...(signal && { signal }) }),
    create: (body: Body) => call(`create${one}`, { body }),
    update: (id: string, body: Body, ifMatch: number | undefined) =>
      call(`update${one}`, { params: { id }, body, ifMatch }),
    remove: (id: string) => call(`delete${one}`, { params: { id } }),
  };
  return { noun, label, ...(calls as Omit<RecordCalls<R, Body>, 'noun' | 'label'>) }; // as the contract says
}

const never = () => Promise.reject(new Error('no screen offers this'));
/** Of a record type that has not all of them. */
export const noCalls = { find: never, create: never, update: never, remove: never };

/** The calls of records that are never changed. */
export const onlyCreated = <R extends VersionedRecord, Body>(
  noun: string,
  create: (body: Body) => Promise<R>,
): RecordCalls<R, Body> => ({ ...noCalls, noun, label: () => noun, create });

/** After a change every query on screen is refetched: a student's name is in several lists. */
export function refreshRecords(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
}

/** Carries out what the button of a toast offers: a further toast says how it went. @param call returns the message after success */
export async function callAndTell(call: () => Promise<string>): Promise<void> {
  try {
    showToast(await call());
  } catch (error) {
    showToast(sentenceOf(error), { isError: true });
  }
  await refreshRecords();
}

const undoMilliseconds = 10_000;

/**
 * Deletes without a confirmation and offers 'Undo' (product §8 has no question here).
 * @returns the error, or undefined after success
 */
export async function deleteWithUndo<R extends VersionedRecord, Body>(
  { noun, label, remove, restore }: RecordCalls<R, Body>,
  record: R,
): Promise<string | undefined> {
  try {
    await remove(record.id);
  } catch (error) {
    if (tellWaiting(error)) return undefined;
    console.warn(`The ${noun} could not be deleted`, error);
    return `Failed to delete ${noun}`;
  }
  const undo = () =>
    callAndTell(async () => {
      await restore?.(record.id);
      return `${label(record)} is back`;
    });
  void refreshRecords();
  showToast(`${label(record)} was deleted`, {
    milliseconds: undoMilliseconds,
    ...(restore && { action: { label: 'Undo', run: () => void undo() } }),
  });
  return undefined;
}

/** @returns whether the call waits for a second person; a toast then says so */
export function tellWaiting(failure: unknown): boolean {
  if (!(failure instanceof CallError && failure.status === 202)) return false;
  showToast(failure.message);
  void refreshRecords();
  return true;
}

/** The sentence shown to the user for a failed call. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallError ? error.message : 'An unknown error occurred';
}
