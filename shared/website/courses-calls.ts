import { courseSchemas } from './courses.ts';
import { publishedResource } from './published-resource.ts';

export const courseNames = { one: 'Course', many: 'Courses' } as const;

export const courseCalls = publishedResource(
  courseNames,
  'courses',
  'a course of the website',
  courseSchemas,
);
