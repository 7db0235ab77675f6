// How the screens read, change and publish people on the website.
import {
  type PersonInput,
  personPlaces,
  personSchemas,
  type WebsitePerson,
} from '#shared/website/website-people.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';

export const personCalls = publishedCalls<WebsitePerson, PersonInput>()(
  { one: 'WebsitePerson', many: 'WebsitePeople', key: 'website-people', noun: 'person' },
  ({ name }) => name,
  personSchemas.sortKeys,
  { place: personPlaces },
);
