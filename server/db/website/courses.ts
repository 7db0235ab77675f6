import { type Course, courseFields } from '#shared/website/courses.ts';
import { publishedRows } from './published-records.ts';
import { withPhotos } from './website-pictures.ts';

export const courses = publishedRows<typeof courseFields, Course>({
  noun: 'course',
  table: 'courses',
  fields: courseFields,
  sort: { order: ['place_in_list', 'id'], name: ['name', 'id'] },
  searched: 'name',
  filters: [],
  attach: withPhotos,
});
