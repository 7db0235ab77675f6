// How the screens read, change and publish courses of the website.
import { type Course, type CourseInput, courseSchemas } from '#shared/website/courses.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';

export const courseCalls = publishedCalls<Course, CourseInput>()(
  { one: 'Course', many: 'Courses', key: 'courses', noun: 'course' },
  ({ name }) => name,
  courseSchemas.sortKeys,
  {},
);
