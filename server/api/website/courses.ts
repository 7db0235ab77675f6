import type { Handlers, Services } from '#server/context.ts';
import type { Tx } from '#server/db/schema.ts';
import { courses } from '#server/db/website/courses.ts';
import { raiseSiteVersion } from '#server/db/website/publications.ts';
import { conflict, invalid } from '#server/errors.ts';
import { publishedRecordHandlers } from '#server/rules/website/published-handlers.ts';
import { refuseUnknownPicture } from '#server/rules/website/uploaded-files.ts';
import { routes } from '#shared/routes.ts';
import { type Course, type CourseInput, inCourseOrder } from '#shared/website/courses.ts';
import { courseNames } from '#shared/website/courses-calls.ts';
import { figuresIn } from '#shared/website/word-texts.ts';

/** Of two that are published at once the second waits for the row of the site, and sees the first. */
async function refuseSecondAtAddress(tx: Tx, { id, slug }: Course): Promise<void> {
  await raiseSiteVersion(tx);
  const other = (await courses.listLive(tx)).find((course) => course.slug === slug && course.id !== id);
  if (other) throw conflict(`‘${other.name}’ is published at this address. Choose another one.`, 'slug');
}

/** What a course may say of the college. */
const courseFigure = /^(fee|lowest|total|seats|share|internship)/;

function refuseUnknownFigure({ body, site }: { body: CourseInput } & Pick<Services, 'site'>): void {
  const names = Object.keys(site.figures);
  for (const [field, text] of Object.entries(body)) {
    const unknown = figuresIn(`${text}`).find((name) => !names.includes(name));
    if (unknown === undefined) continue;
    const known = names.filter((name) => courseFigure.test(name)).map((name) => `{${name}}`);
    const message = `There is no figure {${unknown}}. Those of a course are ${known.join(', ')}.`;
    throw invalid(message, field);
  }
}

const handlers = publishedRecordHandlers(courseNames, {
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
});

export const courseHandlers = {
  ...handlers,

  createCourse: (context) => {
    refuseUnknownFigure(context);
    return handlers.createCourse(context);
  },

  updateCourse: (context) => {
    refuseUnknownFigure(context);
    return handlers.updateCourse(context);
  },
} satisfies Partial<Handlers>;
