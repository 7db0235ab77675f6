// How the screens read, change and publish facts.
import { queryOptions } from '@tanstack/react-query';
import { factTable } from '#shared/fact-table.ts';
import { type Fact, type FactInput } from '#shared/facts.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import type { RecordCalls } from '#web/portal/forms/record-calls.ts';

export const factLabel = ({ id }: Fact) => factTable[id].label;

export const factsQuery = queryOptions({
  queryKey: ['facts', 'list'],
  queryFn: ({ signal }) => callApi('listFacts', { signal }),
});

export function factQuery(id: string) {
  return queryOptions({
    queryKey: ['facts', id],
    queryFn: ({ signal }) => callApi('findFact', { signal, params: { id } }),
  });
}

export function factPublicationsQuery(id: string) {
  return queryOptions({
    queryKey: ['facts', id, 'publications'],
    queryFn: ({ signal }) => callApi('listFactPublications', { signal, params: { id } }),
  });
}

export const previewPath = (id: string, page: string) =>
  `${callPath('previewFact', { id })}?page=${encodeURIComponent(page)}`;

/** The facts are those of shared/fact-table.ts: none is made or removed in the portal. */
const isFixed = () => Promise.reject(new Error('The list of the facts is fixed'));

export const factCalls: RecordCalls<Fact, FactInput> = {
  noun: 'fact',
  label: factLabel,
  find: (id) => callApi('findFact', { params: { id } }),
  create: isFixed,
  update: (id, body, ifMatch) => callApi('updateFact', { params: { id }, body, ifMatch }),
  remove: isFixed,
};

/** Publishes the version that the office sees; a change by another person in the meantime is refused. */
export const publish = ({ id, version }: Fact) =>
  callApi('createFactPublication', { params: { id }, body: {}, ifMatch: version });

export const bringBack = (id: string, publicationId: string) =>
  callApi('createFactPublication', { params: { id }, body: { publicationId } });

export const takeBack = ({ id }: Fact) => callApi('endFactPublication', { params: { id } });
