import { Check } from 'lucide-react';
import { type CourseId, routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { ButtonLink } from '#web/site/parts/button-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { CourseSlider } from './course-slider.tsx';

export function CoursePage({ id }: { id: CourseId }) {
  const { courseDetail, courses } = useWords('courses');
  const { durationLabel, descriptionsHeading, advantagesHeading, outcomesHeading, enroll } = courseDetail;
  const course = courses.find((one) => one.id === id);
  if (!course) throw new Error(`content/en/courses.ts has no course ${id}`);
  return (
    <>
      <PageHeader
        path={routes.courseDetails(course.id)}
        title={course.title}
        lead={course.description}
        figure={<CourseSlider images={course.images} />}
      >
        <p className="mt-5 text-lg">
          <span className="text-ink-soft">{durationLabel}:</span>{' '}
          <strong className="inline-block font-semibold">{course.duration}</strong>
        </p>
        <ButtonLink href={enroll.url} className="mt-6 print:hidden">
          {enroll.label}
        </ButtonLink>
      </PageHeader>
      <section className="page-width section-space grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-3xl">{descriptionsHeading}</h2>
        <ol className="border-t border-line">
          {course.descriptions.map((topic, index) => (
            <li key={topic} className="flex gap-5 border-b border-line py-4 text-lg leading-snug">
              <span className="w-6 flex-none font-semibold text-teal tabular" aria-hidden="true">
                {index + 1}
              </span>
              <span>{topic}</span>
            </li>
          ))}
        </ol>
      </section>
      <div className="bg-sea-pale print:bg-transparent">
        <div className="page-width section-space grid gap-x-16 gap-y-12 md:grid-cols-2">
          <section>
            <h2 className="text-2xl">{advantagesHeading}</h2>
            <ul className="mt-5 grid gap-3">
              {course.advantage.map((advantage) => (
                <li key={advantage} className="flex gap-3">
                  <Check className="mt-1 size-5 flex-none text-teal" aria-hidden="true" />
                  {advantage}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-2xl">{outcomesHeading}</h2>
            <ul className="mt-5 grid gap-3">
              {course.outcomes.map((outcome) => (
                <li key={outcome} className="border-l-3 border-turmeric pl-4">
                  {outcome}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <BeforeYouEnrol isFree={course.isFree} />
    </>
  );
}

function BeforeYouEnrol({ isFree }: { isFree: boolean }) {
  const { courseDetail } = useWords('courses');
  const { nextHeading, freeNote, documents, fees, enroll } = courseDetail;
  return (
    <section className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-14 print:hidden">
      <div>
        <h2 className="text-2xl">{nextHeading}</h2>
        {isFree && <p className="mt-2 max-w-text">{freeNote}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={documents.url} variant="outline">
          {documents.label}
        </ButtonLink>
        <ButtonLink href={fees.url} variant="outline">
          {fees.label}
        </ButtonLink>
        <ButtonLink href={enroll.url}>{enroll.label}</ButtonLink>
      </div>
    </section>
  );
}
