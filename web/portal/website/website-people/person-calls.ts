// How the screens read, change and publish people on the website.
import {
  type PersonInput,
  personPlaces,
  personSortKeys,
  type WebsitePerson,
} from '#shared/website/website-people.ts';
import {
  type PublishedCalls,
  publishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(personSortKeys, { place: personPlaces });

export const personCalls: PublishedCalls<
  WebsitePerson,
  PersonInput,
  ReturnType<typeof listSearch>
> = publishedCalls(
  { one: 'WebsitePerson', many: 'WebsitePeople', key: 'website-people', noun: 'person' },
  ({ name }) => name,
  listSearch,
);
