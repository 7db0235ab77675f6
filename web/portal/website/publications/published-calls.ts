// All calls of a record type that the office publishes, in one object: PublishedList, the form and PublicationPanel take it.
import { queryOptions } from '@tanstack/react-query';
import type { CallName } from '#shared/contract.ts';
import {
  type Publication,
  type PublicationState,
  type Published,
  publicationStates,
} from '#shared/website/publications.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { type RecordCalls, recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { formTarget, type ListSearch, listSearch, type pageOf } from '#web/portal/kit/lists/list-search.ts';
import { inWords, type PublicationCalls } from './publication-calls.ts';

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
  /** The filters of the address as the calls take them. */
  toQuery?: (filters: Omit<S, 'page' | 'pageSize'>) => object;
  list: (
    query: Omit<ReturnType<typeof pageOf<S>>, 'form'>,
    signal: AbortSignal,
  ) => Promise<{ rows: R[]; total: number }>;
  find: (id: string, signal?: AbortSignal) => Promise<R>;
}

/** The record types whose calls `publishedResource` makes (shared/website/published-resource.ts). */
type PublishedName = {
  [N in CallName]: N extends `create${infer One}Publication`
    ? `create${One}` extends CallName
      ? One
      : never
    : never;
}[CallName];

/** Reads the state of the list in the address. @param filters the values of each filter besides the state */
function publishedListSearch<const K extends string, const F extends Record<string, readonly string[]>>(
  sortKeys: readonly K[],
  filters: F,
) {
  const read = listSearch(sortKeys, { ...filters, state: publicationStates });
  return (address: Record<string, unknown>) => ({ ...read(address), ...formTarget(address) });
}

/**
 * The parentheses in between: the types of the record are named, those of the list follow.
 * @param names 'ExamLink' and 'ExamLinks', the key of the queries, and 'link' for sentences
 * @param inHistory a published content in a few words, where that is more than its label
 */
export const publishedCalls =
  <R extends Published, Body>() =>
  <const K extends string, const F extends Record<string, readonly string[]>>(
    { one, many, key, noun }: { one: PublishedName; many: string; key: string; noun: string },
    label: (record: R) => string,
    sortKeys: readonly K[],
    filters: F,
    inHistory = label,
  ) => {
    type Calls = PublishedCalls<R, Body, ReturnType<ReturnType<typeof publishedListSearch<K, F>>>>;
    const call = callApi as (name: string, input: object) => Promise<unknown>;
    const calls = {
      list: (query: object, signal: AbortSignal) =>
        (callList as (name: string, input: object) => unknown)(`list${many}`, { signal, query }),
      history: async (id: string, signal: AbortSignal) => {
        const past = await call(`list${one}Publications`, { signal, params: { id } });
        return inWords(past as Publication<R>[], inHistory); // a content has the fields that are named
      },
      publish: (id: string, body: object, ifMatch: number | undefined) =>
        call(`create${one}Publication`, { params: { id }, body, ifMatch }),
      takeBack: (id: string) => call(`end${one}Publication`, { params: { id } }),
    };
    const made: Calls = {
      key,
      ...recordCalls<R, Body>(one, noun, label),
      listSearch: publishedListSearch(sortKeys, filters),
      exported: `export${many}` as CallName, // as the contract says, like the calls below
      previews: ({ id }) => [{ label: 'Preview', href: callPath(`preview${one}`, { id }) }],
      filePath: (id) => callPath(`read${one}File` as CallName, { id }), // where the type has a PDF
      ...(calls as Pick<Calls, keyof typeof calls>),
    };
    return made;
  };

export function recordQuery<R>(
  { key, find }: { key: string; find: (id: string, signal?: AbortSignal) => Promise<R> },
  id: string,
) {
  return queryOptions({ queryKey: [key, id], queryFn: ({ signal }) => find(id, signal) });
}

/** What is uploaded, in the dialog of two editors. */
export const uploadInWords = {
  photoId: (id: unknown) => (id ? 'A picture' : 'None'),
  fileId: (id: unknown) => (id ? 'A PDF' : 'None'),
};

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
