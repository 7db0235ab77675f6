import { Check } from 'lucide-react';
import { linesOf } from '#shared/kit/text/lines.ts';
import { routes } from '#shared/routes.ts';
import type { Course } from '#shared/website/courses.ts';
import { picturesOf } from '#web/site/parts/course-words.ts';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { courseCardAdvantages } from '#web/site/parts/list-sizes.ts';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';

/** Two advantages, and the others after a click (course-card-script). Without a script all are shown. What is missing keeps its row. */
export function CourseCard({ course, isFirst }: { course: Course; isFirst: boolean }) {
  const words = useWords('courses');
  const { durationLabel, advantagesLabel, showMore, showLess, details, fees } = words.coursesPage;
  const listId = `${course.slug}-advantages`;
  const isFree = course.fees === 'free';
  const url = routes.courseDetails(course.slug);
  const [picture] = picturesOf(course, words);
  const [text] = linesOf(course.text);
  const advantages = linesOf(course.advantages);
  return (
    <li
      className="flex flex-col md:row-span-8 md:grid md:grid-rows-subgrid md:nth-[n+3]:mt-14"
      data-course-card
    >
      {picture ? (
        <TextLink href={url} tabIndex={-1} aria-hidden="true" className="block">
          <Picture
            picture={picture}
            isHero={isFirst}
            sizes="(min-width: 48rem) 34rem, 100vw"
            className="aspect-video w-full rounded-lg border border-line object-cover"
          />
        </TextLink>
      ) : (
        <span className="border-t-4 border-teal" />
      )}
      <h2 className="mt-5 text-2xl">
        <TextLink href={url} className="underline-offset-4 hover:text-teal hover:underline">
          {officeText(course.name)}
        </TextLink>
      </h2>
      <p className="mt-2">
        <span className="text-ink-soft">{durationLabel}:</span>{' '}
        <strong className="inline-block font-semibold">{officeText(course.duration)}</strong>
      </p>
      <p className="mt-3">{text && officeText(text)}</p>
      {advantages.length > 0 ? <h3 className="mt-5 text-lg">{advantagesLabel}</h3> : <span />}
      <ul id={listId} className="mt-2">
        {advantages.map((advantage, index) => (
          <li
            key={advantage}
            data-more={index >= courseCardAdvantages || undefined}
            className="flex gap-3 border-b border-line py-2 data-more:hidden noscript:data-more:flex in-data-open:data-more:flex"
          >
            <Check className="mt-1 size-5 flex-none text-teal" aria-hidden="true" />
            {officeText(advantage)}
          </li>
        ))}
      </ul>
      {advantages.length > courseCardAdvantages ? (
        <button
          type="button"
          data-toggle
          aria-expanded="false"
          aria-controls={listId}
          className="group mt-1 min-h-11 self-start justify-self-start font-semibold text-teal underline underline-offset-4 noscript:hidden"
        >
          <span className="group-aria-expanded:hidden">{showMore}</span>
          <span className="hidden group-aria-expanded:inline">{showLess}</span>
          <span className="sr-only">: {officeText(course.name)}</span>
        </button>
      ) : (
        <span />
      )}
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <ButtonLink href={url} variant={isFirst ? 'primary' : 'outline'}>
          {details}
          <span className="sr-only">: {officeText(course.name)}</span>
        </ButtonLink>
        <TextLink href={fees.url}>
          {isFree ? fees.labelOfFree : fees.label}
          {!isFree && <span className="sr-only">: {officeText(course.name)}</span>}
        </TextLink>
      </div>
    </li>
  );
}
