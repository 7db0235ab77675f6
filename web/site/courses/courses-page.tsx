import { PageHeader } from '#web/site/frame/page-header.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import type { Shown } from '#web/site/parts/shown.ts';
import { CourseCard } from './course-card.tsx';

export function CoursesPage({ courses }: Shown<'courses'>) {
  const { coursesPage } = useWords('courses');
  const { title, lead, heading, why } = coursesPage;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <section className="page-width py-10 lg:py-16" aria-label={heading}>
        <ul className="grid gap-x-10 gap-y-14 md:grid-cols-2 md:gap-y-0">
          {courses.map((course, index) => (
            <CourseCard key={course.id} course={course} isFirst={index === 0} />
          ))}
        </ul>
      </section>
      <section className="bg-teal text-white" aria-labelledby="why">
        <div className="page-width section-space grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_2fr]">
          <h2 id="why" className="text-3xl">
            {why.heading}
          </h2>
          <dl>
            {why.points.map(({ title: point, description }) => (
              <div
                key={point}
                className="grid gap-x-8 gap-y-1 border-t border-white/25 py-5 sm:grid-cols-[14rem_1fr]"
              >
                <dt className="text-xl font-semibold">{point}</dt>
                <dd className="text-white/85">{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
