import { personFields, type WebsitePerson } from '#shared/website/website-people.ts';
import { publishedRows } from './published-records.ts';
import { withPhotos } from './website-pictures.ts';

export const websitePeople = publishedRows<WebsitePerson>('website-person', personFields, {
  attach: withPhotos,
});
