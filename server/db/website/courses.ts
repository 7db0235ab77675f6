import { type Course, courseFields } from '#shared/website/courses.ts';
import { publishedRows } from './published-records.ts';
import { withPhotos } from './website-pictures.ts';

export const courses = publishedRows<Course>('course', courseFields, { attach: withPhotos });
