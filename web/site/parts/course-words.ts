// What the words say of the pages of courses, with what follows from the published courses that they do not know.

import { routes } from '#shared/routes.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import type { Picture } from '#shared/website/content.ts';
import type { Course } from '#shared/website/courses.ts';
import type { Words } from './page-context.ts';

/** The parts of a text, each on a line of its own. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** That of the office; those of the start are files of the build. */
export const picturesOf = (
  { slug, name, photo, altText }: Course,
  { courses }: Words['courses'],
): readonly Picture[] =>
  photo ? [{ src: photo.id, alt: altText || name }] : (courses.find(({ id }) => id === slug)?.images ?? []);

/** A page that the words do not know has title, description and breadcrumb of its course, and the picture of the list in its link preview. */
export function withCourses(words: Words, courses: readonly Course[], college: CollegeFacts): Words {
  const { seo, breadcrumbs } = words;
  const of = <T>(made: (course: Course) => T) =>
    Object.fromEntries(courses.map((course) => [routes.courseDetails(course.slug), made(course)]));
  const { image } = seo.seo[routes.courses] ?? {};
  const added = of(({ name, text }) => ({
    title: `${name} | ${college.collegeShort}`,
    description: linesOf(text)[0] ?? '',
    ...(image && { image }),
  }));
  return {
    ...words,
    seo: { ...seo, seo: { ...added, ...seo.seo } },
    breadcrumbs: {
      ...breadcrumbs,
      breadcrumbNames: { ...breadcrumbs.breadcrumbNames, ...of(({ name }) => name) },
    },
  };
}
