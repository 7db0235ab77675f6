// How the screens read, change and publish people on the website.
import {
  type PersonInput,
  personFields,
  personSchemas,
  type WebsitePerson,
} from '#shared/website/website-people.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';

export const personCalls = publishedCalls<WebsitePerson, PersonInput>({
  one: 'WebsitePerson',
  many: 'WebsitePeople',
  noun: 'person',
  label: ({ name }) => name,
  sortKeys: personSchemas.sortKeys,
  defaultSort: 'order',
  fields: personFields,
});
