import {
  courseSchema as answer,
  courseInputSchema as body,
  coursePublicationSchema as publication,
  courseListQuerySchema as query,
} from '#shared/website/courses.ts';
import { publishedResource } from '#shared/website/published-resource.ts';

export const courseNames = { one: 'Course', many: 'Courses' } as const;

export const courseCalls = publishedResource(courseNames, 'courses', 'a course of the website', {
  query,
  answer,
  body,
  publication,
});
