import { ArrowRight } from 'lucide-react';
import { courseDetail, courses } from '#content/en/courses.ts';
import { emptyPicture } from '#content/en/empty.ts';
import { Picture } from '../frame/picture.tsx';

export function CourseNotFoundPage() {
  const { notFound, notFoundHelp, waysHeading, ways } = courseDetail;
  return (
    <div className="page-width section-space grid items-center gap-10 md:grid-cols-[1.3fr_1fr]">
      <div>
        <h1 className="text-4xl">{notFound}</h1>
        <p className="mt-4 max-w-text text-lg">{notFoundHelp}</p>
        <ul className="mt-6 border-t border-line">
          {courses.map(({ url, title, duration }) => (
            <li key={url} className="border-b border-line">
              <a
                href={url}
                className="group flex min-h-16 items-center justify-between gap-4 hover:text-teal"
              >
                <span>
                  <span className="block text-xl font-semibold">{title}</span>
                  <span className="text-ink-soft">{duration}</span>
                </span>
                <ArrowRight
                  className="size-6 flex-none text-teal transition-transform group-hover:translate-x-1"
                  aria-hidden="true"
                />
              </a>
            </li>
          ))}
        </ul>
        <h2 className="mt-8 text-lg">{waysHeading}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {ways.map(({ label, url }) => (
            <li key={url}>
              <a
                href={url}
                className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Picture picture={emptyPicture} isHero className="mx-auto w-full max-w-80" />
    </div>
  );
}
