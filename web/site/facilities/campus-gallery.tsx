import { facilities, facilitiesPage } from '#content/en/facilities.ts';
import { Picture } from '#web/site/parts/picture.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

const words = facilitiesPage.campus;
const pictures = facilities.flatMap(({ id, galleryImages }) =>
  galleryImages.map((picture) => ({ facility: id, picture })),
);

/** Four pictures at first, four more on demand; without a script all of them. */
export function CampusGallery() {
  return (
    <section className="bg-sand" aria-labelledby="campus-gallery">
      <div className="page-width section-space" data-campus-gallery>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 id="campus-gallery" className="text-3xl">
            {words.heading}
          </h2>
          <label className="w-full without-script:hidden sm:w-72">
            <span className="mb-1 block font-medium">{words.filterLabel}</span>
            <select
              data-campus-filter
              autoComplete="off"
              className="min-h-12 w-full rounded-sm border border-ink-soft bg-white px-3"
            >
              <option value="">{words.all}</option>
              {facilities.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        </div>
        <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2" data-campus-pictures>
          {pictures.map(({ facility, picture }) => (
            <li key={picture.src} data-facility={facility}>
              <figure>
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="(min-width: 40rem) 34rem, 100vw"
                  className="aspect-[4/3] w-full rounded-lg border border-line object-cover"
                />
                {/* What the picture shows is worth reading for everybody. */}
                <figcaption className="mt-2 text-ink-soft">{picture.alt}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-3 without-script:hidden">
          <button type="button" data-campus-more className={buttonClass('outline')}>
            {words.showMore}
          </button>
          <button type="button" data-campus-less hidden className={buttonClass('outline')}>
            {words.showLess}
          </button>
          <p role="status" data-campus-count data-words={words.count} className="text-ink-soft tabular" />
        </div>
      </div>
    </section>
  );
}
