import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Language, pathIn } from '#shared/kit/languages.ts';
import { publishedPicture, routes } from '#shared/routes.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import type { WebsiteEvent } from '#shared/website/website-content.ts';
import { JsonLd } from '#web/site/frame/in-page.tsx';
import { Day } from '#web/site/parts/day.tsx';
import { linkClass, TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { WebsitePicture } from '#web/site/parts/pictures/prepared-picture.tsx';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';

const arrow =
  'grid size-11 place-items-center rounded-full border border-line bg-paper text-teal hover:bg-teal hover:text-white';
/** A slide is as wide as the page. */
const sizes = '(min-width: 72rem) 68rem, 100vw';
/** Visitors do not step through more slides than these. */
const mostSlides = 8;

interface EventsSliderProps {
  events: readonly WebsiteEvent[];
  previewId?: string | undefined;
}

/** One picture at a time, the latest event first; both directions wrap. Without events a sentence says so. */
export function EventsSlider({ events: all, previewId }: EventsSliderProps) {
  const { events: words } = useWords('home');
  const { origin, college, language } = usePage();
  const events = latestFirst(all, previewId).slice(0, mostSlides);
  return (
    <section className="page-width section-space" aria-labelledby="events">
      <div className="flex items-end justify-between gap-4">
        <h2 id="events" className="text-3xl">
          {words.heading}
        </h2>
        {events.length > 1 && (
          <div className="flex gap-2">
            <button type="button" data-slide="-1" className={arrow} aria-label={words.previous}>
              <ChevronLeft className="size-5" aria-hidden="true" />
            </button>
            <button type="button" data-slide="1" className={arrow} aria-label={words.next}>
              <ChevronRight className="size-5" aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      {events.length === 0 ? (
        <NoEvents />
      ) : (
        <>
          {events.some(({ id }) => id === previewId) && <PreviewNote />}
          <ul className="mt-8" data-slides>
            {events.map((event, index) => (
              <li key={event.id} hidden={index > 0}>
                <Slide event={event} />
              </li>
            ))}
          </ul>
          <JsonLd data={events.map((event) => eventData(event, origin, language, college))} />
        </>
      )}
    </section>
  );
}

/** An event in a preview comes before all others. */
function latestFirst(events: readonly WebsiteEvent[], previewId: string | undefined): WebsiteEvent[] {
  const isPreview = ({ id }: WebsiteEvent) => Number(id === previewId);
  return events.toSorted((a, b) => isPreview(b) - isPreview(a) || (a.date > b.date ? -1 : 1));
}

function NoEvents() {
  const { events: words } = useWords('home');
  return (
    <div className="mt-4 grid grid-cols-[8.5rem_1fr] items-center overflow-hidden rounded-lg bg-sand md:mt-8 md:grid-cols-[1.5fr_1fr]">
      <Picture picture={words.fallback} sizes="(min-width: 48rem) 44rem, 100vw" className="w-full" />
      <div className="px-4 py-3 md:p-10">
        <p className="text-lg leading-tight font-semibold md:text-2xl">{words.empty}</p>
        <TextLink href={words.more.url} className={`mt-2 ${linkClass}`}>
          {words.more.label}
        </TextLink>
      </div>
    </div>
  );
}

function Slide({ event }: { event: WebsiteEvent }) {
  const { title, date } = event;
  return (
    <figure>
      <WebsitePicture
        picture={event}
        alt={title}
        sizes={sizes}
        className="max-h-[36rem] w-full rounded-lg bg-sand object-contain"
      />
      <figcaption className="mt-3 text-xl font-semibold wrap-anywhere">
        {officeText(title)}
        <Day date={date} className="block text-base font-normal text-ink-soft" />
      </figcaption>
    </figure>
  );
}

function eventData(
  { title, date, pictures }: WebsiteEvent,
  origin: string,
  language: Language,
  college: CollegeFacts,
): object {
  const { street, town, state, postalCode } = college;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: date,
    url: origin + pathIn(language, routes.home),
    image: pictures.slice(-1).map(({ id }) => origin + publishedPicture(id, 'webp')),
    organizer: { '@id': `${origin}/#college` },
    location: {
      '@type': 'Place',
      name: college.collegeName,
      address: `${street}, ${town}, ${state} ${postalCode}, IN`,
    },
  };
}
