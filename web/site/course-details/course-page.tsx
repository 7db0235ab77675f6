import { Check } from 'lucide-react';
import { withoutBreaks } from '#shared/kit/format.ts';
import { linesOf } from '#shared/kit/text/lines.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { picturesOf } from '#web/site/parts/course-words.ts';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import type { Shown } from '#web/site/parts/shown.ts';
import { CourseSlider } from './course-slider.tsx';

export function CoursePage({ slug, courses, previewId }: Shown<'courses'> & { slug: string }) {
  const words = useWords('courses');
  const { courseDetail } = words;
  const { durationLabel, descriptionsHeading, advantagesHeading, outcomesHeading, enroll } = courseDetail;
  const course = courses.find((one) => one.slug === slug);
  if (!course) throw new Error(`There is no course ${slug}`);
  const images = picturesOf(course, words);
  const [lead = '', ...paragraphs] = linesOf(course.text);
  const topics = linesOf(course.topics);
  const advantages = linesOf(course.advantages);
  const outcomes = linesOf(course.outcomes);
  return (
    <>
      {previewId === course.id && <PreviewNote />}
      <PageHeader
        title={course.name}
        lead={lead}
        figure={images.length > 0 && <CourseSlider images={images} />}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-text">
            {officeText(paragraph)}
          </p>
        ))}
        <p className="mt-5 text-lg">
          <span className="text-ink-soft">{durationLabel}:</span>{' '}
          <strong className="inline-block font-semibold">{officeText(course.duration)}</strong>
        </p>
        <ButtonLink link={enroll} className="mt-6 print:hidden" />
      </PageHeader>
      {topics.length > 0 && (
        <section className="page-width section-space grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <h2 className="text-3xl">{descriptionsHeading}</h2>
          <ol className="border-t border-line">
            {topics.map((topic, index) => (
              <li key={topic} className="flex gap-5 border-b border-line py-4 text-lg leading-snug">
                <span className="w-6 flex-none font-semibold text-teal tabular" aria-hidden="true">
                  {index + 1}
                </span>
                <span>{officeText(topic)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {advantages.length + outcomes.length > 0 && (
        <div className="bg-sea-pale print:bg-transparent">
          <div className="page-width section-space grid gap-x-16 gap-y-12 md:grid-cols-2">
            {advantages.length > 0 && (
              <section>
                <h2 className="text-2xl">{advantagesHeading}</h2>
                <ul className="mt-5 grid gap-3">
                  {advantages.map((advantage) => (
                    <li key={advantage} className="flex gap-3">
                      <Check className="mt-1 size-5 flex-none text-teal" aria-hidden="true" />
                      {officeText(withoutBreaks(advantage))}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {outcomes.length > 0 && (
              <section>
                <h2 className="text-2xl">{outcomesHeading}</h2>
                <ul className="mt-5 grid gap-3">
                  {outcomes.map((outcome) => (
                    <li key={outcome} className="border-l-3 border-turmeric pl-4">
                      {officeText(outcome)}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      )}
      <BeforeYouEnrol isFree={course.fees === 'free'} />
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
        <ButtonLink link={documents} variant="outline" />
        <ButtonLink link={fees} variant="outline" />
        <ButtonLink link={enroll} />
      </div>
    </section>
  );
}
