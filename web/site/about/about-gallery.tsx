import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { PauseButton } from '#web/site/parts/pause-button.tsx';
import { Picture } from '#web/site/parts/pictures/picture.tsx';

function Pictures({ isCopy = false }: { isCopy?: boolean }) {
  const { aboutGallery, aboutLayout } = useWords('about');
  return aboutGallery.map((picture) => (
    <li
      key={picture.src}
      aria-hidden={isCopy || undefined}
      className={isCopy ? 'gallery-strip-copy' : undefined}
    >
      <TextLink
        href={aboutLayout.galleryLink.url}
        tabIndex={isCopy ? -1 : undefined}
        className="block overflow-hidden rounded-lg"
      >
        <Picture
          picture={isCopy ? { ...picture, alt: '' } : picture}
          sizes="20rem"
          className="aspect-[4/3] w-56 max-w-none object-cover sm:w-72"
        />
      </TextLink>
    </li>
  ));
}

/** Seven pictures that scroll by and link to the gallery. Without the animation the visitor scrolls them. */
export function AboutGallery() {
  const { aboutLayout } = useWords('about');
  return (
    <section
      id="about-gallery"
      className="bg-sea-pale py-12 lg:py-16 print:hidden"
      aria-labelledby="gallery-heading"
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="gallery-heading" className="flex min-h-11 items-center text-2xl">
          {aboutLayout.galleryHeading}
        </h2>
        <PauseButton />
        <ButtonLink link={aboutLayout.galleryLink} variant="outline" className="sm:ml-auto" />
      </div>
      <div className="gallery-window mt-6">
        <ul className="gallery-strip">
          <Pictures />
          <Pictures isCopy />
        </ul>
      </div>
    </section>
  );
}
