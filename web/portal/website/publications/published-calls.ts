// All calls of a record type that the office publishes, in one object: PublishedList, the form and PublicationPanel take it.
import { queryOptions } from '@tanstack/react-query';
import type { CallName } from '#shared/contract.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import {
  type Publication,
  type Published,
  publicationStateLabels,
  publicationStates,
} from '#shared/website/publications.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { type RecordCalls, recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { type ApiList, type ListPage, type ListQuery, listOf } from '#web/portal/kit/lists/list-of.ts';
import { formTarget, type ListSearch } from '#web/portal/kit/lists/list-search.ts';
import { inWords, type PublicationCalls } from './publication-calls.ts';

/** The state of such a list in the address. */
type PublishedSearch = ListSearch & { form?: string | undefined };

export interface PublishedCalls<R extends Published, Body> extends RecordCalls<R, Body>, PublicationCalls<R> {
  list: ApiList<ListPage<R>, PublishedSearch>;
  fields: Fields;
}

/** Props of the form of such a record. */
export interface FormProps<R> {
  /** undefined: a new one. */
  record: R | undefined;
  onClose: (made?: R) => void;
}

/** The record types whose calls `publishedResource` makes (shared/website/published-resource.ts). */
type PublishedName = {
  [N in CallName]: N extends `create${infer One}Publication`
    ? `create${One}` extends CallName
      ? One
      : never
    : never;
}[CallName];

export const stateFilter = {
  state: {
    label: 'State',
    choices: publicationStates,
    choiceLabels: publicationStateLabels,
    filter: { all: 'All states' },
  },
} as const;

interface PublishedType<R> {
  /** 'ExamLink' and 'ExamLinks', and 'link' for sentences */
  one: PublishedName;
  many: string;
  noun: string;
  label: (record: R) => string;
  /** A published content in a few words, where that is more than its label. */
  inHistory?: (record: R) => string;
  sortKeys: readonly string[];
  defaultSort: string;
  /** The list can be filtered by the state, and by those of these fields that have a filter. */
  fields: Fields;
  /** Further parameters of the list in the address. */
  further?: (address: Record<string, unknown>) => object;
}

export function publishedCalls<R extends Published, Body>(type: PublishedType<R>): PublishedCalls<R, Body> {
  const { one, many, noun, label, inHistory = label, sortKeys, defaultSort, fields, further } = type;
  const call = callApi as (name: string, input: object) => Promise<unknown>;
  const calls = {
    history: async (id: string, signal: AbortSignal) => {
      const past = await call(`list${one}Publications`, { signal, params: { id } });
      return inWords(past as Publication<R>[], inHistory); // a content has the fields that are named
    },
    publish: (id: string, body: object, ifMatch: number | undefined) =>
      call(`create${one}Publication`, { params: { id }, body, ifMatch }),
    takeBack: (id: string) => call(`end${one}Publication`, { params: { id } }),
  };
  const list = listOf({
    sortKeys,
    defaultSort,
    filters: { ...stateFilter, ...fields },
    further: (address) => ({ ...formTarget(address), ...further?.(address) }),
    read: (query) =>
      (callListQuery as (name: string, asked: object) => unknown)(`list${many}`, { query }) as ListQuery<
        ListPage<R>
      >, // as the contract says, like the calls below
    exported: (filter) => callPath(`export${many}` as CallName, {}, filter),
  });
  return {
    key: one,
    ...recordCalls<R, Body>(one, noun, label),
    list,
    fields,
    previews: ({ id }) => [{ label: 'Preview', href: callPath(`preview${one}`, { id }) }],
    filePath: (id) => callPath(`read${one}File` as CallName, { id }), // where the type has a PDF
    ...(calls as Pick<PublishedCalls<R, Body>, keyof typeof calls>),
  };
}

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
