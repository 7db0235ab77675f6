// All calls of a record type that the office publishes, in one object: PublishedList, the form and PublicationPanel take it.
import { queryOptions } from '@tanstack/react-query';
import type { CallName } from '#shared/contract.ts';
import { type PublicationState, type Published, publicationStates } from '#shared/website/publications.ts';
import type { RecordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { formTarget, type ListSearch, listSearch, type pageOf } from '#web/portal/kit/lists/list-search.ts';
import type { PublicationCalls } from './publication-calls.ts';

/** The state of such a list in the address. */
export type PublishedSearch = ListSearch & {
  form?: string | undefined;
  state?: PublicationState | undefined;
};

export interface PublishedCalls<R extends Published, Body, S extends PublishedSearch>
  extends RecordCalls<R, Body>,
    PublicationCalls<R> {
  /** Reads the state of the list in the address. */
  listSearch: (address: Record<string, unknown>) => S;
  exported: CallName;
  list: (
    query: Omit<ReturnType<typeof pageOf<S>>, 'form'>,
    signal: AbortSignal,
  ) => Promise<{ rows: R[]; total: number }>;
  find: (id: string, signal?: AbortSignal) => Promise<R>;
}

/**
 * Makes the `listSearch` of a record type.
 * @param filters the values of each filter besides the state
 */
export function publishedListSearch<
  const K extends string,
  const F extends Record<string, readonly string[]>,
>(sortKeys: readonly K[], filters: F) {
  const read = listSearch(sortKeys, { ...filters, state: publicationStates });
  return (address: Record<string, unknown>) => ({ ...read(address), ...formTarget(address) });
}

export function recordQuery<R>(
  { key, find }: { key: string; find: (id: string, signal?: AbortSignal) => Promise<R> },
  id: string,
) {
  return queryOptions({ queryKey: [key, id], queryFn: ({ signal }) => find(id, signal) });
}

/** The calls of a form that stays open after the first save, to look at the new record and publish it. */
export function withOnMade<C extends Pick<RecordCalls<Published, never>, 'create'>>(
  calls: C,
  onMade: (id: string) => void,
): C {
  return {
    ...calls,
    create: async (body: never) => {
      const made = await calls.create(body);
      onMade(made.id);
      return made;
    },
  };
}
