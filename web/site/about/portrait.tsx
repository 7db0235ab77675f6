import type { WebsitePerson } from '#shared/website/website-people.ts';
import { WebsitePicture } from '#web/site/parts/pictures/prepared-picture.tsx';
import { Monogram } from '#web/ui/monogram.tsx';

/** The person's picture in the header, or a large monogram under an arc. */
export function Portrait({ person: { name, designation, photo } }: { person: WebsitePerson }) {
  if (photo)
    return (
      <WebsitePicture
        picture={photo}
        alt={`${name}, ${designation}`}
        isHero
        sizes="(min-width: 48rem) 20rem, 12rem"
        className="mb-6 aspect-square w-48 self-center rounded-lg object-cover md:my-8 md:w-full md:max-w-80 md:justify-self-center"
      />
    );
  return (
    <div className="relative mb-8 w-32 self-center justify-self-start md:my-10 md:w-52 md:justify-self-center">
      <Monogram name={name} className="aspect-square w-full text-4xl" />
      <svg viewBox="0 0 100 100" className="absolute -inset-3 size-auto" fill="none" aria-hidden="true">
        <path
          d="M4 50a46 46 0 0 1 83-27"
          stroke="var(--color-turmeric)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <circle cx="87" cy="23" r="3" fill="var(--color-teal)" />
      </svg>
    </div>
  );
}
