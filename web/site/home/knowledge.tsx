import { routes } from '#shared/routes.ts';
import { ArrowLinks } from '#web/site/parts/links/arrow-links.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { SectionHeading } from '#web/site/parts/section-heading.tsx';
import type { Shown } from '#web/site/parts/shown.ts';

/** A course that the office has taken back is not linked. */
export function Knowledge({ courses }: Pick<Shown<'courses'>, 'courses'>) {
  const { knowledge } = useWords('home');
  return (
    <section className="page-width section-space grid gap-5 md:gap-8 md:grid-cols-2">
      <SectionHeading lead={knowledge.text}>{knowledge.heading}</SectionHeading>
      <ArrowLinks
        links={knowledge.links.filter(({ url }) =>
          courses.some(({ slug }) => routes.courseDetails(slug) === url),
        )}
      />
    </section>
  );
}
