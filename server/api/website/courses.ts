import type { Handlers } from '#server/context.ts';
import type { Tx } from '#server/db/schema.ts';
import { courses } from '#server/db/website/courses.ts';
import { raiseSiteVersion } from '#server/db/website/publications.ts';
import { conflict } from '#server/errors.ts';
import { publishedRecordHandlers } from '#server/rules/website/published-handlers.ts';
import { refuseUnknownPicture } from '#server/rules/website/uploaded-files.ts';
import { routes } from '#shared/routes.ts';
import { type Course, inCourseOrder } from '#shared/website/courses.ts';
import { courseNames } from '#shared/website/courses-calls.ts';

/** Of two that are published at once the second waits for the row of the site, and sees the first. */
async function refuseSecondAtAddress(tx: Tx, { id, slug }: Course): Promise<void> {
  await raiseSiteVersion(tx);
  const other = (await courses.listLive(tx)).find((course) => course.slug === slug && course.id !== id);
  if (other) throw conflict(`‘${other.name}’ is published at this address. Choose another one.`, 'slug');
}

export const courseHandlers = {
  ...publishedRecordHandlers(courseNames, {
    noun: 'course',
    list: 'courses',
    rows: courses,
    refuse: refuseSecondAtAddress,
    refuseUnknown: refuseUnknownPicture,
    preview: (course: Course) => ({
      page: routes.courseDetails(course.slug),
      change: (content) => ({
        ...content,
        courses: inCourseOrder([
          course,
          ...content.courses.filter(({ id, slug }) => id !== course.id && slug !== course.slug),
        ]),
        previewId: course.id,
      }),
    }),
  }),
} satisfies Partial<Handlers>;
