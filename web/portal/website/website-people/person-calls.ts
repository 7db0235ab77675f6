// How the screens read, change and publish people on the website.
import {
  type PersonInput,
  personPlaces,
  personSortKeys,
  type WebsitePerson,
} from '#shared/website/website-people.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { inWords } from '#web/portal/website/publications/publication-calls.ts';
import {
  type PublishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(personSortKeys, { place: personPlaces });

export const personCalls: PublishedCalls<WebsitePerson, PersonInput, ReturnType<typeof listSearch>> = {
  key: 'website-people',
  ...recordCalls('WebsitePerson', 'person', ({ name }) => name),
  listSearch,
  exported: 'exportWebsitePeople',
  list: (query, signal) => callList('listWebsitePeople', { signal, query }),
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewWebsitePerson', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listWebsitePersonPublications', { signal, params: { id } }), ({ name }) => name),
  publish: (id, body, ifMatch) =>
    callApi('createWebsitePersonPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endWebsitePersonPublication', { params: { id } }),
};
