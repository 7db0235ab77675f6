import { Monogram } from './monogram.tsx';

/** Of a portrait in the header of a page. */
export const portraitClass =
  'mb-6 aspect-square w-48 self-center rounded-lg object-cover md:my-8 md:w-full md:max-w-80 md:justify-self-center';
export const portraitSizes = '(min-width: 48rem) 20rem, 12rem';

/** A large monogram under an arc, for a person without a picture. */
export function PortraitMonogram({ name }: { name: string }) {
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
