// What the words say of the pages, with what follows from the published courses that they do not know.
import { headsOf } from '#content/words.ts';
import { linesOf } from '#shared/kit/text/lines.ts';
import { routes } from '#shared/routes.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import type { Picture } from '#shared/website/content.ts';
import type { Course } from '#shared/website/courses.ts';
import type { Heads, Words } from './page-context.ts';

/** That of the office; those of the start are files of the build. */
export const picturesOf = (
  { slug, name, photo, altText }: Course,
  { courses }: Words['courses'],
): readonly Picture[] =>
  photo ? [{ src: photo.id, alt: altText || name }] : (courses.find(({ id }) => id === slug)?.images ?? []);

/**
 * What the words say of each page. A page that they do not know has title and description of its course, and the picture of the list in
 * its link preview.
 */
export function pageHeads(words: Words, courses: readonly Course[], college: CollegeFacts): Heads {
  const heads = headsOf(words);
  const ofCourses = courses.map(({ slug, name, text }) => {
    const path = routes.courseDetails(slug);
    const title = `${name} | ${college.collegeShort}`;
    const { image } = words.courses.pages[routes.courses];
    return [
      path,
      { title, description: linesOf(text)[0] ?? '', image, ...heads[path], label: name },
    ] as const;
  });
  return { ...heads, ...Object.fromEntries(ofCourses) };
}
