import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Island } from '#web/site/islands/island.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { pictureIn } from '#web/site/parts/pictures/pictures.ts';
import { SectionHeading } from '#web/site/parts/section-heading.tsx';
import { CampusGallery } from './campus-gallery.tsx';

export function FacilitiesPage() {
  const { facilities, facilitiesPage: words } = useWords('facilities');
  const { pictures: files } = usePage().files;
  const pictures = facilities.flatMap(({ id, galleryImages }) =>
    galleryImages.map(({ src, alt }) => ({ facility: id, source: pictureIn(files, src), alt })),
  );
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <ButtonLink link={words.galleryLink} />
      </PageHeader>
      <Picture
        picture={words.header}
        isHero
        sizes="100vw"
        className="h-44 w-full object-cover sm:h-64 lg:h-96"
      />
      <section className="page-width section-space">
        <SectionHeading>{words.cardsHeading}</SectionHeading>
        {/* Five items: three in the first row, two in the second, both rows equally wide. */}
        <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
          {facilities.map(({ id, title, description, image }) => (
            <li
              key={id}
              className="sm:first:col-span-2 lg:col-span-2 lg:first:col-span-2 lg:nth-[n+4]:col-span-3"
            >
              <Picture
                picture={image}
                sizes="(min-width: 64rem) 34rem, (min-width: 40rem) 50vw, 100vw"
                className="aspect-[4/3] w-full rounded-lg border border-line object-cover sm:[li:first-child_&]:aspect-[2/1] sm:[li:first-child_&]:object-bottom lg:[li:first-child_&]:aspect-[4/3] lg:[li:nth-child(n+4)_&]:aspect-[3/2]"
              />
              <h3 className="mt-4 text-xl">{officeText(title)}</h3>
              <p className="mt-2 text-ink-soft">{officeText(description)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-sand" aria-labelledby="campus-gallery-heading">
        <div className="page-width section-space">
          <Island
            name="campus-gallery"
            of={CampusGallery}
            props={{ facilities: facilities.map(({ id, title }) => ({ id, title })), pictures }}
            words={() => ({ facilities: { facilitiesPage: { campus: words.campus } } })}
          />
        </div>
      </section>
    </>
  );
}
