// How the screens read, change and publish people on the website.
import { queryOptions } from '@tanstack/react-query';
import type { PersonInput, WebsitePerson } from '#shared/website-people.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { listQuery, type RecordCalls } from '#web/portal/forms/record-calls.ts';
import { inWords, type PublicationCalls } from '#web/portal/publications/publication-calls.ts';
import type { PersonListSearch } from './person-list-search.ts';

export const personListQuery = (search: PersonListSearch) =>
  listQuery('website-people', search, ({ form: _, ...query }, signal) =>
    callList('listWebsitePeople', { signal, query }),
  );

export function personQuery(id: string) {
  return queryOptions({
    queryKey: ['website-people', id],
    queryFn: ({ signal }) => callApi('findWebsitePerson', { signal, params: { id } }),
  });
}

export const personCalls: RecordCalls<WebsitePerson, PersonInput> = {
  noun: 'person',
  label: ({ name }) => name,
  find: (id) => callApi('findWebsitePerson', { params: { id } }),
  create: (body) => callApi('createWebsitePerson', { body }),
  update: (id, body, ifMatch) => callApi('updateWebsitePerson', { params: { id }, body, ifMatch }),
  remove: (id) => callApi('deleteWebsitePerson', { params: { id } }),
};

export const personPublication: PublicationCalls<WebsitePerson> = {
  key: 'website-people',
  label: ({ name }) => name,
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewWebsitePerson', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listWebsitePersonPublications', { signal, params: { id } }), ({ name }) => name),
  publish: (id, body, ifMatch) =>
    callApi('createWebsitePersonPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endWebsitePersonPublication', { params: { id } }),
};
