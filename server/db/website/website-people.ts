import { personFields, type WebsitePerson } from '#shared/website/website-people.ts';
import { publishedRows } from './published-records.ts';
import { withPhotos } from './website-pictures.ts';

export const websitePeople = publishedRows<typeof personFields, WebsitePerson>({
  noun: 'website-person',
  table: 'website_people',
  fields: personFields,
  sort: { order: ['place_in_list', 'id'], name: ['name', 'id'] },
  searched: 'name',
  filters: ['place'],
  attach: withPhotos,
});
