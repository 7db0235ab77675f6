import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PictureSource } from '#shared/website/website-content.ts';
import { facilityPageSize } from '#web/site/parts/list-sizes.ts';
import { otherLanguage } from '#web/site/parts/office-text.tsx';
import { usePageLanguage, useWords } from '#web/site/parts/page-context.ts';
import { PreparedPicture } from '#web/site/parts/pictures/prepared-picture.tsx';
import { Button } from '#web/ui/button.tsx';

export interface CampusGalleryProps {
  facilities: readonly { id: string; title: string }[];
  pictures: readonly { facility: string; source: PictureSource; alt: string }[];
}

/**
 * Four pictures at first, four more each time, back to four after 'Show Less' or a change of facility (product §4).
 * Without a script all are shown.
 */
export function CampusGallery({ facilities, pictures }: CampusGalleryProps) {
  const { campus: words } = useWords('facilities').facilitiesPage;
  const language = usePageLanguage();
  const select = useRef<HTMLSelectElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const less = useRef<HTMLButtonElement>(null);
  const [facility, setFacility] = useState('');
  const [wanted, setWanted] = useState<number>(facilityPageSize);
  const choose = () => {
    setFacility(select.current?.value ?? '');
    setWanted(facilityPageSize);
  };
  // The visitor may have chosen a facility before hydration.
  useEffect(choose, []);

  const fitting = pictures.filter((picture) => !facility || picture.facility === facility);
  const shown = Math.min(wanted, fitting.length);
  const showMore = () => {
    flushSync(() => setWanted(wanted + facilityPageSize));
    // The pressed button may now be hidden: the focus must not return to the top of the page.
    if (more.current?.hidden) less.current?.focus();
  };
  const showLess = () => {
    flushSync(() => setWanted(facilityPageSize));
    more.current?.focus({ preventScroll: true });
    more.current?.closest('section')?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="campus-gallery-heading" className="text-3xl">
          {words.heading}
        </h2>
        <label className="w-full without-script:hidden sm:w-72">
          <span className="mb-1 block font-medium">{words.filterLabel}</span>
          <select
            ref={select}
            autoComplete="off"
            onInput={choose}
            onChange={choose}
            className="min-h-12 w-full rounded-sm border border-ink-soft bg-white px-3"
          >
            <option value="">{words.all}</option>
            {facilities.map(({ id, title }) => (
              <option key={id} value={id} lang={otherLanguage(title, language)}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2">
        {fitting.map(({ source, alt }, place) => (
          <li key={source.src} className={place < shown ? undefined : 'hidden without-script:block'}>
            <PreparedPicture
              source={source}
              alt={alt}
              sizes="(min-width: 40rem) 34rem, 100vw"
              className="aspect-[4/3] w-full rounded-lg border border-line object-cover"
            />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-3 without-script:hidden">
        <Button ref={more} variant="outline" hidden={shown === fitting.length} onClick={showMore}>
          {words.showMore}
        </Button>
        <Button ref={less} variant="outline" hidden={wanted === facilityPageSize} onClick={showLess}>
          {words.showLess}
        </Button>
        <p role="status" data-alert data-failed={words.failed} className="text-ink-soft tabular">
          {words.count.replace('{shown}', String(shown)).replace('{total}', String(fitting.length))}
        </p>
      </div>
    </>
  );
}
