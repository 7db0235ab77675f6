// How the screens read, change and publish courses of the website.
import { type Course, type CourseInput, courseSortKeys } from '#shared/website/courses.ts';
import {
  type PublishedCalls,
  publishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(courseSortKeys, {});

export const courseCalls: PublishedCalls<Course, CourseInput, ReturnType<typeof listSearch>> = publishedCalls(
  { one: 'Course', many: 'Courses', key: 'courses', noun: 'course' },
  ({ name }) => name,
  listSearch,
);
