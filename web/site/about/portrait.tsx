import type { GoverningBodyMember } from '#shared/content.ts';
import { Picture } from '#web/site/parts/picture.tsx';
import { Monogram } from './monogram.tsx';

/** The member's picture in the header, or a large monogram under an arc. */
export function Portrait({ member }: { member: GoverningBodyMember }) {
  const { name, profile_image: src, profile_image_alt: alt } = member;
  if (src)
    return (
      <Picture
        picture={{ src, alt }}
        isHero
        sizes="(min-width: 48rem) 20rem, 60vw"
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
