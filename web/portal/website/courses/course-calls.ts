// How the screens read, change and publish courses of the website.
import { type Course, type CourseInput, courseSortKeys } from '#shared/website/courses.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { inWords } from '#web/portal/website/publications/publication-calls.ts';
import {
  type PublishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(courseSortKeys, {});

export const courseCalls: PublishedCalls<Course, CourseInput, ReturnType<typeof listSearch>> = {
  key: 'courses',
  ...recordCalls('Course', 'course', ({ name }) => name),
  listSearch,
  exported: 'exportCourses',
  list: (query, signal) => callList('listCourses', { signal, query }),
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewCourse', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listCoursePublications', { signal, params: { id } }), ({ name }) => name),
  publish: (id, body, ifMatch) => callApi('createCoursePublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endCoursePublication', { params: { id } }),
};
