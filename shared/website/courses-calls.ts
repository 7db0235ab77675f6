import * as z from 'zod/mini';

import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import {
  courseSchema as answer,
  courseInputSchema as body,
  coursePublicationSchema as publication,
  courseListQuerySchema as query,
} from '#shared/website/courses.ts';
import { publicationInputSchema } from '#shared/website/publications.ts';

export const courseCalls = {
  listCourses: get('/api/courses', 'website.write', 'The courses of the website, published or not', {
    query,
    answer: z.array(answer),
  }),
  exportCourses: exportFile('/api/courses.csv', 'website.write', query),
  findCourse: get('/api/courses/{id}', 'website.write', 'One course of the website', { answer }),
  createCourse: create('/api/courses', 'website.write', 'Make a course of the website, as a draft', {
    body,
    answer,
  }),
  updateCourse: update(
    '/api/courses/{id}',
    'website.write',
    'Change a course of the website; visitors see the change when it is published. With If-Match only this version of it',
    { body, answer },
  ),
  deleteCourse: remove(
    '/api/courses/{id}',
    'website.write',
    'Take a course of the website back and remove it',
  ),
  listCoursePublications: get(
    '/api/courses/{id}/publications',
    'website.write',
    'What was published of a course of the website and when, newest first',
    { answer: z.array(publication) },
  ),
  createCoursePublication: create(
    '/api/courses/{id}/publications',
    'website.publish',
    'Publish a course of the website, or bring back an earlier publication of it',
    { body: publicationInputSchema, answer },
  ),
  endCoursePublication: remove(
    '/api/courses/{id}/publication',
    'website.publish',
    'Take a course of the website back',
  ),
  previewCourse: get(
    '/api/courses/{id}/preview',
    'website.write',
    'The page of the website as it would be with this course as it stands',
    { contentType: 'text/html; charset=utf-8' },
  ),
};
