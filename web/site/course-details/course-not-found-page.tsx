import { routes } from '#shared/routes.ts';
import { ArrowLinks } from '#web/site/parts/links/arrow-links.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import type { Shown } from '#web/site/parts/shown.ts';

export function CourseNotFoundPage({ courses }: Shown<'courses'>) {
  const { courseDetail } = useWords('courses');
  const { emptyPicture } = useWords('empty');
  const { notFound, notFoundHelp, waysHeading, ways } = courseDetail;
  return (
    <div className="page-width section-space grid items-center gap-10 md:grid-cols-[1.3fr_1fr]">
      <div>
        <h1 className="text-4xl">{notFound}</h1>
        <p className="mt-4 max-w-text text-lg">{notFoundHelp}</p>
        <div className="mt-6">
          <ArrowLinks
            links={courses.map(({ slug, name, duration }) => ({
              url: routes.courseDetails(slug),
              label: name,
              note: duration,
            }))}
          />
        </div>
        <h2 className="mt-8 text-lg">{waysHeading}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {ways.map((link) => (
            <li key={link.url}>
              <TextLink
                link={link}
                className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
              />
            </li>
          ))}
        </ul>
      </div>
      <Picture picture={emptyPicture} isHero className="mx-auto w-full max-w-80" />
    </div>
  );
}
